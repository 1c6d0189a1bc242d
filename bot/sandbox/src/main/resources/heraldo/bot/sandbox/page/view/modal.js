import { html, live, nothing } from '../vendor.js';
import { closeModal, submitModal } from '../state/modal.js';
import { change } from '../state/store.js';
import { markdown } from '../text/markdown.js';
import { say } from '../text/words.js';
import { asDialog } from './dialog.js';
import { picker } from './select.js';
import { TICKED, ticks } from './ticks.js';

const PARAGRAPH = 2;

const DRAWN = {
  1: ({ components }, values) => components.map((field) => labelled(field, values, field.label, field.description)),
  10: ({ content }) => html`<div class="modal-words">${markdown(content)}</div>`,
  18: ({ component, label, description }, values) => labelled(component, values, label, description),
};

/** The form that the application asked for. */
export function modal({ modal: form }) {
  if (!form) {
    return nothing;
  }
  return html`<dialog class="modal" aria-labelledby="modal-title" ${asDialog(closeModal)}>
    <form @submit=${submit}>
      <h2 id="modal-title">${form.title}</h2>
      <div class="modal-fields">${form.components.map((part) => DRAWN[part.type]?.(part, form.values) ?? nothing)}</div>
      <div class="modal-buttons">
        <button type="button" class="button secondary" @click=${closeModal}>${say('page.cancel')}</button>
        <button type="submit" class="button primary">${say('modal.submit')}</button>
      </div>
    </form>
  </dialog>`;
}

function labelled(field, values, label, description) {
  const id = `field-${field.custom_id}`;
  return html`<div class="modal-field">
    <label for=${id}>${label}${field.required === false ? nothing : html`<span class="star" title=${say('option.required')}>*</span>`}</label>
    ${description ? html`<p class="modal-about">${description}</p>` : nothing}
    ${inputOf(field, id, values)}
  </div>`;
}

function inputOf(field, id, values) {
  const put = (chosen) => values.set(field.custom_id, chosen);
  if (field.type === 4) {
    return textInput(field, id, values);
  }
  return TICKED.has(field.type) ? ticks(field, id, put) : picker(field, false, put);
}

function textInput(field, id, values) {
  const most = field.max_length ?? 4000;
  const write = ({ target }) => change(() => values.set(field.custom_id, target.value));
  const value = values.get(field.custom_id);
  const counter = html`<span class="counter">${value.length}/${most}</span>`;
  return field.style === PARAGRAPH
    ? html`<textarea id=${id} rows="7" placeholder=${field.placeholder ?? ''} maxlength=${most} spellcheck="false"
        minlength=${field.min_length ?? nothing} ?required=${field.required !== false} .value=${live(value)}
        @input=${write} @keydown=${byKey}></textarea>${counter}`
    : html`<input id=${id} type="text" placeholder=${field.placeholder ?? ''} maxlength=${most} autocomplete="off"
        minlength=${field.min_length ?? nothing} ?required=${field.required !== false} .value=${live(value)} @input=${write}>`;
}

function byKey(event) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form.requestSubmit();
  }
}

function submit(event) {
  event.preventDefault();
  submitModal();
}
