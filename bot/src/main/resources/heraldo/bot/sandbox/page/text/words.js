/** The page's own words, one bundle per language; what the bot says comes in its own. */
const bundles = {};

/** Discord's code for each language of the page. */
export const LOCALES = { es: 'es-ES', en: 'en-US' };

let language = 'es';

/** Loads every bundle; nothing is drawn before. */
export async function loadWords() {
  await Promise.all(Object.keys(LOCALES).map(async (id) => {
    bundles[id] = await (await fetch(new URL(`../words/${id}.json`, import.meta.url))).json();
  }));
}

/** The language of the page from now on. */
export function speak(id) {
  language = id;
  document.documentElement.lang = id;
}

/** The language spoken now: `es` or `en`. */
export function spoken() {
  return language;
}

/** Discord's code of the language spoken now. */
export function locale() {
  return LOCALES[language];
}

/** Whether the bundles have a sentence for the key. */
export function known(key) {
  return key in bundles[language];
}

/** The sentence of a key, its `{name}`s filled in. */
export function say(key, values = {}) {
  const sentence = bundles[language][key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
