import { useCommand } from '../state/interactions.js';
import { afterDrawing, change, state } from '../state/store.js';
import { begin, dataOf, hidden, lineOf, optionOf, problemsOf, textOf, write } from './draft.js';
import { hintChoices, hintCommands, hintOptions } from './hints.js';

/** What filling in a command does. */

/** Takes a command: its options are asked for. */
export function choose(leaf) {
  resume(begin(leaf));
}

/** Goes on with a command at the first option that is still empty. */
export function resume(draft) {
  change(() => {
    state.composer.texts.delete(state.channel);
    state.composer.draft = draft;
    state.composer.hints = null;
  });
  focusOption(draft.shown.find((name) => !textOf(draft, name)) ?? null);
}

/** Writes in the option that has the focus. */
export function fill(name, text) {
  change(() => write(state.composer.draft, name, text));
  hintChoices();
}

/** Goes to an option; to the end of the line when there is none. */
export function focusOption(name) {
  const { draft } = state.composer;
  change(() => {
    draft.focus = name;
  });
  hintChoices();
  afterDrawing(() => document.getElementById(name ? `option-${name}` : 'option-more')?.focus());
}

/** Something got the focus by itself (a click, a finger). */
export function arrived(name) {
  const { draft, hints } = state.composer;
  if (draft && (draft.focus !== name || !hints)) {
    change(() => {
      draft.focus = name;
    });
    hintChoices();
  }
}

/** Puts a choice into the option that has the focus, and goes on to the next. */
export function pick(row) {
  const { draft } = state.composer;
  change(() => {
    draft.values.set(draft.focus, { text: String(row.title), value: row.value });
    draft.problems.delete(draft.focus);
  });
  focusOption(after(draft, draft.focus, 1));
}

/** Shows an optional option and goes there. */
export function reveal(name) {
  const { draft } = state.composer;
  change(() => {
    draft.shown.push(name);
    draft.more = '';
  });
  focusOption(name);
}

/** The next or the previous option; nothing at the end. */
export function after(draft, name, by) {
  const at = name === null ? draft.shown.length : draft.shown.indexOf(name);
  return draft.shown[at + by] ?? (by < 0 ? draft.shown[0] : null) ?? null;
}

/** Takes an empty option away; from the first one, back to plain text. */
export function rubOut(name) {
  const { draft } = state.composer;
  if (name && !optionOf(draft, name).required) {
    change(() => {
      draft.shown = draft.shown.filter((other) => other !== name);
      draft.values.delete(name);
    });
    return focusOption(draft.shown.at(-1) ?? null);
  }
  return draft.shown.length === 0 || name === draft.shown[0] ? backToText() : focusOption(after(draft, name, -1));
}

function backToText() {
  const { title } = state.composer.draft.leaf;
  discard();
  change(() => state.composer.texts.set(state.channel, `/${title}`));
  hintCommands(title);
}

/** Gives the command up. */
export function discard() {
  change(() => {
    state.composer.draft = null;
    state.composer.hints = null;
  });
  afterDrawing(() => document.getElementById('composer-text')?.focus());
}

/** Sends the command, or shows what is wrong with it. */
export function sendCommand() {
  const { draft } = state.composer;
  if (draft.more?.trim()) {
    return hintOptions();
  }
  draft.problems = problemsOf(draft);
  const [first] = draft.problems.keys();
  if (first) {
    return focusOption(first);
  }
  discard();
  return useCommand(dataOf(draft), lineOf(draft), draft.leaf.title);
}

/** Whether there is anything left to add to the command. */
export function more(draft) {
  return hidden(draft).length > 0;
}

/** Narrows the list of optional options. */
export function narrow(text) {
  change(() => {
    state.composer.draft.more = text;
  });
  hintOptions();
}
