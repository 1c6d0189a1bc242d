import { say } from '../text/words.js';
import { change, state } from './store.js';

/** What comes back after an interaction. */

/** Discord gives an application three seconds; a little more for the way. */
const PATIENCE = 3500;

/** Notes an interaction on its way, to be shown until it is answered. */
export function depart(nonce, note) {
  change(() => {
    state.underWay.set(nonce, note);
    if (note.control) {
      state.busy.set(note.control, nonce);
    }
  });
  setTimeout(() => failed({ nonce }), PATIENCE);
}

/** The application has answered. */
export function succeeded({ id, nonce }) {
  change(() => {
    state.used.set(id, state.underWay.get(nonce)?.title);
    settle(nonce);
  });
}

/** The application did not answer, or the server refused. */
export function failed({ nonce }, problem = say('interaction.silent')) {
  const note = state.underWay.get(nonce);
  if (!note || note.problem) {
    return;
  }
  change(() => {
    settle(nonce);
    state.underWay.set(nonce, { ...note, problem });
  });
}

/** Takes a note of failure away. */
export function dismissNote(nonce) {
  change(() => state.underWay.delete(nonce));
}

/** An interaction is no longer on its way. */
export function settle(nonce) {
  const note = state.underWay.get(nonce);
  state.underWay.delete(nonce);
  if (note?.control) {
    state.busy.delete(note.control);
  }
}
