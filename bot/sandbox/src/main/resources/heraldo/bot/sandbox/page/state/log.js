import { byId, later } from '../client/snowflake.js';
import { state } from './store.js';

/** The messages of each channel as one person sees them: what everybody reads, and what only that person was told. */

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

export const ephemeral = (message) => (message.flags & EPHEMERAL) !== 0;
export const thinking = (message) => (message.flags & LOADING) !== 0;

function whispers() {
  return state.whispers.get(state.me) ?? [];
}

/** The channel's messages, earliest first. */
export function messagesOf(channel) {
  const said = state.logs.get(channel)?.list ?? [];
  return [...said, ...whispers().filter((message) => message.channel_id === channel)].sort(byId);
}

/** Keeps the latest page of a channel as it stands now; `complete` when there is nothing before it. */
export function setLatest(channel, page, complete) {
  const latest = [...page].sort(byId);
  const known = state.logs.get(channel)?.list ?? [];
  const earlier = known.filter(({ id }) => later(latest[0]?.id, id));
  state.logs.set(channel, { list: [...earlier, ...latest], complete, loading: false });
}

/** Keeps a page of history before what is known. */
export function addEarlier(channel, page, complete) {
  const known = state.logs.get(channel)?.list ?? [];
  const fresh = page.filter(({ id }) => !known.some((message) => message.id === id));
  state.logs.set(channel, { list: [...fresh, ...known].sort(byId), complete, loading: false });
}

/** Keeps a message, or what has changed in it. */
export function keep(message) {
  const list = listOf(message);
  const at = list.findIndex(({ id }) => id === message.id);
  store(message, at < 0 ? [...list, message] : list.with(at, { ...list[at], ...message }));
}

/** Forgets a message. */
export function forget(channel, id) {
  const log = state.logs.get(channel);
  if (log) {
    log.list = log.list.filter((message) => message.id !== id);
  }
  state.whispers.set(state.me, whispers().filter((message) => message.id !== id));
}

function listOf(message) {
  const whispered = ephemeral(message) || whispers().some(({ id }) => id === message.id);
  return whispered ? whispers() : (state.logs.get(message.channel_id)?.list ?? []);
}

function store(message, list) {
  if (ephemeral(message) || whispers().some(({ id }) => id === message.id)) {
    state.whispers.set(state.me, list);
  } else if (state.logs.has(message.channel_id)) {
    state.logs.get(message.channel_id).list = list;
  }
}
