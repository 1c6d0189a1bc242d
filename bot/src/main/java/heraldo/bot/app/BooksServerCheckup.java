package heraldo.bot.app;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.store.OpenBooks;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.kernel.Reason;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at what the program needs where a server keeps the books, and changes nothing.
 *
 * @param clock the machine's
 */
record BooksServerCheckup(Installation here, Settings settings, BooksPlace.OnServer place, InstantSource clock) {

    List<Finding> all() {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.ok(
                "settings",
                "language " + settings.language() + ", zone "
                        + settings.almanac().zone() + ", database " + place));
        findings.add(Checkup.token(System.getenv()));
        findings.add(database());
        findings.add(
                Finding.note("backups", "are the server's: has it been dumped lately (pg_dump), to another machine?"));
        findings.add(Finding.ok("clock", clock.instant().toString()));
        here.catalog().problems().forEach(problem -> findings.add(Finding.fail("rulesets", problem.toString())));
        return findings;
    }

    private Finding database() {
        try (OpenBooks books = place.look()) {
            List<Campaign> running = books.read(each -> each.campaigns().running());
            return Finding.ok("database", "can be reached, campaigns under way: " + running.size());
        } catch (UnusableDatabaseException e) {
            return Finding.fail("database", Reason.of(e));
        }
    }
}
