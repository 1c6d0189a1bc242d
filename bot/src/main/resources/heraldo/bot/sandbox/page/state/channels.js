import { byId } from '../client/snowflake.js';

const CATEGORY = 4;

function inOrder(one, other) {
  return (one.position ?? 0) - (other.position ?? 0) || byId(one, other);
}

/** The guild's channels as the list shows them: loose ones first, then each category with its own. */
export function shelves(guild) {
  const channels = [...(guild?.channels ?? [])].sort(inOrder);
  const within = (parent) => channels.filter((c) => c.type !== CATEGORY && (c.parent_id ?? null) === parent);
  const categories = channels.filter((channel) => channel.type === CATEGORY);
  const known = new Set(categories.map(({ id }) => id));
  const loose = channels.filter((c) => c.type !== CATEGORY && !known.has(c.parent_id));
  return [{ category: null, channels: loose },
    ...categories.map((category) => ({ category, channels: within(category.id) }))];
}

/** The same without the categories, from top to bottom. */
export function channelsInOrder(guild) {
  return shelves(guild).flatMap(({ channels }) => channels);
}
