package heraldo.bot.app;

import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.data.BadTableException;
import heraldo.rules.kernel.Reason;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code heraldo doctor}: whether everything is as the program needs it. */
@Command(
        name = "doctor",
        description = {
            "Looks whether everything is as the program needs it: settings, token, permissions, database, backups, room on the"
                    + " disk, clock, rulesets; posts that wait, campaigns that are held or have crashed; and, with a token, the"
                    + " servers and what each of them lacks. It changes nothing, begins no session, and may be asked while the"
                    + " program runs.",
            "One line each; exit code 1 if anything says FAIL."
        })
final class DoctorCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
        List<Finding> findings = findings();
        findings.forEach(spec.commandLine().getOut()::println);
        return findings.stream().anyMatch(finding -> finding.verdict() == Finding.Verdict.FAIL)
                ? CommandLine.ExitCode.SOFTWARE
                : CommandLine.ExitCode.OK;
    }

    private static List<Finding> findings() {
        try {
            Installation here = Installation.here();
            Settings settings = here.settings();
            InstantSource clock = InstantSource.system();
            BooksPlace place = settings.place();
            Duration patience = settings.leniency().posts();
            List<Finding> findings = new ArrayList<>(seen("installation", () -> switch (place) {
                case BooksPlace.InFile kept -> new Checkup(here, settings, kept.file(), System.getenv(), clock).all();
                case BooksPlace.OnServer kept -> new BooksServerCheckup(here, settings, kept, clock).all();
            }));
            findings.addAll(seen("outbox", () -> new BooksCheckup(place, clock.instant(), patience).all()));
            findings.addAll(seen("discord", () -> new ServerCheckup(System.getenv(), settings::discord).all()));
            return findings;
        } catch (BadTableException | UnusableDatabaseException e) {
            return List.of(Finding.fail("settings", Reason.of(e)));
        }
    }

    /** Takes one look; a failure that nobody foresaw is a finding, too. */
    private static List<Finding> seen(String subject, Supplier<List<Finding>> look) {
        try {
            return look.get();
        } catch (RuntimeException | LinkageError e) {
            return List.of(Finding.fail(subject, "cannot be looked at: " + Token.hidden(String.valueOf(e))));
        }
    }
}
