import { nonce as fresh } from '../client/snowflake.js';
import { askChoices } from '../state/interactions.js';
import { change, state } from '../state/store.js';
import { fold } from '../text/fold.js';
import { locale } from '../text/words.js';
import { leaves, matching, nameIn } from './book.js';
import { rowsFor } from './choices.js';
import { dataOf, hidden, optionOf, textOf } from './draft.js';
import { namesFor } from './mention.js';

/**
 * The list above the composer: commands while a name is typed, choices while an option is filled in, the optional
 * options at the end, people and channels in a message. `kind` is `commands`, `choices`, `options` or `names`;
 * `active` is the row that Enter would take; `asked` tells that the application was asked for the rows.
 */

const PAUSE = 120;
let timer;

/** The commands that this person may use, in the language of the page. */
export function book() {
  return leaves(state.session?.commands ?? [], locale());
}

/** Lists the commands that fit what was typed after the slash. */
export function hintCommands(typed) {
  show('commands', matching(book(), typed), 0);
}

/** Lists the people or channels that the word being written may name. */
export function hintNames(text) {
  const rows = namesFor(text);
  return rows?.length ? show('names', rows, 0) : hideHints();
}

/** Lists the choices of the option that has the focus. */
export function hintChoices() {
  const { draft } = state.composer;
  const option = draft.focus && optionOf(draft, draft.focus);
  clearTimeout(timer);
  if (!option) {
    return hintOptions();
  }
  if (option.autocomplete) {
    return askSoon(draft, option);
  }
  const rows = rowsFor(option, textOf(draft, option.name));
  return show('choices', rows, startOf(draft, option.name));
}

/** A list lies ready for Enter where something must be filled in or has been begun; else one may pass it by. */
function startOf(draft, name) {
  return optionOf(draft, name).required || textOf(draft, name) !== '' ? 0 : -1;
}

/** Lists the optional options that are still out of sight. */
export function hintOptions() {
  const { draft } = state.composer;
  const sought = fold(draft.more ?? '');
  const rows = hidden(draft).filter(({ title }) => fold(title).includes(sought));
  show('options', rows, sought ? 0 : -1);
}

/** Takes the list away. */
export function hideHints() {
  clearTimeout(timer);
  change(() => {
    state.composer.hints = null;
  });
}

/** Moves to another row, round and round. */
export function moveHint(by) {
  change(() => {
    const { hints } = state.composer;
    const { length } = hints.rows;
    hints.active = length ? (hints.active + by + (hints.active < 0 && by < 0 ? 1 : 0) + length) % length : -1;
  });
}

/** The application's answer; one that comes too late is thrown away. */
export function showChoices(nonce, choices) {
  const { hints, draft } = state.composer;
  if (hints?.nonce !== nonce) {
    return;
  }
  const rows = choices.map((choice) => ({ title: nameIn(choice, locale()), value: choice.value }));
  show('choices', rows, startOf(draft, hints.option), true);
}

function show(kind, rows, active, asked = false) {
  change(() => {
    state.composer.hints = { kind, rows, active: rows.length ? active : -1, asked };
  });
}

function askSoon(draft, option) {
  const nonce = fresh();
  const rows = state.composer.hints?.option === option.name ? state.composer.hints.rows : [];
  change(() => {
    state.composer.hints = { kind: 'choices', rows, active: -1, nonce, option: option.name, loading: true };
  });
  timer = setTimeout(() => askChoices(dataOf(draft, option.name), nonce), PAUSE);
}
