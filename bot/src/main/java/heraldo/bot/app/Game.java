package heraldo.bot.app;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The options of commands that let the engine play against itself. */
final class Game {

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "Which ruleset is played.")
    private String ruleset = "";

    @Option(names = "--seats", required = true, paramLabel = "N", description = "How many seats play.")
    private int seats;

    @Option(
            names = "--seed",
            required = true,
            paramLabel = "S",
            description = "A whole number; the same one gives the same game.")
    private long seed;

    @Option(names = "--lang", paramLabel = "es|en", defaultValue = "es", description = "The language: es or en.")
    private String language = "es";

    HostedRuleset<?> hosted(Installation here) {
        return here.ruleset(ruleset);
    }

    <S> SelfPlay<S> selfPlay(HostedRuleset<S> hosted) {
        try {
            return SelfPlay.of(hosted, seats, new TreeMap<>(), seed);
        } catch (IllegalArgumentException e) {
            throw new CommandLine.ParameterException(spec.commandLine(), "This ruleset is played by " + e.getMessage());
        }
    }

    /** What is said in the language that was asked for. */
    Speech speech(HostedRuleset<?> hosted) {
        return Speech.of(hosted, seats, language)
                .orElseThrow(() -> new CommandLine.ParameterException(
                        spec.commandLine(), "There is no language \"" + language + "\"; use es or en"));
    }
}
