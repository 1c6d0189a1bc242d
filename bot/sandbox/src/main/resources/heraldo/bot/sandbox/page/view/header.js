import { html, nothing } from '../vendor.js';
import { channel } from '../state/directory.js';
import { perform, titleOf } from '../state/sandbox.js';
import { afterDrawing, change } from '../state/store.js';
import { say } from '../text/words.js';
import { SIGN, channelIcon } from './icons.js';

/** The bar above the messages: the channel, its topic, and what the sandbox can do. */
export function header(state) {
  const here = channel();
  return html`
    <header class="bar">
      <button type="button" class="plain menu-button" aria-label=${say('channels.open')}
        aria-expanded=${state.drawer} @click=${toggleDrawer}>${SIGN.menu}</button>
      ${here ? html`<h1 class="bar-title">${channelIcon(here)}<bdi>${here.name}</bdi></h1>` : nothing}
      ${here?.topic ? html`<p class="bar-topic" title=${here.topic}>${here.topic}</p>` : html`<span class="bar-topic"></span>`}
      ${state.acts.map((act) => actButton(act, state.notice?.act))}
    </header>`;
}

function actButton(act, doing) {
  return html`<button type="button" class="act" data-act=${act.name} ?disabled=${doing === act.name}
    title=${say('act.hint')} @click=${() => perform(act)}>${titleOf(act)}</button>`;
}

function toggleDrawer() {
  change((state) => {
    state.drawer = !state.drawer;
  });
  afterDrawing(() => document.querySelector('.drawer-open .channel[aria-current]')?.focus());
}
