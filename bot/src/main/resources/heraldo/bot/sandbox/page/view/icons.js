import { html, svg } from 'lit-html';
import { guild } from '../state/directory.js';

const HASH = svg`<path d="M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17"/>`;
const HORN = svg`<path d="M4 10v4h3l9 5V5l-9 5zM19 9.5a4 4 0 0 1 0 5"/>`;
const LOCK = svg`<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>`;
const ANNOUNCEMENTS = 5;

/** The sign before a channel's name: a lock where not everybody may read, a horn where one may not write. */
export function channelIcon(channel) {
  const drawing = secret(channel) ? LOCK : channel.type === ANNOUNCEMENTS || !channel.can_send ? HORN : HASH;
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}

/** Whether the channel is closed to those it does not name (the guild's own id is the role of everybody). */
export function secret({ permission_overwrites: rules }) {
  const everybody = (rules ?? []).find(({ id, type }) => id === guild()?.id && Number(type) === 0);
  return (BigInt(everybody?.deny ?? 0) & 1024n) !== 0n;
}
