import { html, nothing } from '../vendor.js';
import '../text/emoji.js';

/** The sign of a button or of a menu's row: one of the application's own, or a letter of everybody's. */
export function emojiView(emoji) {
  if (emoji?.id) {
    return html`<heraldo-emoji name=${emoji.name ?? ''} number=${emoji.id}></heraldo-emoji>`;
  }
  return emoji?.name ? html`<span aria-hidden="true">${emoji.name}</span>` : nothing;
}
