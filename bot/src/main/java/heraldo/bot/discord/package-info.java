/**
 * The bot on Discord: it signs in, registers its commands, passes every interaction to the one class that answers it, keeps
 * the channels of the campaigns and posts what the outbox holds. No rule of a game is decided here.
 *
 * <p>Together with its sub-packages the only place that sees JDA. May import {@code campaign}, {@code render} and the
 * engine; nobody but {@code app} imports it.
 */
package heraldo.bot.discord;
