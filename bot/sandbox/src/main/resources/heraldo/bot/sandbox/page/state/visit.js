import * as api from '../client/api.js';
import { listen } from '../client/gateway.js';
import { later } from '../client/snowflake.js';
import { setClock } from '../text/clock.js';
import { locale, speak } from '../text/words.js';
import { channelsInOrder, isThread } from './channels.js';
import { channelOf, guild, secret, visitWith } from './directory.js';
import { listener } from './events.js';
import { addEarlier, setLatest } from './log.js';
import { inOrder, whileReading } from './pushes.js';
import { markRead, readUpTo, unread } from './reading.js';
import { change, state } from './store.js';

/** Coming in as somebody, and going from channel to channel. */

let hangUp = () => {};

/** Becomes a person: listens first and reads then, so that nothing falls between the two; done once all is read. */
export function become(user) {
  hangUp();
  change(() => Object.assign(state, { me: user, session: null, menu: null, modal: null, logs: new Map() }));
  state.underWay.clear();
  state.busy.clear();
  return new Promise((here, broken) => {
    const hear = inOrder(listener(refresh));
    hangUp = listen(user, hear, connection, () => refresh().then(here, broken));
  });
}

/** Reads anew what this person may see. */
export function refresh() {
  return whileReading(readAll);
}

async function readAll() {
  const user = state.me;
  const session = await api.session(user, locale());
  if (user !== state.me) {
    return;
  }
  setClock(session.now);
  change(() => {
    state.session = session;
    state.guild = guild()?.id ?? session.guilds[0]?.id ?? null;
  });
  await open(channelOf(state.channel)?.id ?? firstChannel());
}

/** The page speaks another language, and the commands with it. */
export async function switchLanguage(id) {
  localStorage.setItem('heraldo.language', id);
  speak(id);
  change(() => {
    state.composer.draft = null;
  });
  await refresh();
}

/** Opens a channel and reads its latest messages. */
export async function open(id) {
  if (id) {
    await whileReading(() => enter(id));
  }
}

async function enter(id) {
  change(() => {
    const moved = state.channel !== id;
    Object.assign(state, { channel: id, drawer: false, divider: dividerOf(id, moved) });
    if (moved) {
      state.composer.draft = null;
      state.composer.hints = null;
    }
    rememberAddress();
  });
  await readBack(id);
  change(() => markRead(channelOf(id)));
}

/** Reads the page of history before what is shown. */
export async function readBack(id, earlier = false) {
  const user = state.me;
  const log = state.logs.get(id);
  if (log?.loading || (earlier && log?.complete)) {
    return;
  }
  state.logs.set(id, { list: [], complete: false, ...log, loading: true });
  const page = await api.messages(user, id, earlier ? log?.list[0]?.id : undefined);
  if (user === state.me) {
    const complete = page.length < 50 || (log?.complete ?? false);
    change(() => (earlier ? addEarlier : setLatest)(id, page, complete));
  }
}

/** Opens another guild at its first channel. */
export function openGuild(id) {
  state.guild = id;
  return open(firstChannel());
}

function connection(now) {
  change(() => {
    state.connection = now;
  });
}

function dividerOf(id, moved) {
  const channel = channelOf(id);
  return moved && channel && unread(channel) ? readUpTo(id) : moved ? null : state.divider;
}

/** The channel one lands in: a player's own; else where something was read out last, to be read and not answered; else the first. */
function firstChannel() {
  const channels = channelsInOrder(guild()).filter((each) => !isThread(each));
  const own = channels.find((each) => secret(each) && each.last_message_id);
  if (own && state.people.find(({ id }) => id === state.me)?.kind === 'player') {
    return own.id;
  }
  const readOut = channels.filter(({ can_send: mayTalk, last_message_id: said }) => said && !mayTalk);
  const latest = readOut.sort((a, b) => (later(b.last_message_id, a.last_message_id) ? 1 : -1))[0];
  return (latest ?? channels[0])?.id ?? null;
}

function rememberAddress() {
  history.replaceState(null, '', `#${state.me}/${state.channel}`);
}

/** Who and where the address of the page says. */
export function fromAddress() {
  const [user, channel] = location.hash.slice(1).split('/');
  return { user, channel };
}

visitWith((id) => channelOf(id) && open(id));
