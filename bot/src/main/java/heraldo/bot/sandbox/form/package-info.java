/**
 * The checks of every body that the bot may send: messages, embeds, components, commands, modals, channels.
 *
 * <p>May import Jackson and {@code wire}.
 */
package heraldo.bot.sandbox.form;
