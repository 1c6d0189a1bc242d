/** The page's own words, one bundle per language; what the bot says comes in its own. */
const bundles = {};

/** The languages the server offers, each with its letters (`id`) and Discord's code (`locale`). */
let offered = [];

let language;

/** Loads the words of the languages that are offered; the first is spoken. Nothing is drawn before. */
export async function loadWords(languages) {
  await Promise.all(languages.map(async ({ id }) => {
    const file = await fetch(new URL(`../words/${id}.json`, import.meta.url));
    bundles[id] = file.ok ? await file.json() : {};
  }));
  offered = languages;
  [language] = languages;
}

/** The letters of every language that can be spoken. */
export function languages() {
  return offered.map(({ id }) => id);
}

/** The language of the page from now on; the first if it cannot be spoken. */
export function speak(id) {
  language = offered.find((each) => each.id === id) ?? offered[0];
  document.documentElement.lang = language.id;
}

/** The letters of the language spoken now: `es`, `en`. */
export function spoken() {
  return language.id;
}

/** Discord's code of the language spoken now. */
export function locale() {
  return language.locale;
}

/** The sentence of a key, its `{name}`s filled in; what a language has no words for is said in the first. */
export function say(key, values = {}) {
  const sentence = bundles[language.id][key] ?? bundles[offered[0].id][key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
