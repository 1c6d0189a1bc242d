const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * The stream of what happens, as one person sees it. It comes back by itself when it breaks.
 *
 * @param user whose eyes
 * @param heard called with every push: its name and its content
 * @param changed called with `connecting`, `open` or `lost`
 * @param ready called whenever the stream has begun: from then on nothing is missed
 * @return a function that closes the stream for good
 */
export function listen(user, heard, changed, ready) {
  let socket;
  let closed = false;
  let wait = FIRST_WAIT;

  function open() {
    changed('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/client/gateway?user=${encodeURIComponent(user)}`);
    socket.onmessage = (event) => {
      const push = JSON.parse(event.data);
      if (push.t === 'READY') {
        begin();
      } else {
        heard(push.t, push.d);
      }
    };
    socket.onclose = retry;
  }

  function begin() {
    wait = FIRST_WAIT;
    changed('open');
    ready();
  }

  function retry() {
    if (closed) {
      return;
    }
    changed('lost');
    setTimeout(() => closed || open(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  open();
  return () => {
    closed = true;
    socket.close();
  };
}
