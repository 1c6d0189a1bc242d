import { html, render } from './vendor.js';
import { languages, people } from './client/api.js';
import { channel } from './state/directory.js';
import { markRead } from './state/reading.js';
import { learnActs } from './state/sandbox.js';
import { change, drawWith, state } from './state/store.js';
import { become, fromAddress, open } from './state/visit.js';
import { loadWords, say, speak } from './text/words.js';
import { shell } from './view/shell.js';

/** Starts the page: words, people, the person of the address (or the first player), then it follows what happens. */

const root = document.getElementById('app');

function starter() {
  const { user } = fromAddress();
  const known = state.people.find(({ id }) => id === user);
  return known ?? state.people.find(({ kind }) => kind === 'player') ?? state.people[0];
}

function seen() {
  if (document.visibilityState === 'visible' && channel()) {
    change(() => markRead(channel()));
  }
}

async function follow() {
  const { user, channel: place } = fromAddress();
  if (user && user !== state.me && state.people.some(({ id }) => id === user)) {
    state.channel = place ?? null;
    await become(user);
  } else if (place && place !== state.channel) {
    await open(place);
  }
}

async function start() {
  await loadWords(await languages());
  speak(localStorage.getItem('heraldo.language') ?? navigator.language.split('-')[0]);
  state.people = await people();
  state.channel = fromAddress().channel ?? null;
  drawWith((now) => render(shell(now), root));
  await Promise.all([become(starter().id), learnActs()]);
}

document.addEventListener('visibilitychange', seen);
window.addEventListener('hashchange', follow);
start().catch((problem) => {
  render(html`<p class="broken" role="alert">${say('page.broken')} ${problem.message}</p>`, root);
});
