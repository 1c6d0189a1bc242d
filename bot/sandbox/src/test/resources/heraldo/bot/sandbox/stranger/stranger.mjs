// A small bot on discord.js that does everything once. It tells what it sees, one JSON object a line, and ends with its input.
import {
  ActionRowBuilder,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  RESTEvents,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

const [api, token] = process.argv.slice(2);
const picture = Buffer.from('not much of a picture');
const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api, version: '10' } });

const tell = (saw, more = {}) => process.stdout.write(JSON.stringify({ saw, ...more }) + '\n');

const commands = [
  new SlashCommandBuilder()
    .setName('greet')
    .setDescription('Greets somebody')
    .addStringOption((name) => name.setName('name').setDescription('Whom').setRequired(true).setAutocomplete(true)),
  new SlashCommandBuilder().setName('draw').setDescription('A picture, after a while'),
  new SlashCommandBuilder().setName('form').setDescription('A form'),
  new SlashCommandBuilder().setName('choose').setDescription('A menu'),
];

async function post() {
  const channel = client.channels.cache.find((each) => each.isTextBased());
  const message = await channel.send({ content: 'Hello', files: [{ attachment: picture, name: 'map.png', description: 'A map' }] });
  await message.edit('Hello again');
  await message.pin();
  const kept = await channel.messages.fetch({ message: message.id, force: true });
  tell('posted', { id: kept.id, text: kept.content, pinned: kept.pinned, files: kept.attachments.map((file) => file.name) });
}

function menu() {
  const colours = new StringSelectMenuBuilder()
    .setCustomId('colour')
    .addOptions({ label: 'Red', value: 'red' }, { label: 'Blue', value: 'blue' });
  return new ActionRowBuilder().addComponents(colours);
}

function form() {
  const orders = new TextInputBuilder().setCustomId('orders').setLabel('Orders').setStyle(TextInputStyle.Paragraph);
  return new ModalBuilder().setCustomId('form').setTitle('A form').addComponents(new ActionRowBuilder().addComponents(orders));
}

const answers = {
  greet: (use) => use.reply({ content: `Hello ${use.options.getString('name')}`, flags: MessageFlags.Ephemeral }),
  draw: async (use) => {
    await use.deferReply();
    await use.editReply({ content: 'The map', files: [{ attachment: picture, name: 'map.png' }] });
    const seen = await use.fetchReply();
    tell('drawn', { text: seen.content, files: seen.attachments.map((file) => file.name) });
  },
  form: (use) => use.showModal(form()),
  choose: (use) => use.reply({ content: 'Choose', components: [menu()] }),
};

client.on(Events.InteractionCreate, async (use) => {
  tell('interaction', { type: use.type, user: use.user.username, channel: use.channel?.name });
  if (use.isAutocomplete()) {
    await use.respond([{ name: 'Ana', value: use.options.getFocused() + 'na' }]);
  } else if (use.isStringSelectMenu()) {
    await use.update({ content: `Chose ${use.values.join()}`, components: [] });
  } else if (use.isModalSubmit()) {
    await use.reply(`You wrote ${use.fields.getTextInputValue('orders')}`);
  } else {
    await answers[use.commandName](use);
  }
});

client.on(Events.MessageCreate, (message) => tell('message', { author: message.author.username, own: message.author.id === client.user.id }));
client.on(Events.ShardResume, (shard, replayed) => tell('resumed', { replayed }));
client.on(Events.Warn, (warning) => tell('error', { error: warning }));
client.on(Events.Error, (error) => tell('error', { error: String(error) }));
process.on('unhandledRejection', (error) => tell('error', { error: String(error), body: JSON.stringify(error.rawError ?? null) }));
// Whoever waits for what never comes is told what it was that was answered last, and what it has been told to wait for.
let last = 'nothing';
client.rest.on(RESTEvents.Response, (request, response) => (last = `${request.method} ${request.path} ${response.status}`));
client.rest.on(RESTEvents.RateLimited, (limit) => (last = `${limit.method} ${limit.route} waits ${limit.timeToReset} ms`));
setTimeout(() => {
  tell('error', { error: `nothing came after: ${last}` });
  process.exit(1);
}, 120_000);
process.stdin.on('end', () => client.destroy().then(() => process.exit(0))).resume();

client.once(Events.ClientReady, async () => {
  tell('ready', { user: client.user.username, guilds: client.guilds.cache.map((guild) => guild.name) });
  const made = await client.application.commands.set(commands);
  tell('commands', { names: made.map((command) => command.name) });
  await post();
});
await client.login(token);
