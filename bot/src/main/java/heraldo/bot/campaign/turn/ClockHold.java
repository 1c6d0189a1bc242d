package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.press.Talks;
import heraldo.bot.campaign.rulebook.Bureau;
import java.time.Duration;
import java.time.Instant;

/** Holds turns whose deadline comes while the clock cannot be trusted, and releases them once it can. */
final class ClockHold {
    private final Bureau bureau;

    ClockHold(Bureau bureau) {
        this.bureau = bureau;
    }

    /** The deadline does not stand for the time being; said in public. */
    void hold(CampaignTurn turn, Duration off) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            if (books.turns().change(turn, turn.doubted())) {
                say(
                        books,
                        turn,
                        now,
                        "clock",
                        "minutes",
                        (int) off.abs().toMinutes(),
                        "way",
                        off.isNegative() ? "BACK" : "AHEAD");
            }
        });
        bureau.wake();
    }

    /** The deadline stands again; said in public unless it has passed. */
    void release(CampaignTurn turn) {
        Instant now = bureau.clock().instant();
        Instant due = turn.due().orElseThrow();
        bureau.ledger().record(books -> {
            if (books.turns().change(turn, turn.trusted()) && now.isBefore(due)) {
                say(books, turn, now, "clock-again", "due", Moments.of(due));
            }
        });
        bureau.wake();
    }

    /** The deadline has passed by a clock that was right: the turn takes no more orders; said in public. */
    void keep(CampaignTurn turn) {
        Instant now = bureau.clock().instant();
        bureau.ledger().record(books -> {
            CampaignTurn open = turn.trusted();
            if (books.turns().change(turn, open) && books.turns().change(open, open.locked())) {
                Talks.turned(books, turn.key().campaign(), now);
                say(books, turn, now, "clock-kept", "due", Moments.of(turn.due().orElseThrow()));
            }
            CrashPoint.LOCK_WRITTEN.reached();
        });
        CrashPoint.LOCK_COMMITTED.reached();
        bureau.wake();
    }

    private static void say(Books books, CampaignTurn turn, Instant now, String key, Object... arguments) {
        Campaign campaign = Usher.find(books, turn.key().campaign());
        Posts.notice(books, campaign, turn.key(), Posts.say(key, arguments), now);
    }
}
