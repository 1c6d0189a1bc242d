import { handIn } from './interactions.js';
import { change, state } from './store.js';

/** The form that the application asked for. */

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const RADIO = 21;
const BOX = 23;
const SINGLE = new Set([TEXT_INPUT, RADIO, BOX]);

/** Opens a form. */
export function openModal(modal) {
  change(() => {
    state.modal = { ...modal, values: new Map(fieldsOf(modal).map((field) => [field.custom_id, startOf(field)])) };
  });
}

/** Leaves the form without handing it in. */
export function closeModal() {
  change(() => {
    state.modal = null;
  });
}

/** Every control of a form, whatever wraps it. */
export function fieldsOf(modal) {
  return modal.components.flatMap((part) => part.components ?? (part.component ? [part.component] : []));
}

/** Sends the form as it is filled in. */
export function submitModal() {
  const { id, custom_id, title, components } = state.modal;
  const filled = components.map(answerOf).filter(Boolean);
  closeModal();
  return handIn({ id, custom_id, components: filled }, title);
}

function startOf(field) {
  if (field.type === TEXT_INPUT) {
    return field.value ?? '';
  }
  if (field.type === BOX) {
    return field.default ?? false;
  }
  return field.type === RADIO ? (preset(field)[0] ?? '') : preset(field);
}

function preset(field) {
  return (field.options ?? []).filter((option) => option.default).map(({ value }) => value);
}

function answerOf(part) {
  if (part.type === ROW) {
    return { type: ROW, components: part.components.map(valueOf) };
  }
  return part.type === LABEL ? { type: LABEL, component: valueOf(part.component) } : null;
}

function valueOf(field) {
  const value = state.modal.values.get(field.custom_id);
  return { type: field.type, custom_id: field.custom_id, ...(SINGLE.has(field.type) ? { value } : { values: value }) };
}
