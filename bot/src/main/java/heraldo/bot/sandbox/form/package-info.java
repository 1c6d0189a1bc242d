/**
 * The checks of every body that the bot may send: messages, embeds, components, commands, modals, channels.
 *
 * <p>May import Jackson, {@code wire} and the message flags and uploads of {@code world}.
 */
package heraldo.bot.sandbox.form;
