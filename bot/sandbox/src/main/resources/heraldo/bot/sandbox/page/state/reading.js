import { later } from '../client/snowflake.js';
import { state } from './store.js';

/** How far each person has read each channel; kept in the browser. */

const SHELF = 'heraldo.read';

function shelf() {
  try {
    return JSON.parse(localStorage.getItem(SHELF)) ?? {};
  } catch {
    return {};
  }
}

function keyOf(channel) {
  return `${state.me}/${channel}`;
}

/** The last message of the channel that this person has seen. */
export function readUpTo(channel) {
  return shelf()[keyOf(channel)] ?? null;
}

/** Everything in the channel has been seen now. */
export function markRead(channel) {
  const seen = channel?.last_message_id;
  if (seen && later(seen, readUpTo(channel.id))) {
    localStorage.setItem(SHELF, JSON.stringify({ ...shelf(), [keyOf(channel.id)]: seen }));
  }
}

/** Whether something was said since. */
export function unread(channel) {
  return later(channel.last_message_id, readUpTo(channel.id));
}

/** How many unread messages name this person, among those loaded. */
export function calls(channel) {
  const seen = readUpTo(channel.id);
  const named = ({ id, mentions = [], mention_everyone: all }) =>
    later(id, seen) && (all || mentions.some((user) => user.id === state.me));
  return (state.logs.get(channel.id)?.list ?? []).filter(named).length;
}
