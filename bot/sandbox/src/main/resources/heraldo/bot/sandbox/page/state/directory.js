import { state } from './store.js';

/** Who and what the ids in messages stand for. */

let visitor = () => {};

/** Tells what a click on a channel's mention does. */
export function visitWith(deed) {
  visitor = deed;
}

/** Opens a channel that somebody mentioned. */
export function visit(channel) {
  visitor(channel);
}

export function guild() {
  return state.session?.guilds.find(({ id }) => id === state.guild) ?? null;
}

export function channelOf(id) {
  return [...(guild()?.channels ?? []), ...letters()].find((channel) => channel.id === id) ?? null;
}

/** The private channels of whoever reads, each called after whom it is shared with. */
export function letters() {
  return (state.session?.private_channels ?? [])
    .map((channel) => ({ ...channel, name: channel.recipients.map(nameOf).join(', ') }));
}

export function channel() {
  return channelOf(state.channel);
}

export function nameOfChannel(id) {
  return channelOf(id)?.name;
}

export function nameOfRole(id) {
  return guild()?.roles?.find((role) => role.id === id)?.name;
}

/** The people of the guild that is open, each with `id`, `name`, `user` and `color`. */
export function members() {
  return (guild()?.members ?? []).map(personOfMember);
}

/** A person by id, or nothing. */
export function personOf(id) {
  return members().find((person) => person.id === id) ?? null;
}

function personOfMember(member) {
  const { user } = member;
  return { id: user.id, user, name: member.nick ?? nameOf(user), color: colorOf(member) };
}

/** How a user is called outside any guild. */
export function nameOf(user) {
  return user.global_name ?? user.username;
}

function colorOf(member) {
  const worn = (guild()?.roles ?? []).filter((role) => member.roles?.includes(role.id) && role.color);
  const highest = worn.sort((a, b) => b.position - a.position)[0];
  return highest ? `#${highest.color.toString(16).padStart(6, '0')}` : null;
}

/** Whether the channel is closed to those it does not name (the guild's own id is the role of everybody). */
export function secret({ permission_overwrites: rules }) {
  const everybody = (rules ?? []).find(({ id, type }) => id === guild()?.id && Number(type) === 0);
  return (BigInt(everybody?.deny ?? 0) & 1024n) !== 0n;
}
