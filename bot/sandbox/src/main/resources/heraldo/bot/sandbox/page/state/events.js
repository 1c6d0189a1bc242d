import { dateOf, later } from '../client/snowflake.js';
import { showChoices } from '../command/hints.js';
import { catchUp } from '../text/clock.js';
import { failed, settle, succeeded } from './answers.js';
import { forget, keep, ephemeral } from './log.js';
import { openModal } from './modal.js';
import { markRead } from './reading.js';
import { change, state } from './store.js';

/** What each push of the gateway changes. */
const DEEDS = {
  MESSAGE_CREATE: spoken,
  MESSAGE_UPDATE: (message) => change(() => keep(message)),
  MESSAGE_DELETE: ({ id, channel_id: channel }) => change(() => forget(channel, id)),
  CHANNEL_CREATE: (channel) => change(() => putChannel(channel)),
  CHANNEL_UPDATE: (channel) => change(() => putChannel(channel)),
  CHANNEL_DELETE: (channel) => change(() => dropChannel(channel)),
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: ({ nonce, choices }) => showChoices(nonce, choices),
  INTERACTION_MODAL_CREATE: modalAsked,
  INTERACTION_SUCCESS: succeeded,
  INTERACTION_FAILURE: failed,
};

/** After these the page must be read anew. */
const RENEWING = new Set([
  'APPLICATION_COMMANDS_UPDATE',
  'GUILD_MEMBER_ADD',
  'GUILD_MEMBER_UPDATE',
  'GUILD_MEMBER_REMOVE',
  'GUILD_ROLE_CREATE',
  'GUILD_ROLE_UPDATE',
]);

/** Takes pushes; kinds the page has no use for pass by. */
export function listener(refresh) {
  return (kind, content) => {
    DEEDS[kind]?.(content);
    if (RENEWING.has(kind) || (kind === 'CHANNEL_DELETE' && content.id === state.channel)) {
      refresh();
    }
  };
}

function modalAsked(modal) {
  change(() => settle(modal.nonce));
  openModal(modal);
}

function spoken(message) {
  catchUp(dateOf(message.id));
  change(() => {
    keep(message);
    const channel = findChannel(message.channel_id);
    if (channel && !ephemeral(message) && later(message.id, channel.last_message_id)) {
      channel.last_message_id = message.id;
    }
    if (message.channel_id === state.channel && document.visibilityState === 'visible') {
      markRead(channel);
    }
  });
}

function guildOf(id) {
  return state.session?.guilds.find((guild) => guild.id === id);
}

function findChannel(id) {
  const { guilds = [], private_channels: letters = [] } = state.session ?? {};
  return [...guilds.flatMap(({ channels }) => channels), ...letters].find((channel) => channel.id === id);
}

function putChannel(channel) {
  const known = findChannel(channel.id);
  if (known) {
    Object.assign(known, channel);
  } else {
    (channel.guild_id ? guildOf(channel.guild_id)?.channels : state.session?.private_channels)?.push(channel);
  }
}

function dropChannel({ id, guild_id: guild }) {
  const home = guildOf(guild);
  if (home) {
    home.channels = home.channels.filter((channel) => channel.id !== id);
  }
}
