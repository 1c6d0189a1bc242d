import { html, nothing } from '../vendor.js';
import { dismissNote } from '../state/answers.js';
import { say } from '../text/words.js';

/** What was sent and has no answer yet, and what failed, above the composer. */
export function underWay(state) {
  const here = [...state.underWay].filter(([, note]) => note.channel === state.channel && (note.label || note.problem));
  return here.length ? html`<div class="under-way" role="status">${here.map(row)}</div>` : nothing;
}

function row([nonce, { label, problem }]) {
  return problem
    ? html`<div class="under-way-row problem"><span><bdi>${label ?? ''}</bdi> ${problem}</span>
        <button type="button" class="link" @click=${() => dismissNote(nonce)}>${say('message.dismiss')}</button></div>`
    : html`<div class="under-way-row"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
        <bdi>${label}</bdi> ${say('interaction.sending')}</div>`;
}
