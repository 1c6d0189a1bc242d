/**
 * The checks of every body that the bot may send: messages, embeds, components, commands, modals, channels.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code wire} and {@code world}.
 */
package heraldo.bot.sandbox.form;
