package heraldo.bot.app;

import heraldo.bot.league.League;
import heraldo.bot.league.Tournament;
import heraldo.bot.render.FameText;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.coverage.Coverage;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
            "With --league governors of all strengths and tempers play many against each other, and it says who won and what the"
                    + " games were like.",
            "Exit code 1 if a state breaks the rules, or if a code neither occurred nor is excused."
        })
final class PlayCommand implements Callable<Integer> {

    /** Letters in a line of a wide terminal. */
    private static final int WIDTH = 200;

    /** The number of weaker governors that a strong one plays against, unless the ruleset needs more seats. */
    private static final int CHALLENGED = 2;

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
                    "How many games with --coverage, or of each kind with --league; ${DEFAULT-VALUE} if not said. With"
                            + " --coverage and without --seats, all numbers of seats take turns.")
    private int games;

    @Option(
            names = "--league",
            description = "Lets strong governors play against weaker ones, and equals against each other.")
    private boolean league;

    @Option(
            names = "--equals",
            paramLabel = "STRENGTH",
            description = "With --league, only games of equals of this strength: ${COMPLETION-CANDIDATES}.")
    private Optional<Strength> equals = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description = "With --league, an option of the ruleset; may be said several times.")
    private Map<String, String> options = new TreeMap<>();

    @Override
    public Integer call() {
        if (turns < 1 || every < 1 || games < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--turns, --every and --games are at least 1");
        }
        HostedRuleset<?> hosted = game.hosted(Installation.here());
        if (league) {
            return league(hosted);
        }
        return coverage ? cover(hosted) : play(hosted);
    }

    private <S> int cover(HostedRuleset<S> hosted) {
        Manifest.Seats allowed = hosted.manifest().seats();
        List<Integer> counts = game.seats()
                .map(List::of)
                .orElseGet(() -> IntStream.rangeClosed(allowed.least(), allowed.most())
                        .boxed()
                        .toList());
        demandAllowed(allowed, counts);
        long first = game.seed().orElse(1L);
        Coverage<S> coverage = new Coverage<>(hosted);
        IntStream.range(0, games)
                .parallel()
                .forEach(i -> coverage.play(counts.get(i % counts.size()), first + i, turns));
        CoverageReport report = CoverageReport.of(coverage);
        report.lines().forEach(spec.commandLine().getOut()::println);
        return report.complete() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private void demandAllowed(Manifest.Seats allowed, List<Integer> counts) {
        if (!counts.stream().allMatch(allowed::allow)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "This ruleset is played by from " + allowed.least() + " to " + allowed.most() + " seats");
        }
    }

    private void demandKnown(HostedRuleset<?> hosted) {
        Locale locale = hosted.languages().find("en").orElse(Languages.SPANISH);
        hosted.options().problems(new TreeMap<>(options)).stream().findFirst().ifPresent(problem -> {
            String sentence = hosted.folder().bundle(locale).say(problem, Seat::toString);
            throw new CommandLine.ParameterException(spec.commandLine(), sentence);
        });
    }

    private <S> int league(HostedRuleset<S> hosted) {
        Manifest.Seats allowed = hosted.manifest().seats();
        int seats = game.seats().orElse(Math.max(CHALLENGED + 1, allowed.least()));
        demandAllowed(allowed, List.of(seats));
        demandKnown(hosted);
        League<S> governors = new League<>(
                hosted, seats, new TreeMap<>(options), turns, game.seed().orElse(1L));
        Tournament<S> tournament = new Tournament<>(governors, games);
        List<String> lines = equals.map(tournament::ofEquals).orElseGet(() -> tournament.lines(Strength.CAPTAIN));
        lines.forEach(spec.commandLine().getOut()::println);
        return CommandLine.ExitCode.OK;
    }

    private <S> int play(HostedRuleset<S> hosted) {
        Speech speech = game.speech(hosted);
        SelfPlay<S> selfPlay = game.selfPlay(hosted);
        S last = selfPlay.play(turns, played -> watch(hosted.ruleset(), played, speech));
        PrintWriter out = spec.commandLine().getOut();
        Optional<Outcome> outcome = hosted.ruleset().play().outcome(last);
        out.println(outcome.map(end -> speech.say(end.reason())).orElseGet(() -> "After " + turns + " turns:"));
        out.println(table(hosted.ruleset().play().standings(last), speech));
        return CommandLine.ExitCode.OK;
    }

    private <S> void watch(Ruleset<S> ruleset, SelfPlay.Played<S> played, Speech speech) {
        S next = played.resolution().state();
        ruleset.play().violations(next).stream().findFirst().ifPresent(violation -> {
            throw new Complaint("After turn " + played.turn().number() + " the rules are broken: " + violation);
        });
        boolean ended = ruleset.play().turn(next).number() > played.turn().number();
        if (ended && played.turn().number() % every == 0) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(speech.say(played.turn().label()));
            out.println(table(ruleset.play().standings(next), speech));
            out.flush();
        }
    }

    private static String table(Standings standings, Speech speech) {
        return String.join("\n\n", FameText.of(standings, speech.wording(), WIDTH)) + "\n";
    }
}
