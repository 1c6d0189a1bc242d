import { post } from '../client/api.js';
import { change, state } from '../state/store.js';
import { exactly } from './book.js';
import { choose, pick, resume, reveal } from './fill.js';
import { book, hintCommands, hintNames } from './hints.js';
import { completed, encoded } from './mention.js';
import { pasted } from './pasted.js';

/** What typing a message does, and what taking a row of the list above it does. */

/** The text of the message being written; a slash begins a command. */
export function typed(text) {
  change(() => state.composer.texts.set(state.channel, text));
  if (!text.startsWith('/') || text.includes('\n')) {
    return hintNames(text);
  }
  const draft = pasted(book(), text);
  if (draft) {
    return resume(draft);
  }
  const leaf = text.endsWith(' ') ? exactly(book(), text.slice(1)) : null;
  return leaf ? choose(leaf) : hintCommands(text.slice(1));
}

const TAKEN = {
  commands: choose,
  names: (row) => typed(completed(state.composer.texts.get(state.channel), row)),
  options: ({ name }) => reveal(name),
  choices: pick,
};

/** Takes a row of the list. */
export function take(row) {
  TAKEN[state.composer.hints.kind](row);
}

/** Sends the message. */
export async function sendText() {
  const { channel } = state;
  const text = (state.composer.texts.get(channel) ?? '').trim();
  if (!text) {
    return;
  }
  change(() => state.composer.texts.delete(channel));
  try {
    await post(state.me, channel, encoded(text));
  } catch (refused) {
    change(() => {
      state.composer.texts.set(channel, text);
      state.notice = { problem: true, text: refused.message };
    });
  }
}
