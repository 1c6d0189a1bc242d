package heraldo.bot.app;

import heraldo.bot.store.Backlog;
import heraldo.bot.store.Inspection;
import heraldo.bot.store.ReadOnlyLedger;
import heraldo.bot.store.UnusableDatabaseException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Looks into the books for what does not go on, and changes nothing. */
record BooksCheckup(Path database, Instant now) {
    /** Posts that wait for longer do so for a reason that somebody should look at. */
    private static final Duration USUAL = Duration.ofMinutes(10);

    /** The outbox, and one finding for each campaign that does not go on; nothing if the books cannot be read. */
    List<Finding> all() {
        try {
            if (Inspection.asItIs(database).filter(Inspection::current).isEmpty()) {
                return List.of();
            }
            try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
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
        backlog.stuck().forEach(stuck -> findings.add(stuck(stuck)));
        return findings;
    }

    private Finding outbox(Backlog backlog) {
        if (backlog.since().isEmpty()) {
            return Finding.ok("outbox", "nothing waits to be posted");
        }
        Instant since = backlog.since().get();
        String sentence = "posts that wait: " + backlog.waiting() + ", the oldest since " + since;
        return Duration.between(since, now).compareTo(USUAL) < 0
                ? Finding.ok("outbox", sentence)
                : Finding.note("outbox", sentence + "; does the bot run, and may it post?");
    }

    private static Finding stuck(Backlog.Stuck stuck) {
        String turn = "turn " + stuck.turn() + " of \"" + stuck.name().replaceAll("\\p{Cntrl}", " ") + "\" ("
                + stuck.campaign() + ")";
        return stuck.crashed()
                ? Finding.fail(
                        "campaign",
                        turn + " has crashed: its game master opens it again with /gm rewind, or asks whoever made the"
                                + " ruleset")
                : Finding.note(
                        "campaign",
                        turn + " is held (" + stuck.reason().toLowerCase(Locale.ROOT)
                                + "): its game master decides with /gm resume");
    }
}
