import * as api from '../client/api.js';
import { known, say } from '../text/words.js';
import { change, state } from './store.js';

/** What the sandbox can do that Discord cannot, such as letting the deadline come. */

/** Asks which acts there are. */
export async function learnActs() {
  const acts = await api.acts();
  change(() => {
    state.acts = acts.map((act) => (typeof act === 'string' ? act : act.name));
  });
}

/** What an act is called on its button. */
export function titleOf(act) {
  return known(`act.${act}`) ? say(`act.${act}`) : act;
}

/** Does an act and says so if it fails. */
export async function perform(act) {
  change(() => {
    state.notice = { act, text: say('act.doing', { act: titleOf(act) }) };
  });
  try {
    await api.act(act);
    change(() => {
      state.notice = null;
    });
  } catch (refused) {
    change(() => {
      state.notice = { act: null, problem: true, text: say('act.failed', { act: titleOf(act), why: refused.message }) };
    });
  }
}
