import { html, nothing } from '../vendor.js';
import { markdown, markdownLine } from '../text/markdown.js';
import { written } from '../text/time.js';
import { pictureButton } from './attachment.js';

/** An embed with all its parts. */
export function embedView(embed, message) {
  const paint = embed.color ? `--stripe:#${embed.color.toString(16).padStart(6, '0')}` : nothing;
  return html`
    <div class="embed" style=${paint}>
      <div class="embed-body">
        ${embed.thumbnail?.url ? html`<div class="embed-thumbnail">${pictureButton(embed.thumbnail, altOf(embed.thumbnail, embed, message))}</div>` : nothing}
        ${embed.author ? author(embed.author) : nothing}
        ${embed.title ? title(embed) : nothing}
        ${embed.description ? html`<div class="embed-text">${markdown(embed.description)}</div>` : nothing}
        ${embed.fields?.length ? html`<dl class="embed-fields">${embed.fields.map(field)}</dl>` : nothing}
        ${embed.image?.url ? html`<div class="embed-image">${pictureButton(embed.image, altOf(embed.image, embed, message))}</div>` : nothing}
        ${embed.footer || embed.timestamp ? footer(embed) : nothing}
      </div>
    </div>`;
}

function author({ name, url, icon_url: icon }) {
  return html`<div class="embed-author">
    ${icon ? html`<img src=${icon} alt="" width="24" height="24">` : nothing}${linked(html`<bdi>${name}</bdi>`, url)}</div>`;
}

function title(embed) {
  return html`<div class="embed-title">${linked(markdownLine(embed.title), embed.url)}</div>`;
}

function linked(words, url) {
  return /^https?:/.test(url ?? '') ? html`<a href=${url} target="_blank" rel="noopener noreferrer">${words}</a>` : words;
}

function field({ name, value, inline }) {
  return html`<div class="embed-field ${inline ? 'inline' : ''}"><dt>${markdownLine(name)}</dt><dd>${markdown(value)}</dd></div>`;
}

function footer({ footer: foot, timestamp }) {
  const icon = foot?.icon_url ? html`<img src=${foot.icon_url} alt="" width="20" height="20">` : nothing;
  const when = timestamp ? html`<time datetime=${timestamp}>${written(new Date(timestamp))}</time>` : nothing;
  return html`<div class="embed-footer">${icon}<bdi>${foot?.text ?? ''}</bdi>${foot?.text && timestamp ? ' • ' : ''}${when}</div>`;
}

function altOf(media, embed, message) {
  const file = (message.attachments ?? []).find(({ url, proxy_url: proxy }) => [url, proxy].includes(media.url));
  return media.description ?? file?.description ?? embed.title ?? '';
}
