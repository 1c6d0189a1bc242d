package heraldo.bot.app;

import heraldo.bot.render.FameText;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Standings;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code heraldo play}: lets the engine play a game against itself. */
@Command(
        name = "play",
        description = {
            "Plays a game against itself and prints the fame table as it goes on, and at the end.",
            "Exit code 1 if a state breaks the rules."
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
            defaultValue = "200",
            description = "How many turns at most; ${DEFAULT-VALUE} if not said.")
    private int turns;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "4",
            description = "Prints the table after every N turns; ${DEFAULT-VALUE} if not said.")
    private int every;

    @Override
    public Integer call() {
        if (turns < 1 || every < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--turns and --every are at least 1");
        }
        return play(game.hosted(Installation.here()));
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
