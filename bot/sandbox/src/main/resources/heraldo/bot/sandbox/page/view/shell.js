import { html, nothing } from '../vendor.js';
import { change } from '../state/store.js';
import { say } from '../text/words.js';
import { composer } from './composer.js';
import { header } from './header.js';
import { SIGN } from './icons.js';
import { modal } from './modal.js';
import { picture } from './picture.js';
import { sidebar } from './sidebar.js';
import { timeline } from './timeline.js';
import { underWay } from './under-way.js';

/** The whole page: guilds and channels at the left, the open channel beside them, dialogs on top. */
export function shell(state) {
  return html`
    <div class="shell ${state.drawer ? 'drawer-open' : ''}">
      ${sidebar(state)}
      <div class="veil" @click=${shut}></div>
      <main class="room" aria-label=${say('room.label')}>
        ${header(state)}
        ${notice(state.notice)}
        ${state.session ? timeline(state) : html`<div class="timeline loading" role="status">${say('page.loading')}</div>`}
        ${state.session ? html`${underWay(state)}${composer(state)}` : nothing}
      </main>
    </div>
    ${modal(state)}
    ${picture(state)}`;
}

function notice(note) {
  return note
    ? html`<div class="notice ${note.problem ? 'problem' : ''}" role="status">
        <span>${note.text}</span>
        <button type="button" class="plain" aria-label=${say('page.dismiss')} @click=${forget}>${SIGN.cross}</button>
      </div>`
    : nothing;
}

function forget() {
  change((state) => {
    state.notice = null;
  });
}

function shut() {
  change((state) => {
    state.drawer = false;
    state.menu = null;
  });
}
