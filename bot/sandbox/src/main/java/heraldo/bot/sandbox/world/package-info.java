/**
 * The state of the stand-in: people, roles, channels, messages, commands and interactions, and the permissions to see them.
 *
 * <p>Everything here is used under the world's one lock, see {@link heraldo.bot.sandbox.world.World}.
 *
 * <p>May import {@code com.fasterxml.jackson} and {@code wire}.
 */
package heraldo.bot.sandbox.world;
