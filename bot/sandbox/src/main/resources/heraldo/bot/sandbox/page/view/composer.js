import { html, live, nothing } from '../vendor.js';
import { sendText, typed } from '../command/compose.js';
import { textKey } from '../command/keys.js';
import { channel } from '../state/directory.js';
import { say } from '../text/words.js';
import { commandForm } from './command-form.js';
import { hintList, rowId } from './hints.js';
import { SIGN } from './icons.js';

/** Where one writes: a message, or a command with its options. */
export function composer(state) {
  const here = channel();
  if (!here) {
    return nothing;
  }
  if (!here.can_send) {
    return html`<div class="composer closed" role="note">${say('composer.closed')}</div>`;
  }
  const { draft, hints } = state.composer;
  return html`<div class="composer">
    ${hintList(state.composer)}
    ${draft ? commandForm(state.composer) : textBox(here, hints, state.composer.texts.get(here.id) ?? '')}
  </div>`;
}

function textBox(here, hints, text) {
  return html`<div class="box">
    <button type="button" class="plain slash" aria-label=${say('composer.commands')} title=${say('composer.commands')}
      @click=${slash}>/</button>
    <textarea id="composer-text" rows="1" role="combobox" aria-autocomplete="list" aria-controls="hints"
      aria-expanded=${Boolean(hints)} aria-activedescendant=${hints?.active >= 0 ? rowId(hints.active) : nothing}
      aria-label=${say('composer.label', { channel: here.name })} maxlength="2000"
      placeholder=${say('composer.label', { channel: here.name })} .value=${live(text)}
      @input=${({ target }) => typed(target.value)} @keydown=${textKey}></textarea>
    <button type="button" class="plain send" aria-label=${say('composer.send')} title=${say('composer.send')}
      ?disabled=${!text.trim() || text.startsWith('/')} @click=${sendText}>${SIGN.send}</button>
  </div>`;
}

function slash() {
  typed('/');
  document.getElementById('composer-text').focus();
}
