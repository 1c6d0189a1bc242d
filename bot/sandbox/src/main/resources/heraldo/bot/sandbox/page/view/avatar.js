import { html } from '../vendor.js';

const COLOURS = ['#5865f2', '#3ba55c', '#eb459e', '#ed4245', '#c27c0e', '#206694', '#71368a', '#11806a'];

/** A round picture with somebody's initial, always in the same colour. */
export function avatar(id, name, size = 40) {
  const colour = COLOURS[Number(BigInt(id ?? 0) % 8n)];
  return html`<span class="avatar" aria-hidden="true" style="--size:${size}px;--paint:${colour}">${initial(name)}</span>`;
}

function initial(name) {
  return [...(name ?? '?').trim()][0]?.toUpperCase() ?? '?';
}
