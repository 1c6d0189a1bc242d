/**
 * What the stand-in remembers: people, roles, channels, messages, commands and interactions, and who may see what.
 *
 * <p>May import Jackson. Everything here is used under the world's one lock, see {@link heraldo.bot.sandbox.world.World}.
 */
package heraldo.bot.sandbox.world;
