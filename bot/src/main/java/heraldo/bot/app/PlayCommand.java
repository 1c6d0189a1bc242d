package heraldo.bot.app;

import heraldo.bot.render.FameText;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.coverage.Coverage;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Standings;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code heraldo play}: lets the engine play a game against itself. */
@Command(
        name = "play",
        description = {
            "Plays a game against itself and prints the fame table as it goes on, and at the end.",
            "With --coverage it plays many, and says which orders and codes of the rules file occurred.",
            "Exit code 1 if a state breaks the rules, or if a code neither occurred nor is excused."
        })
final class PlayCommand implements Callable<Integer> {

    /** Letters in a line of a wide terminal. */
    private static final int WIDTH = 200;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Mixin
    private Game game;

    @Option(
            names = "--turns",
            paramLabel = "T",
            defaultValue = "500",
            description = "How many turns at most; ${DEFAULT-VALUE} if not said.")
    private int turns;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "4",
            description = "Prints the table after every N turns; ${DEFAULT-VALUE} if not said.")
    private int every;

    @Option(names = "--coverage", description = "Plays many games and says what occurred in them.")
    private boolean coverage;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description =
                    "How many games with --coverage; ${DEFAULT-VALUE} if not said. Without --seats, all numbers of seats"
                            + " take turns.")
    private int games;

    @Override
    public Integer call() {
        if (turns < 1 || every < 1 || games < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--turns, --every and --games are at least 1");
        }
        HostedRuleset<?> hosted = game.hosted(Installation.here());
        return coverage ? cover(hosted) : play(hosted);
    }

    private <S> int cover(HostedRuleset<S> hosted) {
        Manifest.Seats allowed = hosted.manifest().seats();
        List<Integer> counts = game.seats()
                .map(List::of)
                .orElseGet(() -> IntStream.rangeClosed(allowed.least(), allowed.most())
                        .boxed()
                        .toList());
        if (!counts.stream().allMatch(allowed::allow)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "This ruleset is played by from " + allowed.least() + " to " + allowed.most() + " seats");
        }
        long first = game.seed().orElse(1L);
        Coverage<S> coverage = new Coverage<>(hosted);
        IntStream.range(0, games)
                .parallel()
                .forEach(i -> coverage.play(counts.get(i % counts.size()), first + i, turns));
        CoverageReport report = CoverageReport.of(coverage);
        report.lines().forEach(spec.commandLine().getOut()::println);
        return report.complete() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private <S> int play(HostedRuleset<S> hosted) {
        Speech speech = game.speech(hosted);
        SelfPlay<S> selfPlay = game.selfPlay(hosted);
        S last = selfPlay.play(turns, played -> watch(hosted.ruleset(), played, speech));
        PrintWriter out = spec.commandLine().getOut();
        Optional<Outcome> outcome = hosted.ruleset().outcome(last);
        out.println(outcome.map(end -> speech.say(end.reason())).orElseGet(() -> "After " + turns + " turns:"));
        out.println(table(hosted.ruleset().standings(last), speech));
        return CommandLine.ExitCode.OK;
    }

    private <S> void watch(Ruleset<S> ruleset, SelfPlay.Played<S> played, Speech speech) {
        S next = played.resolution().state();
        ruleset.violations(next).stream().findFirst().ifPresent(violation -> {
            throw new Complaint("After turn " + played.turn().number() + " the rules are broken: " + violation);
        });
        boolean ended = ruleset.turn(next).number() > played.turn().number();
        if (ended && played.turn().number() % every == 0) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(speech.say(played.turn().label()));
            out.println(table(ruleset.standings(next), speech));
            out.flush();
        }
    }

    private static String table(Standings standings, Speech speech) {
        return String.join("\n\n", FameText.of(standings, speech.wording(), WIDTH)) + "\n";
    }
}
