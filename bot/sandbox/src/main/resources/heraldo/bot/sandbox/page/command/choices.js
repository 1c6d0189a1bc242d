import { channelsInOrder } from '../state/channels.js';
import { guild, members } from '../state/directory.js';
import { fold } from '../text/fold.js';
import { say } from '../text/words.js';
import { BOOLEAN, CHANNEL, MENTIONABLE, ROLE, USER } from './kinds.js';

/** What may be picked for an option without asking the application: rows with a `title`, a `value`, maybe `detail`. */

const MOST = 25;

const SOURCES = {
  [BOOLEAN]: () => [{ title: say('option.true'), value: true }, { title: say('option.false'), value: false }],
  [USER]: people,
  [CHANNEL]: (option) => places(option),
  [ROLE]: roles,
  [MENTIONABLE]: () => [...people(), ...roles()],
};

/** The rows that fit what is written so far. */
export function rowsFor(option, typed) {
  const rows = option.choices ?? SOURCES[option.type]?.(option) ?? [];
  const sought = fold(typed.trim().replace(/^[@#]/, ''));
  return rows.filter(({ title }) => fold(title).includes(sought)).slice(0, MOST);
}

function people() {
  return members().map(({ id, name, user }) => ({ title: name, value: id, detail: user.username, person: user }));
}

function roles() {
  return (guild()?.roles ?? []).map(({ id, name }) => ({ title: name, value: id }));
}

function places({ channel_types: types = [] }) {
  const fits = ({ type }) => types.length === 0 || types.includes(type);
  return channelsInOrder(guild()).filter(fits).map(({ id, name }) => ({ title: name, value: id, detail: '#' }));
}
