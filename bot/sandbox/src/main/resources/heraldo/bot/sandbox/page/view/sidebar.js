import { html, nothing } from '../vendor.js';
import { isThread, shelves } from '../state/channels.js';
import { guild, letters, secret } from '../state/directory.js';
import { calls, unread } from '../state/reading.js';
import { change } from '../state/store.js';
import { open, openGuild } from '../state/visit.js';
import { say } from '../text/words.js';
import { channelIcon } from './icons.js';
import { personPanel } from './person.js';
import { roving } from './roving.js';

/** Guilds, channels and who one is. On a narrow screen it is a drawer. */
export function sidebar(state) {
  return html`
    <aside class="sidebar" aria-label=${say('sidebar.label')}>
      ${rail(state)}
      <div class="sidebar-body">
        <div class="guild-name"><bdi>${guild()?.name ?? ''}</bdi></div>
        <nav class="channels" aria-label=${say('channels.label')} @keydown=${roving(closeDrawer)}>${shelvesWithLetters().map((shelf) => shelfView(shelf, state))}</nav>
        ${personPanel(state)}
      </div>
    </aside>`;
}

/** Direct messages stand below the channels of the guild. */
function shelvesWithLetters() {
  return [...shelves(guild()), { category: { name: say('channels.letters') }, channels: letters() }];
}

function closeDrawer() {
  change((state) => {
    state.drawer = false;
  });
}

function rail({ session, guild: current }) {
  return html`<nav class="rail" aria-label=${say('guilds.label')}>
    ${(session?.guilds ?? []).map(({ id, name }) => html`
      <button type="button" class="guild" aria-current=${id === current} title=${name} aria-label=${name}
        @click=${() => openGuild(id)}>${initials(name)}</button>`)}
  </nav>`;
}

function initials(name) {
  return name.split(/\s+/).map((word) => [...word][0]).slice(0, 2).join('').toUpperCase();
}

function shelfView({ category, channels }, state) {
  if (channels.length === 0) {
    return nothing;
  }
  const list = html`<ul>${channels.map((channel) => row(channel, state))}</ul>`;
  return category
    ? html`<details class="category" open><summary><bdi>${category.name}</bdi></summary>${list}</details>`
    : list;
}

function row(channel, state) {
  const here = channel.id === state.channel;
  const fresh = !here && unread(channel);
  const named = fresh ? calls(channel) : 0;
  return html`<li>
    <button type="button" class="channel ${isThread(channel) ? 'thread' : ''} ${fresh ? 'unread' : ''}" aria-current=${here ? 'page' : nothing}
      data-channel=${channel.name} data-secret=${secret(channel)} @click=${() => open(channel.id)}>
      ${channelIcon(channel)}<bdi class="channel-name">${channel.name}</bdi>
      ${secret(channel) ? html`<span class="hidden-words">${say('channels.secret')}</span>` : nothing}
      ${fresh ? html`<span class="hidden-words">${say('channels.unread')}</span>` : nothing}
      ${named ? html`<span class="badge">${named}</span>` : nothing}
    </button>
  </li>`;
}
