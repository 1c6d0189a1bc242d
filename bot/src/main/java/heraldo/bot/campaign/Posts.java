package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.Optional;

/** Puts sentences for everybody, or for the game master, into the outbox. */
final class Posts {
    private Posts() {}

    /** A sentence of the platform: {@code campaign.post.<key>}. */
    static Message say(String key, Object... namesAndValues) {
        return Message.of("campaign.post." + key, namesAndValues);
    }

    static void notice(Books books, Campaign campaign, TurnKey turn, Message words, Instant now) {
        post(books, campaign, Dispatch.Kind.NOTICE, turn, words, now);
    }

    static void alert(Books books, Campaign campaign, TurnKey turn, Message words, Instant now) {
        post(books, campaign, Dispatch.Kind.ALERT, turn, words, now);
    }

    private static void post(
            Books books, Campaign campaign, Dispatch.Kind kind, TurnKey turn, Message words, Instant now) {
        books.outbox().add(campaign.id(), kind, Optional.of(turn), Optional.empty(), Optional.of(words), now);
    }
}
