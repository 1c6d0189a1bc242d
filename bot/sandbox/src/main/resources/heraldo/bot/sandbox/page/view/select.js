import { html, nothing } from '../vendor.js';
import { channelsInOrder } from '../state/channels.js';
import { guild, members } from '../state/directory.js';
import { useControl } from '../state/interactions.js';
import { say } from '../text/words.js';
import { choices } from './choices.js';
import { emojiView } from './emoji.js';

const SOURCES = {
  3: ({ options }) => options,
  5: () => people(),
  6: () => roles(),
  7: () => people().concat(roles()),
  8: () => channelsInOrder(guild()).map(({ id, name }) => ({ value: id, label: `#${name}` })),
};

/** A select menu of a message: a list that opens, one row or several to choose. */
export function selectView(menu, { message, busy }) {
  const waiting = busy.has(`${message.id}/${menu.custom_id}`);
  const choose = (values) => useControl(message, { component_type: menu.type, custom_id: menu.custom_id, values });
  const rows = SOURCES[menu.type](menu);
  const one = (menu.max_values ?? 1) === 1;
  return html`<div class="menu" aria-busy=${waiting}>${one ? choices(menu, rows, waiting, choose)
    : several(menu, rows, waiting, choose)}</div>`;
}

/** The rows of a form's menu as a native list, so that it works with every finger, key and reader. */
export function picker(menu, waiting, choose) {
  const rows = SOURCES[menu.type](menu);
  const most = menu.max_values ?? 1;
  return most > 1 ? several(menu, rows, waiting, choose) : single(menu, rows, waiting, choose);
}

function single(menu, rows, waiting, choose) {
  return html`<select class="select" ?disabled=${menu.disabled || waiting} aria-label=${titleOf(menu)}
    @change=${({ target }) => choose([target.value])}>
    <option value="" disabled ?selected=${!rows.some((row) => row.default)}>${titleOf(menu)}</option>
    ${rows.map(rowView)}</select>`;
}

function several(menu, rows, waiting, choose) {
  const most = menu.max_values;
  const chosen = rows.filter((row) => row.default).map((row) => row.label).join(', ');
  return html`<details class="several choices">
    <summary class="choices-title ${chosen ? 'chosen' : ''}" title=${titleOf(menu)}>${chosen || titleOf(menu)}</summary>
    <form @submit=${(event) => submit(event, choose)}>
      ${rows.map((row) => html`<label class="several-row"><input type="checkbox" name="value" value=${row.value}
        ?checked=${row.default}>${emojiView(row.emoji)} ${row.label}
        ${row.description ? html`<small>${row.description}</small>` : nothing}</label>`)}
      <button type="submit" class="button primary" ?disabled=${menu.disabled || waiting}>${say('select.done', { most })}</button>
    </form></details>`;
}

function submit(event, choose) {
  event.preventDefault();
  choose(new FormData(event.currentTarget).getAll('value'));
}

function rowView({ value, label, description, emoji, default: chosen }) {
  const words = [emoji?.name, label].filter(Boolean).join(' ');
  return html`<option value=${value} ?selected=${chosen} title=${description ?? nothing}
    >${description ? `${words} — ${description}` : words}</option>`;
}

function titleOf({ placeholder }) {
  return placeholder ?? say('select.choose');
}

function people() {
  return members().map(({ id, name }) => ({ value: id, label: `@${name}` }));
}

function roles() {
  return (guild()?.roles ?? []).map(({ id, name }) => ({ value: id, label: `@${name}` }));
}
