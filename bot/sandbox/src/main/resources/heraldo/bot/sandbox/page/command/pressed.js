import { channel } from '../state/directory.js';
import { choose } from './fill.js';
import { book } from './hints.js';

/**
 * What pressing the mention of a command does, as in Discord: the command is written, in the language of the page, ready to be
 * filled in. A mention that does not call the command of its number by its base names does nothing.
 */
export function pressed({ name, id }) {
  const leaf = book().find(({ command, path }) => command.id === id && path.join(' ') === name);
  if (leaf && channel()?.can_send) {
    choose(leaf);
  }
}
