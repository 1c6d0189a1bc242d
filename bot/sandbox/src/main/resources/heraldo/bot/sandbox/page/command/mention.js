import { channelsInOrder } from '../state/channels.js';
import { guild, members } from '../state/directory.js';
import { fold } from '../text/fold.js';

/** Naming people and channels in a message: shown by name while one writes, sent as Discord writes it. */

const BEGUN = /(^|\s)([@#])([^\s@#]*)$/;
const MOST = 10;

/** The people or channels that the word being written may name; nothing when it names none. */
export function namesFor(text) {
  const begun = BEGUN.exec(text);
  if (!begun) {
    return null;
  }
  const [, , sign, typed] = begun;
  return everything(sign).filter(({ title }) => fold(title).includes(fold(sign + typed))).slice(0, MOST);
}

/** The text with the word being written completed. */
export function completed(text, { title }) {
  return text.replace(BEGUN, (whole, before) => `${before}${title} `);
}

/** The text as Discord wants it: `<@id>` for `@name`, `<#id>` for `#channel`. */
export function encoded(text) {
  const named = [...everything('@'), ...everything('#')].sort((one, other) => other.title.length - one.title.length);
  return named.reduce((soFar, { title, code }) => soFar.replaceAll(whole(title), () => code), text);
}

function whole(title) {
  return new RegExp(`(?<![\\p{L}\\p{N}<])${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
}

function everything(sign) {
  return sign === '@'
    ? members().map(({ id, name, user }) => ({ title: `@${name}`, detail: user.username, code: `<@${id}>` }))
    : channelsInOrder(guild()).map(({ id, name }) => ({ title: `#${name}`, code: `<#${id}>` }));
}
