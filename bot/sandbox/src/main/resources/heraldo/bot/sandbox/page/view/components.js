import { html, nothing } from '../vendor.js';
import { useControl } from '../state/interactions.js';
import { emojiView } from './emoji.js';
import { LAYOUT } from './layout.js';
import { selectView } from './select.js';

/** What one uses in a message, by Discord's numbers. */
const DRAWN = {
  1: (row, scene) => html`<div class="row">${row.components.map((part) => draw(part, scene))}</div>`,
  2: button,
  3: (menu, scene) => selectView(menu, scene),
  5: (menu, scene) => selectView(menu, scene),
  6: (menu, scene) => selectView(menu, scene),
  7: (menu, scene) => selectView(menu, scene),
  8: (menu, scene) => selectView(menu, scene),
};

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'away' };

/** Everything one can press or read below a message's text. */
export function components(message, busy) {
  const parts = message.components ?? [];
  return parts.length ? html`<div class="components">${parts.map((part) => draw(part, { message, busy }))}</div>` : nothing;
}

function draw(part, scene) {
  const within = (inner) => draw(inner, scene);
  return DRAWN[part.type]?.(part, scene) ?? LAYOUT[part.type]?.(part, within) ?? nothing;
}

function button({ style, label, emoji, url, disabled, custom_id: id }, { message, busy }) {
  const words = html`${emojiView(emoji)}${label ?? ''}`;
  if (url) {
    return html`<a class="button away" href=${url} target="_blank" rel="noopener noreferrer">${words} ↗</a>`;
  }
  const waiting = busy.has(`${message.id}/${id}`);
  return html`<button type="button" class="button ${STYLES[style] ?? 'secondary'}" ?disabled=${disabled || waiting}
    aria-busy=${waiting} aria-label=${label ? nothing : (emoji?.name ?? id)}
    @click=${() => useControl(message, { component_type: 2, custom_id: id })}>${words}</button>`;
}
