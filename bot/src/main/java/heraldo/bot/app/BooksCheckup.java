package heraldo.bot.app;

import heraldo.bot.store.Backlog;
import heraldo.bot.store.Backlog.Stopped;
import heraldo.bot.store.OpenBooks;
import heraldo.bot.store.UnusableDatabaseException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks in the books for work that is still waiting; changes nothing.
 *
 * @param patience how long a post may wait before somebody should find out why
 */
record BooksCheckup(BooksPlace place, Instant now, Duration patience) {

    /** The outbox, and one finding for each campaign whose turn is held or has crashed; nothing if the books cannot be read. */
    List<Finding> all() {
        try {
            if (!place.current()) {
                return List.of();
            }
            try (OpenBooks ledger = place.look()) {
                return findings(ledger.backlog());
            }
        } catch (UnusableDatabaseException e) {
            // Said where the database is looked at.
            return List.of();
        }
    }

    private List<Finding> findings(Backlog backlog) {
        List<Finding> findings = new ArrayList<>();
        findings.add(outbox(backlog));
        backlog.stopped().forEach(stopped -> findings.add(finding(stopped)));
        return findings;
    }

    private Finding outbox(Backlog backlog) {
        if (backlog.since().isEmpty()) {
            return Finding.ok("outbox", "nothing waits to be posted");
        }
        Instant since = backlog.since().get();
        String sentence = "posts that wait: " + backlog.waiting() + ", the oldest since " + since;
        return Duration.between(since, now).compareTo(patience) < 0
                ? Finding.ok("outbox", sentence)
                : Finding.note("outbox", sentence + "; does the bot run, and may it post?");
    }

    private static Finding finding(Stopped stopped) {
        String turn = "turn " + stopped.turn() + " of \"" + stopped.name().replaceAll("\\p{Cntrl}", " ") + "\" ("
                + stopped.campaign() + ") ";
        return stopped.crashed()
                ? Finding.fail(
                        "campaign",
                        turn + "has crashed: its game master opens it again with /gm rewind, or asks whoever made the"
                                + " ruleset")
                : Finding.note("campaign", turn + held(stopped));
    }

    /** Returns the reason why a turn is held, and the way to make it go on. */
    private static String held(Stopped stopped) {
        return switch (stopped.reason()) {
            case PAUSED ->
                stopped.exiled()
                        ? "is paused, for the bot is not in its server: invite it again, then its game master types"
                                + " /gm resume"
                        : "is paused: its game master types /gm resume when it is to go on";
            case RESTORED ->
                "is held, for these books were older than what had been posted: its game master decides with /gm resume,"
                        + " /gm resolve or /gm deadline";
            case LATE ->
                "was not ended when its deadline came; it goes on by itself and ends at "
                        + stopped.due().map(Instant::toString).orElse("another time");
            case CLOCK -> "is held, for the clock was set; it goes on by itself when the clock is in order again";
            case NONE -> "is held, and the books do not say why";
        };
    }
}
