package heraldo.bot.app;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.store.OpenBooks;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.kernel.Reason;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        findings.add(Checkup.permissions(settings.folder()));
        List<Campaign> running = List.of();
        List<Hindrance> hindrances = List.of();
        try (OpenBooks books = place.look()) {
            running = books.read(each -> each.campaigns().running());
            hindrances = books.read(each -> each.hindrances().all());
            findings.add(Finding.ok("database", "can be reached, campaigns under way: " + running.size()));
        } catch (UnusableDatabaseException e) {
            findings.add(Finding.fail("database", Reason.of(e)));
        }
        findings.add(
                Finding.note("backups", "are the server's: has it been dumped lately (pg_dump), to another machine?"));
        // Only the log is kept on this machine.
        findings.add(Checkup.room(settings.folder(), 0));
        findings.add(Checkup.time(clock, settings.leniency(), Optional.empty()));
        findings.addAll(Checkup.rulesets(here, running));
        findings.addAll(Checkup.hindrances(here, hindrances));
        return findings;
    }
}
