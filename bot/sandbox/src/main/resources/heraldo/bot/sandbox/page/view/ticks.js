import { html, nothing } from '../vendor.js';

const RADIO = 21;
const GROUP = 22;
const BOX = 23;

/** The kinds of field in which one ticks something. */
export const TICKED = new Set([RADIO, GROUP, BOX]);

/** One of several, some of several, or a single box; `put` takes what is ticked. */
export function ticks(field, id, put) {
  if (field.type === BOX) {
    return html`<input id=${id} type="checkbox" ?checked=${field.default} @change=${({ target }) => put(target.checked)}>`;
  }
  return html`<div id=${id} role=${field.type === RADIO ? 'radiogroup' : 'group'} @change=${(event) => changed(event, field, put)}>
    ${field.options.map((option) => tick(field, option))}</div>`;
}

function tick({ type, custom_id: name, required }, { value, label, description, default: chosen }) {
  return html`<label class="tick">
    <input type=${type === RADIO ? 'radio' : 'checkbox'} name=${name} value=${value} ?checked=${chosen}
      ?required=${type === RADIO && required !== false}>
    <span class="tick-words"><span>${label}</span>${description ? html`<small>${description}</small>` : nothing}</span></label>`;
}

function changed({ currentTarget }, { type }, put) {
  const ticked = [...currentTarget.querySelectorAll('input:checked')].map(({ value }) => value);
  put(type === RADIO ? (ticked[0] ?? '') : ticked);
}
