import { html, nothing } from '../vendor.js';
import { change } from '../state/store.js';
import { say } from '../text/words.js';
import { SIGN } from './icons.js';

const WIDEST = 550;
const HIGHEST = 640;

const LAID_OUT = 1 << 15;

/** The files of a message that no embed already shows; one that is laid out shows only what its components name. */
export function attachments(message) {
  if (message.flags & LAID_OUT) {
    return nothing;
  }
  const shown = (message.embeds ?? []).flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]);
  const files = (message.attachments ?? []).filter(({ url }) => !shown.includes(url));
  return files.length ? html`<div class="attachments">${files.map(fileView)}</div>` : nothing;
}

/** A picture that opens large when pressed; its words for those who cannot see it are under it too. */
export function pictureButton(media, alt) {
  const { width, height } = fitted(media);
  return html`<button type="button" class="picture" aria-label=${say('picture.enlarge', { alt })} title=${alt}
    @click=${() => enlarge(media.url, alt)}>
    <img src=${media.url} alt=${alt} width=${width ?? nothing} height=${height ?? nothing} decoding="async"></button>`;
}

function fileView(file) {
  const image = file.content_type?.startsWith('image/') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename);
  return image ? pictureButton(file, file.description ?? file.filename) : download(file);
}

/** A file to be fetched. */
export function download({ url, filename, size }) {
  return html`<a class="file" href=${url} download=${filename}>${SIGN.file}
    <bdi>${filename}</bdi><span class="file-size">${Math.ceil((size ?? 0) / 1024)} KB</span></a>`;
}

function fitted({ width, height }) {
  if (!width || !height) {
    return {};
  }
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function enlarge(url, alt) {
  change((state) => {
    state.picture = { url, alt };
  });
}
