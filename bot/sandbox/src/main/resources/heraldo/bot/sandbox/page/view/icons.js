import { html, svg } from '../vendor.js';
import { isPrivateThread, isThread } from '../state/channels.js';
import { secret } from '../state/directory.js';

const HASH = svg`<path d="M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17"/>`;
const HORN = svg`<path d="M4 10v4h3l9 5V5l-9 5zM19 9.5a4 4 0 0 1 0 5"/>`;
const LOCK = svg`<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>`;
const EYE = svg`<path d="M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6z"/><circle cx="12" cy="12" r="2.5"/>`;
const PLANE = svg`<path d="M4 12 3 4l18 8-18 8 1-8zm0 0h8"/>`;
const CROSS = svg`<path d="M6 6l12 12M18 6 6 18"/>`;
const LINES = svg`<path d="M4 7h16M4 12h16M4 17h16"/>`;
const PAPER = svg`<path d="M6 3h8l4 4v14H6zM14 3v4h4"/>`;
const PINNED = svg`<path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7"/>`;
const BRANCH = svg`<path d="M6 4v9a3 3 0 0 0 3 3h10M15 12l4 4-4 4"/>`;
const ANNOUNCEMENTS = 5;

/** The sign before a channel's name: a lock where not everybody may read, a horn where one may not write, a branch for a thread. */
export function channelIcon(channel) {
  if (isThread(channel)) {
    return drawn(isPrivateThread(channel) ? LOCK : BRANCH);
  }
  const drawing = secret(channel) ? LOCK : channel.type === ANNOUNCEMENTS || !channel.can_send ? HORN : HASH;
  return drawn(drawing);
}

function drawn(drawing) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}

/** Signs of the page itself. */
export const SIGN = { eye: drawn(EYE), send: drawn(PLANE), cross: drawn(CROSS), menu: drawn(LINES), pin: drawn(PINNED), file: drawn(PAPER), branch: drawn(BRANCH) };
