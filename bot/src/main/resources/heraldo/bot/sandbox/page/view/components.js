import { html, nothing } from '../vendor.js';
import { useControl } from '../state/interactions.js';
import { markdown } from '../text/markdown.js';
import { pictureButton } from './attachment.js';
import { selectView } from './select.js';

/** Buttons, menus and layout parts of a message, by Discord's numbers. */
const DRAWN = {
  1: (row, scene) => html`<div class="row">${row.components.map((part) => draw(part, scene))}</div>`,
  2: button,
  3: (menu, scene) => selectView(menu, scene),
  5: (menu, scene) => selectView(menu, scene),
  6: (menu, scene) => selectView(menu, scene),
  7: (menu, scene) => selectView(menu, scene),
  8: (menu, scene) => selectView(menu, scene),
  9: (section, scene) => html`<div class="section"><div>${section.components.map((part) => draw(part, scene))}</div>
    ${draw(section.accessory, scene)}</div>`,
  10: ({ content }) => html`<div class="message-text">${markdown(content)}</div>`,
  11: ({ media, description }) => html`<div class="embed-thumbnail">${pictureButton(media, description ?? '')}</div>`,
  12: ({ items }) => html`<div class="attachments">${items.map(({ media, description }) => pictureButton(media, description ?? ''))}</div>`,
  14: ({ divider }) => html`<hr class="separator ${divider === false ? 'blank' : ''}">`,
  17: (box, scene) => html`<div class="embed container" style=${stripe(box)}><div class="embed-body">
    ${box.components.map((part) => draw(part, scene))}</div></div>`,
};

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'away' };

/** Everything one can press or read below a message's text. */
export function components(message, busy) {
  const parts = message.components ?? [];
  return parts.length ? html`<div class="components">${parts.map((part) => draw(part, { message, busy }))}</div>` : nothing;
}

function draw(part, scene) {
  return DRAWN[part.type]?.(part, scene) ?? nothing;
}

function button({ style, label, emoji, url, disabled, custom_id: id }, { message, busy }) {
  const words = html`${emoji?.name ? html`<span aria-hidden="true">${emoji.name}</span>` : nothing}${label ?? ''}`;
  if (url) {
    return html`<a class="button away" href=${url} target="_blank" rel="noopener noreferrer">${words} ↗</a>`;
  }
  const waiting = busy.has(`${message.id}/${id}`);
  return html`<button type="button" class="button ${STYLES[style] ?? 'secondary'}" ?disabled=${disabled || waiting}
    aria-busy=${waiting} aria-label=${label ? nothing : (emoji?.name ?? id)}
    @click=${() => useControl(message, { component_type: 2, custom_id: id })}>${words}</button>`;
}

function stripe({ accent_color: color }) {
  return color ? `--stripe:#${color.toString(16).padStart(6, '0')}` : nothing;
}
