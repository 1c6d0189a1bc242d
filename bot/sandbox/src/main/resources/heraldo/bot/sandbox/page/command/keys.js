import { state } from '../state/store.js';
import { sendText, take } from './compose.js';
import { after, discard, focusOption, rubOut, sendCommand } from './fill.js';
import { hideHints, moveHint } from './hints.js';

/** The keys of the composer, as in Discord. */

const IN_LIST = { ArrowDown: () => moveHint(1), ArrowUp: () => moveHint(-1), Escape: hideHints };

/** Keys while a message is written. */
export function textKey(event) {
  const row = activeRow();
  if (listKey(event)) {
    return;
  }
  if (row && (event.key === 'Enter' || event.key === 'Tab')) {
    stop(event, () => take(row));
  } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    stop(event, sendText);
  }
}

/** Keys while an option is filled in; `name` is null behind the last one. */
export function optionKey(event, name) {
  const row = activeRow();
  if (listKey(event)) {
    return;
  }
  const deed = row && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) ? () => take(row) : keyOf(event, name);
  if (deed) {
    stop(event, deed);
  }
}

function keyOf(event, name) {
  const { draft } = state.composer;
  const empty = event.target.value === '';
  const deeds = {
    Enter: sendCommand,
    Escape: discard,
    Tab: event.shiftKey ? back(draft, name) : name === null ? null : () => focusOption(after(draft, name, 1)),
    Backspace: empty ? () => rubOut(name) : null,
  };
  return deeds[event.key] ?? null;
}

function back(draft, name) {
  return name === draft.shown[0] || draft.shown.length === 0 ? null : () => focusOption(after(draft, name, -1));
}

function activeRow() {
  const { hints } = state.composer;
  return hints && hints.active >= 0 ? hints.rows[hints.active] : null;
}

function listKey(event) {
  const deed = state.composer.hints?.rows.length ? IN_LIST[event.key] : null;
  if (deed) {
    stop(event, deed);
  }
  return Boolean(deed);
}

function stop(event, deed) {
  event.preventDefault();
  deed();
}
