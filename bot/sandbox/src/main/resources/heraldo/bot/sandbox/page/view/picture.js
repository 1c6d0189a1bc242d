import { html, nothing } from '../vendor.js';
import { change } from '../state/store.js';
import { say } from '../text/words.js';
import { asDialog } from './dialog.js';

/** A picture as large as the screen allows; pressed once more, as large as it is. */
export function picture({ picture: shown }) {
  if (!shown) {
    return nothing;
  }
  return html`<dialog class="lightbox" aria-label=${shown.alt || say('picture.label')} ${asDialog(close)}
    @click=${({ target, currentTarget }) => target === currentTarget && close()}>
    <div class="lightbox-stage"><img src=${shown.url} alt=${shown.alt} @click=${zoom}></div>
    <p class="lightbox-words">${shown.alt}</p>
    <p class="lightbox-tools"><a href=${shown.url} target="_blank" rel="noopener">${say('picture.original')}</a>
      <button type="button" class="button" @click=${close}>${say('page.close')}</button></p>
  </dialog>`;
}

function zoom({ target }) {
  target.classList.toggle('full');
}

function close() {
  change((state) => {
    state.picture = null;
  });
}
