package heraldo.bot.app;

import heraldo.bot.store.Folder;
import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heraldo cases}: plays the examples of case files. */
@Command(
        name = "cases",
        description = {
            "Plays the examples of case files and says which come out as written.",
            "One line for each example, a last one with the count; exit code 1 if any failed."
        })
final class CasesCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            description = "Whose rules; if not said, the ruleset named like the file or its folder.")
    private Optional<String> ruleset = Optional.empty();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Markdown files with examples between ``` fences.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        Installation here = Installation.here();
        List<CaseRunner.Result> results = new ArrayList<>();
        for (Path file : files) {
            HostedRuleset<?> hosted = here.ruleset(ruleset.orElseGet(() -> rulesetOf(here, file)));
            List<CaseRunner.Result> own = new CaseRunner(hosted.ruleset().play().cases())
                    .run(read(file))
                    .results();
            if (own.isEmpty()) {
                throw new Complaint(file + " has no examples.");
            }
            results.addAll(own);
        }
        CaseRunner.Report report = new CaseRunner.Report(results);
        report.lines().forEach(spec.commandLine().getOut()::println);
        return report.failures() == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private String rulesetOf(Installation here, Path file) {
        Path whole = file.toAbsolutePath().normalize();
        String name = whole.getFileName().toString().replaceFirst("\\.[^.]*$", "");
        return Stream.of(name, String.valueOf(Folder.of(whole).getFileName()))
                .filter(here.catalog().ids()::contains)
                .findFirst()
                .orElseThrow(() ->
                        misuse("Neither " + file + " nor its folder is named like a ruleset; say --ruleset, one of: "
                                + String.join(", ", here.catalog().ids())));
    }

    private String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw misuse("The file " + file + " cannot be read.");
        }
    }

    private CommandLine.ParameterException misuse(String text) {
        return new CommandLine.ParameterException(spec.commandLine(), text);
    }
}
