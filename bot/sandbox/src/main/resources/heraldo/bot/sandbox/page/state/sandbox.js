import * as api from '../client/api.js';
import { say, spoken } from '../text/words.js';
import { change, state } from './store.js';

/** What the sandbox can do that Discord cannot, such as letting the deadline come. */

/** Asks which acts there are. */
export async function learnActs() {
  const acts = await api.acts();
  change(() => {
    state.acts = acts;
  });
}

/** What an act is called on its button. */
export function titleOf({ name, labels }) {
  return labels?.[spoken()] ?? name;
}

/** Does an act and says what came of it. */
export async function perform(act) {
  note({ act: act.name, text: say('act.doing', { act: titleOf(act) }) });
  try {
    const answer = await api.act(act.name);
    note(answer?.text ? { text: answer.text } : null);
  } catch (refused) {
    note({ problem: true, text: say('act.failed', { act: titleOf(act), why: refused.message }) });
  }
}

function note(notice) {
  change(() => {
    state.notice = notice;
  });
}
