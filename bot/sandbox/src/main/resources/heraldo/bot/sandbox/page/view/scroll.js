/** Keeps the timeline at its end while one is there, and in place while one reads further up. */

const NEAR = 80;
let shown = { channel: null, last: null };
let atEnd = true;
let lastTop = 0;
let watched = null;
const watcher = new ResizeObserver(() => atEnd && watched && toEnd(watched));

/** After each drawing: a new channel, a new last message at the end, or one's own wherever one reads brings the end into sight. */
export function hold(element, channel, last, own) {
  if (!element) {
    return;
  }
  watch(element);
  if (channel !== shown.channel || (own && last !== shown.last)) {
    atEnd = true;
    lastTop = 0;
  }
  if (channel !== shown.channel || (last !== shown.last && atEnd)) {
    requestAnimationFrame(() => atEnd && toEnd(element));
  }
  shown = { channel, last };
}

/**
 * While scrolling: near the beginning, the page of history before is asked for and the view keeps its place. Only who goes up
 * leaves the end: when messages come fast, the page has grown again before it hears that it was scrolled to the end.
 */
export async function scrolled({ currentTarget: element }, earlier) {
  const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  atEnd = near || (atEnd && element.scrollTop >= lastTop);
  lastTop = element.scrollTop;
  if (element.scrollTop < NEAR && !atEnd) {
    const below = element.scrollHeight - element.scrollTop;
    await earlier();
    requestAnimationFrame(() => {
      element.scrollTop = element.scrollHeight - below;
    });
  }
}

function watch(element) {
  if (watched !== element) {
    watcher.disconnect();
    watched = element;
    watcher.observe(element);
    watcher.observe(element.firstElementChild);
  }
}

function toEnd(element) {
  element.scrollTop = element.scrollHeight;
}
