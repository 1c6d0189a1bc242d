package heraldo.bot.app;

import heraldo.bot.campaign.proof.Check;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.Verdict;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.campaign.rulebook.Library;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code heraldo verify}: checks the record of a campaign. */
@Command(
        name = "verify",
        description = {
            "Checks the record of a campaign: the chain of seeds, the seals, every die and, where the record has the orders,"
                    + " every turn, which is played again unless that was done by older rules than are here.",
            "Needs neither the database nor Discord. Compare the anchor it prints with the one that was posted when the"
                    + " campaign started. Exit code 1 if anything is wrong; each fault is told with its place and check. Of a"
                    + " file that is no record no more is read than a record can have, and one sentence says so."
        })
final class VerifyCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A record, packed or not.")
    private Path file;

    @Override
    public Integer call() {
        Verdict verdict = verdict();
        PrintWriter out = spec.commandLine().getOut();
        verdict.heading()
                .ifPresentOrElse(
                        heading -> tell(heading, verdict, out),
                        () -> verdict.faults().forEach(fault -> out.println("FAIL " + fault)));
        return verdict.faults().isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private static void tell(Line.Campaign heading, Verdict verdict, PrintWriter out) {
        out.println(about(heading));
        verdict.checked().forEach((check, times) -> out.println(line(verdict, check, times)));
        verdict.faults().forEach(fault -> out.println("FAIL " + fault));
        verdict.notes().forEach(note -> out.println("note " + note));
        verdict.notPlayed().ifPresent(why -> out.println("older rules: " + why));
        boolean played = verdict.notPlayed().isEmpty();
        String missing = missing(verdict);
        if (!missing.isEmpty()) {
            String reason = played ? "the record does not say enough" : "of that";
            out.println("not checked, because " + reason + ": " + missing);
        }
        String right = played ? "Everything is right." : "Everything else is right.";
        out.println(verdict.wrong() == 0 ? right : verdict.wrong() + " faults.");
    }

    private static String about(Line.Campaign heading) {
        return "campaign " + heading.title().campaign() + ", " + heading.title().ruleset() + " version "
                + heading.title().version() + ", " + heading.scope() + " record; anchor "
                + heading.links().anchor();
    }

    private static String line(Verdict verdict, Check check, int times) {
        int wrong = verdict.wrong(check);
        return (wrong == 0 ? "ok   " : "FAIL ") + check + ": " + times + " checked, " + wrong + " wrong";
    }

    private static String missing(Verdict verdict) {
        return Arrays.stream(Check.values())
                .filter(check -> !verdict.checked().containsKey(check))
                .map(Check::toString)
                .collect(Collectors.joining(", "));
    }

    /** Checks the record, which comes from an untrusted sender. */
    private Verdict verdict() {
        Library library = new Library(Installation.here().catalog());
        try (InputStream record = Files.newInputStream(file)) {
            return Verification.of(record, library);
        } catch (IOException e) {
            throw new Complaint("The file " + file + " cannot be read: is there such a file, and may you read it?");
        } catch (OutOfMemoryError e) {
            throw new Complaint("There is not enough memory to check the file " + file
                    + "; give the program more, with \"java -Xmx2g -jar\".");
        }
    }
}
