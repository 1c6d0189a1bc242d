/**
 * Texts as Discord takes them: its limits, pages that keep them, players' words shown literally, instants as timestamps.
 *
 * <p>May import the JDK and the engine's words; no JDA.
 */
package heraldo.bot.discord.text;
