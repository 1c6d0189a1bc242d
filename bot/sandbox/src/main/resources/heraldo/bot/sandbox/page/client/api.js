/** What the sandbox's server answers to a chat client. */

/** A refusal, in Discord's form: its code and its sentence. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.message || `HTTP ${status}`);
    this.status = status;
    this.code = body?.code;
  }
}

async function ask(path, options = {}) {
  const answer = await fetch(path, options);
  const text = await answer.text();
  const body = answer.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : null;
  if (!answer.ok) {
    throw new Refused(answer.status, body);
  }
  return body;
}

function send(path, body) {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const as = (user) => `user=${encodeURIComponent(user)}`;

/** The languages in which the page can be read: their letters and Discord's codes. */
export const languages = () => ask('/client/languages');

export const people = () => ask('/client/users');

export const session = (user, locale) => ask(`/client/session?${as(user)}&locale=${locale}`);

export const messages = (user, channel, before, limit = 50) =>
  ask(`/client/channels/${channel}/messages?${as(user)}&limit=${limit}${before ? `&before=${before}` : ''}`);

export const post = (user, channel, content) => send(`/client/channels/${channel}/messages?${as(user)}`, { content });

export const interact = (user, locale, interaction) =>
  send(`/client/interactions?${as(user)}&locale=${locale}`, interaction);

export const acts = () => ask('/sandbox/acts');

export const act = (name) => send(`/sandbox/act/${encodeURIComponent(name)}`, {});
