import { html, nothing } from '../vendor.js';
import { say } from '../text/words.js';
import { emojiView } from './emoji.js';
import { roving } from './roving.js';

/** A menu of which one row is taken: it opens under its line, arrows go from row to row, Escape closes it. */
export function choices(menu, rows, waiting, choose) {
  const chosen = rows.find((row) => row.default);
  const title = chosen?.label ?? menu.placeholder ?? say('select.choose');
  if (menu.disabled || waiting) {
    return html`<button type="button" class="choices-title" disabled>${title}</button>`;
  }
  return html`<details class="choices" @toggle=${opened} @keydown=${(event) => byKey(event)}>
    <summary class="choices-title ${chosen ? 'chosen' : ''}">${title}</summary>
    <div class="choices-rows" role="group" aria-label=${title}>${rows.map((row) => rowView(row, choose))}</div>
  </details>`;
}

function rowView({ value, label, description, emoji, default: chosen }, choose) {
  return html`<button type="button" class="choices-row" data-value=${value} aria-pressed=${chosen ? 'true' : nothing}
    @click=${({ currentTarget }) => take(currentTarget, value, choose)}>
    ${emoji ? html`<span class="choices-sign">${emojiView(emoji)}</span>` : nothing}
    <span class="choices-words"><span>${label}</span>${description ? html`<small>${description}</small>` : nothing}</span>
  </button>`;
}

function take(button, value, choose) {
  button.closest('details').open = false;
  choose([value]);
}

function opened({ currentTarget: menu }) {
  if (menu.open) {
    menu.querySelector('.choices-row')?.focus({ preventScroll: true });
    menu.scrollIntoView({ block: 'nearest' });
  }
}

function byKey(event) {
  const menu = event.currentTarget;
  const leave = () => {
    menu.open = false;
    menu.querySelector('summary').focus();
  };
  if (menu.open) {
    roving(leave)(event);
  }
}
