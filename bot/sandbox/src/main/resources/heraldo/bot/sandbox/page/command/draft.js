import { members } from '../state/directory.js';
import { fold } from '../text/fold.js';
import { say } from '../text/words.js';
import { BOOLEAN, CHANNEL, GROUP, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, SUBCOMMAND, USER } from './kinds.js';

/**
 * A command being filled in: `leaf`, the names of the options on show, what stands in each (`text`, and `value` where
 * something was picked), the one that has the focus, and what is wrong once somebody tried to send it.
 */
export function begin(leaf) {
  const shown = leaf.options.filter(({ required }) => required).map(({ name }) => name);
  return { leaf, shown, values: new Map(), focus: shown[0] ?? null, problems: new Map() };
}

export function optionOf(draft, name) {
  return draft.leaf.options.find((option) => option.name === name) ?? null;
}

/** Optional options that are not on show yet. */
export function hidden(draft) {
  return draft.leaf.options.filter(({ name }) => !draft.shown.includes(name));
}

/** What stands in an option. */
export function textOf(draft, name) {
  return draft.values.get(name)?.text ?? '';
}

/** What is wrong with the draft, by option; empty when it can be sent. */
export function problemsOf(draft) {
  const found = draft.shown.map((name) => [name, problemOf(optionOf(draft, name), draft.values.get(name))]);
  return new Map(found.filter(([, problem]) => problem));
}

function problemOf(option, given) {
  const text = given?.text.trim() ?? '';
  if (text === '') {
    return option.required ? say('option.required') : null;
  }
  return (CHECKS[option.type] ?? (() => null))(option, given, text);
}

const picked = (option, given) => (given.value === undefined ? say('option.choose') : null);

const CHECKS = {
  [STRING]: (option, given, text) => (option.choices?.length ? picked(option, given) : lengthProblem(option, text)),
  [INTEGER]: (option, given, text) => (option.choices?.length ? picked(option, given) : numberProblem(option, given, text)),
  [NUMBER]: (option, given, text) => (option.choices?.length ? picked(option, given) : numberProblem(option, given, text)),
  [BOOLEAN]: picked,
  [USER]: picked,
  [CHANNEL]: picked,
  [ROLE]: picked,
  [MENTIONABLE]: picked,
};

function lengthProblem({ min_length: least = 0, max_length: most = 6000 }, text) {
  if (text.length < least) {
    return say('option.short', { least });
  }
  return text.length > most ? say('option.long', { most }) : null;
}

function numberProblem({ type, min_value: least, max_value: most }, given, text) {
  const shape = type === INTEGER ? /^[+-]?\d+$/ : /^[+-]?\d+(?:[.,]\d+)?$/;
  if (given.value === undefined && !shape.test(text)) {
    return say(type === INTEGER ? 'option.integer' : 'option.number');
  }
  const number = valueOf({ type }, given);
  if (least !== undefined && number < least) {
    return say('option.least', { least });
  }
  return most !== undefined && number > most ? say('option.most', { most }) : null;
}

function valueOf(option, given) {
  if (given.value !== undefined) {
    return given.value;
  }
  const text = given.text.trim();
  return option.type === INTEGER || option.type === NUMBER ? Number(text.replace(',', '.')) : text;
}

/** The body of the interaction; while choices are asked for, `focused` names the option being written. */
export function dataOf(draft, focused = null) {
  const { command, path } = draft.leaf;
  const filled = draft.shown.filter((name) => name === focused || textOf(draft, name).trim() !== '')
    .map((name) => answerOf(draft, name, focused));
  return { id: command.id, name: command.name, type: 1, version: command.version, guild_id: command.guild_id,
    options: wrap(command, path.slice(1), filled), attachments: [] };
}

function answerOf(draft, name, focused) {
  const option = optionOf(draft, name);
  const given = draft.values.get(name) ?? { text: '' };
  if (name === focused) {
    return { type: option.type, name, value: given.text, focused: true };
  }
  return { type: option.type, name, value: valueOf(option, given) };
}

function wrap(node, [next, ...rest], filled) {
  if (!next) {
    return filled;
  }
  const branch = node.options.find(({ name }) => name === next);
  const type = branch.type === GROUP ? GROUP : SUBCOMMAND;
  return [{ type, name: next, options: wrap(branch, rest, filled) }];
}

/** The draft as one line, to be shown while it is on its way. */
export function lineOf(draft) {
  const given = draft.shown.filter((name) => textOf(draft, name)).map((name) =>
    `${optionOf(draft, name).title}: ${textOf(draft, name)}`);
  return [`/${draft.leaf.title}`, ...given].join(' ');
}

/** Gives an option its text; a person or channel named in full counts as picked. */
export function write(draft, name, text) {
  const option = optionOf(draft, name);
  draft.values.set(name, { text, ...meant(option, text) });
  draft.problems.delete(name);
}

function meant(option, text) {
  const sought = fold(text.trim().replace(/^@/, ''));
  const choice = option.choices?.find(({ title }) => fold(title) === sought);
  const person = option.type === USER && sought ? members().find(({ name }) => fold(name) === sought) : null;
  const value = choice?.value ?? person?.id;
  return value === undefined ? {} : { value };
}
