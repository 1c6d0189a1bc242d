package heraldo.bot.app;

import heraldo.rules.engine.RulesetCatalog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heraldo new-ruleset}: writes the first draft of a rule system, a Maven project of its own. */
@Command(
        name = "new-ruleset",
        description = {
            "Writes the first draft of a new ruleset: a Maven project, whose jar goes into the folder games.",
            "It is a whole tiny game (stone, paper, scissors) under the new name, which passes all tests, to be changed",
            "piece by piece. Nothing that exists is overwritten."
        })
final class NewRulesetCommand implements Callable<Integer> {

    private static final int LONGEST_ID = 32;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "ID", description = "Its id: small letters and digits, as in \"kaixiflan\".")
    private String id = "";

    @Option(
            names = "--into",
            paramLabel = "FOLDER",
            description = "The folder to write the project into; one of the name of ID if not said.")
    private Optional<Path> into = Optional.empty();

    @Override
    public Integer call() {
        demand(named(), "\"" + id + "\" cannot be a package; use up to 32 small letters and digits, a letter first.");
        Path project = into.orElse(Path.of(id));
        FirstDraft draft = FirstDraft.of(project, id);
        List<Path> files = List.copyOf(draft.contents().keySet());
        List<Path> taken = files.stream().filter(Files::exists).toList();
        demand(taken.isEmpty(), "There is a ruleset \"" + id + "\" already: " + String.join(", ", names(taken)));
        demand(free(), "There is a game that is called \"" + id + "\" already; choose another id.");
        draft.write();
        names(files).forEach(spec.commandLine().getOut()::println);
        spec.commandLine()
                .getOut()
                .println("It plays already. In its folder, \"mvn package\" tests it and writes target/" + id
                        + ".jar, which goes into the folder games\nbeside the program."
                        + " What to change first: its names in ruleset.yaml, its examples in cases.md, its orders.");
        return CommandLine.ExitCode.OK;
    }

    private boolean named() {
        return id.matches("[a-z][a-z0-9]{1," + (LONGEST_ID - 1) + "}") && SourceVersion.isName(id);
    }

    /** Returns whether no other game has this id as a name. */
    private boolean free() {
        RulesetCatalog catalog = Installation.here().catalog();
        return catalog.named(id).isEmpty();
    }

    private void demand(boolean holds, String otherwise) {
        if (!holds) {
            throw new CommandLine.ParameterException(spec.commandLine(), otherwise);
        }
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(file -> file.toString().replace('\\', '/')).toList();
    }
}
