/** Pushes that come while something is read wait until it has been read: no answer undoes what happened after it. */

let readings = 0;
let hear = () => {};
let waiting = [];

/** Passes pushes on as they come, but for the time in which something is read. */
export function inOrder(listener) {
  hear = listener;
  waiting = [];
  return (kind, content) => {
    if (hear !== listener) {
      return;
    }
    if (readings) {
      waiting.push([kind, content]);
    } else {
      listener(kind, content);
    }
  };
}

/** Reads something from the server; what was pushed meanwhile follows. */
export async function whileReading(deed) {
  readings += 1;
  try {
    return await deed();
  } finally {
    readings -= 1;
    if (!readings) {
      const held = waiting;
      waiting = [];
      held.forEach(([kind, content]) => hear(kind, content));
    }
  }
}
