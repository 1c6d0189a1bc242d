import { html, live, nothing } from '../vendor.js';
import { optionOf, textOf } from '../command/draft.js';
import { arrived, discard, fill, more, narrow, sendCommand } from '../command/fill.js';
import { optionKey } from '../command/keys.js';
import { INTEGER } from '../command/kinds.js';
import { say } from '../text/words.js';
import { rowId } from './hints.js';
import { SIGN } from './icons.js';

/** A command being filled in: its name, a chip for each option, and room for more. */
export function commandForm(composer) {
  const { draft } = composer;
  return html`<div class="box command" role="group" aria-label=${say('command.label', { name: draft.leaf.title })}>
    <div class="chips">
      <span class="command-name">/${draft.leaf.title}</span>
      ${draft.shown.map((name) => chip(name, composer))}
      ${rest(composer)}
    </div>
    <button type="button" class="plain" aria-label=${say('command.discard')} title=${say('command.discard')}
      @click=${discard}>${SIGN.cross}</button>
    <button type="button" class="plain send" aria-label=${say('composer.send')} title=${say('composer.send')}
      @click=${sendCommand}>${SIGN.send}</button>
  </div>`;
}

function chip(name, { draft, hints }) {
  const option = optionOf(draft, name);
  const problem = draft.problems.get(name);
  const text = textOf(draft, name);
  return html`<span class="chip ${problem ? 'problem' : ''} ${draft.focus === name ? 'focused' : ''}">
    <label for="option-${name}">${option.title}</label>
    <input id="option-${name}" data-option=${option.title} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
      inputmode=${option.type === INTEGER && !option.autocomplete ? 'numeric' : nothing} size=${Math.max(3, text.length + 1)}
      role="combobox" aria-autocomplete="list" aria-controls="hints" aria-expanded=${Boolean(hints)}
      aria-activedescendant=${hints?.active >= 0 ? rowId(hints.active) : nothing}
      aria-required=${Boolean(option.required)} aria-invalid=${Boolean(problem)} aria-describedby="option-about"
      .value=${live(text)} @input=${({ target }) => fill(name, target.value)} @focus=${() => arrived(name)}
      @keydown=${(event) => optionKey(event, name)}></span>`;
}

function rest({ draft, hints }) {
  return html`<input id="option-more" class="more" type="text" autocomplete="off" size="12"
    role="combobox" aria-autocomplete="list" aria-controls="hints" aria-expanded=${Boolean(hints)}
    aria-activedescendant=${hints?.kind === 'options' && hints.active >= 0 ? rowId(hints.active) : nothing}
    aria-label=${say('command.more')} placeholder=${more(draft) ? say('command.more') : ''}
    .value=${live(draft.more ?? '')} @input=${({ target }) => narrow(target.value)} @focus=${() => arrived(null)}
    @keydown=${(event) => optionKey(event, null)}>`;
}
