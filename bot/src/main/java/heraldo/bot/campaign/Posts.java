package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
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

    /** Something that is put into words when it is posted in a seat's own channel. */
    static void to(Books books, Dispatch.Kind kind, TurnKey turn, Seat seat, Instant now) {
        books.outbox().add(turn.campaign(), kind, Optional.of(turn), Optional.of(seat), Optional.empty(), now);
    }

    private static void post(
            Books books, Campaign campaign, Dispatch.Kind kind, TurnKey turn, Message words, Instant now) {
        books.outbox().add(campaign.id(), kind, Optional.of(turn), Optional.empty(), Optional.of(words), now);
    }
}
