import { html, nothing } from '../vendor.js';
import { dateOf } from '../client/snowflake.js';
import { leaves } from '../command/book.js';
import { nameOf, nameOfChannel, personOf, visit } from '../state/directory.js';
import { ephemeral, forget, thinking } from '../state/log.js';
import { change, state } from '../state/store.js';
import { markdown } from '../text/markdown.js';
import { stamp, written } from '../text/time.js';
import { locale, say } from '../text/words.js';
import { attachments } from './attachment.js';
import { avatar } from './avatar.js';
import { components } from './components.js';
import { embedView } from './embed.js';
import { SIGN } from './icons.js';

const PIN = 6;
const HAS_THREAD = 1 << 5;

/** One message; a compact one belongs to the author above it. */
export function messageView(message, compact, busy) {
  const name = authorName(message);
  if (message.type === PIN) {
    return html`<div class="system">${SIGN.pin} ${say('message.pinned', { name })} ${time(message)}</div>`;
  }
  return html`
    <article class="message ${compact ? 'compact' : ''} ${ephemeral(message) ? 'ephemeral' : ''} ${calling(message)}"
      aria-label=${say('message.label', { name, time: stamp(dateOf(message.id)) })} data-message=${message.id}>
      ${compact ? nothing : html`${origin(message)}<div class="message-face">${avatar(message.author.id, name)}</div>`}
      <div class="message-body">
        ${compact ? time(message, 't') : heading(message, name)}
        ${thinking(message) ? pondering(message, name) : content(message, busy)}
        ${ephemeral(message) ? whisperNote(message) : nothing}
      </div>
    </article>`;
}

function content(message, busy) {
  return html`
    ${message.content ? html`<div class="message-text">${markdown(message.content)}${edited(message)}</div>` : nothing}
    ${attachments(message)}
    ${(message.embeds ?? []).map((embed) => embedView(embed, message))}
    ${components(message, busy)}
    ${message.flags & HAS_THREAD ? threadLink(message) : nothing}`;
}

/** The way into the thread that hangs on a message and has its id. */
function threadLink({ id }) {
  const name = nameOfChannel(id);
  return name ? html`<button type="button" class="thread-link" @click=${() => visit(id)}>${SIGN.branch}<bdi>${name}</bdi></button>` : nothing;
}

function heading(message, name) {
  const color = personOf(message.author.id)?.color;
  return html`<div class="message-heading">
    <span class="author" style=${color ? `color:${color}` : nothing}><bdi>${name}</bdi></span>
    ${message.author.bot ? html`<span class="bot-tag">APP</span>` : nothing}
    ${time(message)}
  </div>`;
}

function time(message) {
  const date = dateOf(message.id);
  return html`<time datetime=${date.toISOString()} title=${written(date, 'F')}>${stamp(date)}</time>`;
}

function edited(message) {
  return message.edited_timestamp && !message.interaction_metadata
    ? html`<span class="edited" title=${written(new Date(message.edited_timestamp), 'F')}> ${say('message.edited')}</span>`
    : nothing;
}

function origin(message) {
  const cause = message.interaction_metadata ?? message.interaction;
  if (!cause?.user) {
    return message.referenced_message ? answered(message.referenced_message) : nothing;
  }
  const command = state.used.get(cause.id) ?? titleOf(cause.name ?? message.interaction?.name);
  return html`<div class="origin">${avatar(cause.user.id, nameOf(cause.user), 16)}
    <bdi class="origin-name">${personOf(cause.user.id)?.name ?? nameOf(cause.user)}</bdi>
    ${command ? html`<span>${say('message.used')}</span> <span class="origin-command">/${command}</span>` : nothing}
  </div>`;
}

function answered(message) {
  return html`<div class="origin">${avatar(message.author.id, authorName(message), 16)}
    <bdi class="origin-name">${authorName(message)}</bdi> <span class="origin-text">${message.content}</span></div>`;
}

function titleOf(command) {
  const known = command && leaves(state.session?.commands ?? [], locale()).find(({ path }) => path.join(' ') === command);
  return known?.title ?? command;
}

function pondering(message, name) {
  return html`<div class="pondering" role="status">
    <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${say('message.thinking', { name })}</div>`;
}

function whisperNote(message) {
  return html`<div class="whisper-note">${SIGN.eye} ${say('message.onlyYou')} ·
    <button type="button" class="link" @click=${() => change(() => forget(message.channel_id, message.id))}
      >${say('message.dismiss')}</button></div>`;
}

function authorName(message) {
  return personOf(message.author.id)?.name ?? nameOf(message.author);
}

function calling({ mentions = [], mention_everyone: all }) {
  return all || mentions.some(({ id }) => id === state.me) ? 'calling' : '';
}
