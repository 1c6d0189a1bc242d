import { fold } from '../text/fold.js';
import { begin, write } from './draft.js';

/**
 * A whole command pasted as text, as one copies it from a message: `/orders move from: 2 to: 1`.
 *
 * @return the draft it makes, or nothing if it is no command with options
 */
export function pasted(leaves, text) {
  const line = text.slice(1).trim();
  const leaf = leaves.filter(({ title, path }) => [title, path.join(' ')].some((name) => begins(line, name)))
    .sort((one, other) => other.title.length - one.title.length)[0];
  return leaf ? filled(leaf, line) : null;
}

function begins(line, name) {
  return fold(line).startsWith(`${fold(name)} `);
}

function filled(leaf, line) {
  const draft = begin(leaf);
  const marks = leaf.options.flatMap((option) => marksOf(option, line)).sort((one, other) => one.at - other.at);
  marks.forEach(({ option, from }, place) => {
    if (!draft.shown.includes(option.name)) {
      draft.shown.push(option.name);
    }
    write(draft, option.name, line.slice(from, marks[place + 1]?.at).trim());
  });
  return marks.length ? draft : null;
}

function marksOf(option, line) {
  const found = [option.title, option.name].map((name) => line.search(new RegExp(`(?<= )${name}:`)));
  const at = found.find((place) => place >= 0);
  return at === undefined ? [] : [{ option, at, from: line.indexOf(':', at) + 1 }];
}
