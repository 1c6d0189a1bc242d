import { now } from './clock.js';
import { locale } from './words.js';

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const UNITS = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];

/** A date in one of Discord's styles (the letter of `<t:…:f>`). */
export function written(date, style = 'f') {
  return style === 'R' ? fromNow(date) : new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(date);
}

/** "in 3 hours", "2 days ago". */
export function fromNow(date, at = now()) {
  const seconds = Math.round((date.getTime() - at) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return words.format(Math.round(seconds / length), unit);
}

/** Whether two dates fall on the same day here. */
export function sameDay(one, other) {
  return one.toDateString() === other.toDateString();
}

/** The time beside an author's name: only the hour today, with the date before. */
export function stamp(date) {
  return sameDay(date, new Date(now())) ? written(date, 't') : `${written(date, 'd')} ${written(date, 't')}`;
}
