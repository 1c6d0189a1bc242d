import { html, nothing, ref } from '../vendor.js';
import { take } from '../command/compose.js';
import { optionOf } from '../command/draft.js';
import { say } from '../text/words.js';

/** The id of a row, for those who hear the page. */
export function rowId(at) {
  return `hint-${at}`;
}

/** The list above the composer, and what the option being filled in is about. */
export function hintList({ hints, draft }) {
  if (!hints && !draft) {
    return nothing;
  }
  const rows = hints?.rows ?? [];
  return html`<div class="hints">
    ${draft ? about(draft) : html`<div class="hints-title">${say(hints.kind === 'names' ? 'hints.names' : 'hints.commands')}</div>`}
    ${hints?.kind === 'options' && rows.length ? html`<div class="hints-title">${say('hints.options')}</div>` : nothing}
    <ul id="hints" role="listbox" aria-label=${say('hints.label')}>
      ${rows.map((row, at) => html`<li id=${rowId(at)} role="option" class="hint" aria-selected=${at === hints.active}
        ${at === hints.active ? ref(intoSight) : nothing}
        @mousedown=${(event) => event.preventDefault()} @click=${() => take(row)}>${KINDS[hints.kind](row)}</li>`)}
    </ul>
    ${nobody(hints, draft)}
  </div>`;
}

const KINDS = {
  commands: (leaf) => html`<span class="hint-title">/${leaf.title}
    ${leaf.options.map((option) => html`<span class="hint-option">${option.title}${option.required ? '' : '?'}</span>`)}</span>
    <span class="hint-about">${leaf.about}</span>`,
  choices: named,
  names: named,
  options: ({ title, about: words }) => html`<span class="hint-title">${title}</span><span class="hint-about">${words}</span>`,
};

function named({ title, detail }) {
  return html`<span class="hint-title"><bdi>${title}</bdi></span>
    ${detail ? html`<span class="hint-about">${detail}</span>` : nothing}`;
}

function about(draft) {
  const option = draft.focus && optionOf(draft, draft.focus);
  const problem = draft.problems.get(draft.focus);
  return html`<div class="hints-about" id="option-about">
    ${option
      ? html`<strong>${option.title}</strong> ${option.about}
          ${option.required ? nothing : html`<em>${say('option.optional')}</em>`}`
      : html`<strong>/${draft.leaf.title}</strong> ${draft.leaf.about}`}
    ${problem ? html`<span class="hints-problem" role="alert">${problem}</span>` : nothing}
  </div>`;
}

function nobody(hints, draft) {
  if (!hints || hints.rows.length > 0 || (hints.kind === 'options' && !draft.more?.trim())) {
    return nothing;
  }
  if (hints.loading) {
    return html`<div class="hints-none">${say('hints.loading')}</div>`;
  }
  return hints.kind === 'choices' && !hints.asked ? nothing : html`<div class="hints-none">${say('hints.none')}</div>`;
}

function intoSight(row) {
  row?.scrollIntoView({ block: 'nearest' });
}
