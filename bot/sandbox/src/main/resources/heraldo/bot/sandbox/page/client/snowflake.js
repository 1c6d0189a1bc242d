const EPOCH = 1420070400000n;

/** When the thing with this id was made. */
export function dateOf(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH));
}

/** Whether one id is later than another; nothing is earlier than everything. */
export function later(id, other) {
  return BigInt(id ?? 0) > BigInt(other ?? 0);
}

/** For sorting from the earliest to the latest. */
export function byId(one, other) {
  return later(one.id, other.id) ? 1 : later(other.id, one.id) ? -1 : 0;
}

let last = 0n;

/** A fresh id for something this page asks for. */
export function nonce() {
  const now = (BigInt(Date.now()) - EPOCH) << 22n;
  last = now > last ? now : last + 1n;
  return last.toString();
}
