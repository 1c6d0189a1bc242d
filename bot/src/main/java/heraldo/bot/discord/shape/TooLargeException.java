package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.DiscordLimit;

/** A command that Discord would refuse for its size. */
public final class TooLargeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private TooLargeException(String what, DiscordLimit limit, int size) {
        super("%s: %s is %d, Discord takes %d at most".formatted(what, limit, size, limit.most()));
    }

    static void demand(String what, DiscordLimit limit, int size) {
        if (size > limit.most()) {
            throw new TooLargeException(what, limit, size);
        }
    }
}
