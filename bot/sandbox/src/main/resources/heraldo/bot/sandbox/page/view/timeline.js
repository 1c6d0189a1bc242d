import { guard, html, nothing, ref, repeat } from '../vendor.js';
import { dateOf, later } from '../client/snowflake.js';
import { channel } from '../state/directory.js';
import { ephemeral, messagesOf } from '../state/log.js';
import { readBack } from '../state/visit.js';
import { sameDay, written } from '../text/time.js';
import { say, spoken } from '../text/words.js';
import { messageView } from './message.js';
import { hold, scrolled } from './scroll.js';

const TOGETHER = 7 * 60 * 1000;

/** The messages of the open channel, with a line between days and one before what is new. */
export function timeline(state) {
  const list = messagesOf(state.channel);
  const log = state.logs.get(state.channel);
  return html`
    <section class="timeline" role="log" tabindex="0" aria-label=${say('timeline.label', { channel: channel()?.name ?? '' })}
      ${ref((element) => hold(element, state.channel, list.at(-1)?.id, own(list.at(-1), state)))} @scroll=${(event) => scrolled(event, () => earlier(log))}>
      <div class="timeline-inner">
        ${log?.complete ? beginning() : nothing}
        <ol class="messages">
          ${repeat(list, ({ id }) => `${state.me}/${id}`, (message, at) => entry(message, list[at - 1], state))}
        </ol>
      </div>
    </section>`;
}

/** What one has said, and what alone is said to one, is one's own. */
function own(message, state) {
  return !!message && (ephemeral(message) || message.author?.id === state.me);
}

function earlier(log) {
  return log?.complete ? null : readBack(channel().id, true);
}

function beginning() {
  return html`<div class="beginning"><strong>${say('timeline.beginning', { channel: channel()?.name ?? '' })}</strong></div>`;
}

function entry(message, before, state) {
  const fresh = state.divider && later(message.id, state.divider) && before && !later(before.id, state.divider);
  const newDay = !before || !sameDay(dateOf(before.id), dateOf(message.id));
  const compact = !newDay && !fresh && follows(message, before);
  const busy = [...state.busy.keys()].filter((key) => key.startsWith(`${message.id}/`)).join();
  return html`<li>
    ${newDay ? html`<div class="line" role="separator"><span>${written(dateOf(message.id), 'D')}</span></div>` : nothing}
    ${fresh ? html`<div class="line fresh" role="separator"><span>${say('timeline.new')}</span></div>` : nothing}
    ${guard([message, compact, spoken(), busy, state.session], () => messageView(message, compact, state.busy))}
  </li>`;
}

function follows(message, before) {
  const plain = !message.interaction_metadata && !message.interaction && !message.referenced_message;
  const soon = dateOf(message.id) - dateOf(before.id) < TOGETHER;
  return plain && soon && before.author.id === message.author.id && (before.flags & 64) === (message.flags & 64);
}
