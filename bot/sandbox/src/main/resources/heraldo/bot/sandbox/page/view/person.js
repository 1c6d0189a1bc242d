import { html, nothing } from '../vendor.js';
import { nameOf } from '../state/directory.js';
import { afterDrawing, change } from '../state/store.js';
import { become, switchLanguage } from '../state/visit.js';
import { languages, say, spoken } from '../text/words.js';
import { avatar } from './avatar.js';
import { roving } from './roving.js';

/** Who one is, the switch to somebody else, the language, and whether the line is open. */
export function personPanel(state) {
  const me = state.people.find(({ id }) => id === state.me);
  return html`
    <div class="person-panel" data-person-now=${state.session ? me?.username : nothing}>
      ${state.menu === 'people' ? peopleMenu(state) : nothing}
      <button type="button" class="plain person-button" aria-haspopup="menu" aria-expanded=${state.menu === 'people'}
        title=${say('person.switch')} @click=${toggle}>
        ${me ? avatar(me.id, nameOf(me), 32) : nothing}
        <span class="person-words">
          <bdi class="person-name">${me ? nameOf(me) : ''}</bdi>
          <span class="person-kind">${me ? say(`kind.${me.kind}`) : ''}</span>
        </span>
        <span class="person-chevron" aria-hidden="true">⌃</span>
      </button>
      <div class="person-tools">
        ${connection(state.connection)}
        <div class="languages" role="group" aria-label=${say('language.label')}>
          ${languages().map((id) => html`<button type="button" class="plain language" lang=${id}
            aria-pressed=${spoken() === id} @click=${() => switchLanguage(id)}>${id.toUpperCase()}</button>`)}
        </div>
      </div>
    </div>`;
}

function connection(now) {
  return html`<span class="connection ${now}" role="status"><span class="dot" aria-hidden="true"></span>${say(`connection.${now}`)}</span>`;
}

function peopleMenu({ people, me }) {
  return html`<ul class="people-menu" role="menu" aria-label=${say('person.switch')} @keydown=${roving(toggle)}>
    ${people.map((person) => html`
      <li role="none"><button type="button" role="menuitemradio" class="plain" data-person=${person.username}
        aria-checked=${person.id === me} @click=${() => become(person.id)}>
        ${avatar(person.id, nameOf(person), 24)}
        <bdi class="person-name">${nameOf(person)}</bdi>
        <span class="person-kind">${say(`kind.${person.kind}`)}</span>
      </button></li>`)}
  </ul>`;
}

function toggle() {
  change((state) => {
    state.menu = state.menu === 'people' ? null : 'people';
  });
  afterDrawing(() => document.querySelector('.people-menu [aria-checked="true"], .person-button').focus());
}
