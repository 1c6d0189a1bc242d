/** What time it is in the sandbox: its clock can be set ahead of the machine's. */
let ahead = 0;

/** Sets the clock by what the server says; nothing said leaves it alone. */
export function setClock(instant) {
  const said = new Date(instant ?? NaN).getTime();
  ahead = Number.isNaN(said) ? ahead : said - Date.now();
}

/** Something has just happened at this time: it cannot be earlier. */
export function catchUp(date) {
  ahead = Math.max(ahead, date.getTime() - Date.now());
}

/** Milliseconds since 1970, as the sandbox counts them. */
export function now() {
  return Date.now() + ahead;
}
