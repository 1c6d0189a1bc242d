import { fold } from '../text/fold.js';
import { GROUP, SUBCOMMAND } from './kinds.js';

/**
 * Every command that can be used, one leaf for each subcommand, under its localised name.
 *
 * @param commands Discord's command objects
 * @param locale Discord's code, e.g. `es-ES`
 * @return leaves with `command`, `path` (default names), `title` ("pilgrims walk"), `about` and `options`
 */
export function leaves(commands, locale) {
  const slash = commands.filter(({ type }) => (type ?? 1) === 1);
  return slash.flatMap((command) => grow(command, command, [], [], locale))
    .sort((one, other) => one.title.localeCompare(other.title, locale));
}

/** A command's or an option's name in a language. */
export function nameIn(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

function aboutIn(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? '';
}

function grow(command, node, path, words, locale) {
  const here = [...path, node.name];
  const spoken = [...words, nameIn(node, locale)];
  const branches = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (branches.length > 0) {
    return branches.flatMap((branch) => grow(command, branch, here, spoken, locale));
  }
  const options = (node.options ?? []).map((option) => localised(option, locale));
  return [{ command, path: here, title: spoken.join(' '), about: aboutIn(node, locale), options }];
}

function localised(option, locale) {
  const choices = option.choices?.map((choice) => ({ ...choice, title: nameIn(choice, locale) }));
  return { ...option, title: nameIn(option, locale), about: aboutIn(option, locale), choices };
}

/** The leaves that what was typed may mean, the likeliest first. */
export function matching(all, typed) {
  const sought = fold(typed.trim().replace(/\s+/g, ' '));
  const ranked = all.map((leaf) => ({ leaf, rank: rankOf(leaf, sought) })).filter(({ rank }) => rank < 9);
  return ranked.sort((one, other) => one.rank - other.rank || depth(one) - depth(other)).map(({ leaf }) => leaf);
}

/** The leaf whose whole name was typed, in this language or by default names. */
export function exactly(all, typed) {
  const sought = fold(typed.trim().replace(/\s+/g, ' '));
  return all.find((leaf) => fold(leaf.title) === sought || leaf.path.join(' ') === sought) ?? null;
}

function depth({ leaf }) {
  return leaf.path.length;
}

function rankOf(leaf, sought) {
  const title = fold(leaf.title);
  const names = [title, leaf.path.join(' ')];
  if (names.includes(sought)) {
    return 0;
  }
  if (names.some((name) => name.startsWith(sought))) {
    return 1;
  }
  if (title.split(' ').some((word) => word.startsWith(sought))) {
    return 2;
  }
  const parts = sought.split(' ');
  return parts.every((part) => title.includes(part)) ? 3 : fold(leaf.about).includes(sought) ? 4 : 9;
}
