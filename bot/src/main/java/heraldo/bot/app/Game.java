package heraldo.bot.app;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The options of commands that let the engine play against itself. */
final class Game {

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--ruleset", required = true, paramLabel = "ID", description = "Which ruleset is played.")
    private String ruleset = "";

    @Option(names = "--seats", paramLabel = "N", description = "How many seats play.")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "A whole number; the same one gives the same game.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "es", description = "The language, e.g. es or en.")
    private String language = "es";

    HostedRuleset<?> hosted(Installation here) {
        return here.ruleset(ruleset);
    }

    <S> SelfPlay<S> selfPlay(HostedRuleset<S> hosted) {
        try {
            return SelfPlay.of(hosted, needed("--seats=N", seats), new TreeMap<>(), needed("--seed=S", seed));
        } catch (IllegalArgumentException e) {
            throw new CommandLine.ParameterException(spec.commandLine(), "This ruleset is played by " + e.getMessage());
        }
    }

    /** Returns the number of seats, if {@code --seats} gives one. */
    Optional<Integer> seats() {
        return seats;
    }

    /** The seed, if one was named. */
    Optional<Long> seed() {
        return seed;
    }

    private <T> T needed(String option, Optional<T> value) {
        return value.orElseThrow(() ->
                new CommandLine.ParameterException(spec.commandLine(), "Missing required option: '" + option + "'"));
    }

    /** Returns the speech in the language of {@code --lang}, and refuses a language that the ruleset does not have. */
    Speech speech(HostedRuleset<?> hosted) {
        return Speech.of(hosted, needed("--seats=N", seats), language)
                .orElseThrow(() -> new CommandLine.ParameterException(
                        spec.commandLine(),
                        "There is no language \"" + language + "\"; use "
                                + hosted.languages().codes()));
    }
}
