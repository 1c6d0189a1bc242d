import { interact } from '../client/api.js';
import { nonce as fresh } from '../client/snowflake.js';
import { locale } from '../text/words.js';
import { depart, failed } from './answers.js';
import { state } from './store.js';

/** Sends what a person does to the application: commands, controls, forms. */

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL = 5;

function envelope(type, data, nonce, more = {}) {
  return {
    type,
    application_id: state.session.application_id,
    guild_id: state.guild,
    channel_id: state.channel,
    nonce,
    data,
    ...more,
  };
}

async function dispatch(type, data, note, more) {
  const nonce = fresh();
  depart(nonce, { channel: state.channel, ...note });
  try {
    await interact(state.me, locale(), envelope(type, data, nonce, more));
  } catch (refused) {
    failed({ nonce }, refused.message);
  }
}

/** A slash command. */
export function useCommand(data, label, title) {
  return dispatch(COMMAND, data, { label, title });
}

/** A button or a select menu of a message. */
export function useControl(message, data) {
  const more = { message_id: message.id, message_flags: message.flags ?? 0 };
  return dispatch(COMPONENT, data, { control: `${message.id}/${data.custom_id}`, message: message.id }, more);
}

/** A filled-in form. */
export function handIn(data, label) {
  return dispatch(MODAL, data, { label });
}

/** Asks for the choices of an option; a refusal leaves the list empty. */
export async function askChoices(data, nonce) {
  try {
    await interact(state.me, locale(), envelope(AUTOCOMPLETE, data, nonce));
  } catch {
    return;
  }
}
