import { html, nothing } from '../vendor.js';
import { markdown } from '../text/markdown.js';
import { say } from '../text/words.js';
import { download, pictureButton } from './attachment.js';

/** The parts that lay a message out, by Discord's numbers; `draw` draws what stands within them. */
export const LAYOUT = {
  9: (section, draw) => html`<div class="section"><div class="section-words">${section.components.map(draw)}</div>
    <div class="section-side">${draw(section.accessory)}</div></div>`,
  10: ({ content }) => html`<div class="message-text">${markdown(content)}</div>`,
  11: (thumbnail) => html`<div class="thumbnail">${shown(thumbnail)}</div>`,
  12: ({ items }) => html`<div class="gallery ${sizeOf(items)}">${items.map((item) =>
    html`<div class="gallery-item" style=${ratio(item.media)}>${shown(item)}</div>`)}</div>`,
  13: ({ file, name, size, spoiler }) => hidden(spoiler, download({ url: file.url, filename: name ?? '', size })),
  14: ({ divider, spacing }) => html`<hr class="separator ${divider === false ? 'blank' : ''} ${spacing === 2 ? 'wide' : ''}">`,
  17: (box, draw) => html`<div class="layout-box ${box.accent_color === null ? '' : 'striped'}" style=${stripe(box)}>
    ${hidden(box.spoiler, html`<div class="layout-parts">${box.components.map(draw)}</div>`)}</div>`,
};

function shown({ media, description, spoiler }) {
  return hidden(spoiler, pictureButton(media, description ?? ''));
}

/** What is hidden stands behind a line that opens. */
function hidden(spoiler, content) {
  return spoiler ? html`<details class="veiled"><summary>${say('message.spoiler')}</summary>${content}</details>` : content;
}

function sizeOf({ length }) {
  return { 1: 'one', 2: 'two', 4: 'two' }[length] ?? 'many';
}

function ratio({ width, height }) {
  return width && height ? `--ratio:${(width / height).toFixed(3)}` : nothing;
}

function stripe({ accent_color: color }) {
  return Number.isInteger(color) ? `--stripe:#${color.toString(16).padStart(6, '0')}` : nothing;
}
