import { byId } from '../client/snowflake.js';

const CATEGORY = 4;
const PRIVATE_THREAD = 12;
const THREADS = new Set([10, 11, PRIVATE_THREAD]);

/** Whether it is a thread of another channel. */
export const isThread = ({ type }) => THREADS.has(type);

/** Whether it is a thread that only those in it see. */
export const isPrivateThread = ({ type }) => type === PRIVATE_THREAD;

function inOrder(one, other) {
  return (one.position ?? 0) - (other.position ?? 0) || byId(one, other);
}

/** The guild's channels as the list shows them: loose ones first, then each category with its own; under each its open threads. */
export function shelves(guild) {
  const all = [...(guild?.channels ?? [])].sort(inOrder);
  const channels = all.filter((channel) => !isThread(channel));
  const open = all.filter((channel) => isThread(channel) && !channel.thread_metadata.archived);
  const withThreads = (list) => list.flatMap((c) => [c, ...open.filter((thread) => thread.parent_id === c.id)]);
  const within = (parent) => channels.filter((c) => c.type !== CATEGORY && (c.parent_id ?? null) === parent);
  const categories = channels.filter((channel) => channel.type === CATEGORY);
  const known = new Set(categories.map(({ id }) => id));
  const loose = channels.filter((c) => c.type !== CATEGORY && !known.has(c.parent_id));
  return [{ category: null, channels: withThreads(loose) },
    ...categories.map((category) => ({ category, channels: withThreads(within(category.id)) }))];
}

/** The same without the categories, from top to bottom. */
export function channelsInOrder(guild) {
  return shelves(guild).flatMap(({ channels }) => channels);
}
