package heraldo.bot.app;

import heraldo.bot.render.Studio;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code heraldo render}: draws the map of a turn of a game that plays itself. */
@Command(
        name = "render",
        description = "Plays a game against itself up to a turn and draws its map as everybody sees it.")
final class RenderCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Mixin
    private Game game;

    @Option(names = "--turn", required = true, paramLabel = "T", description = "Which turn is open on the map; from 1.")
    private int turn;

    @Option(names = "-o", required = true, paramLabel = "PNG", description = "Where the map is written.")
    private Path map;

    @Option(names = "--fame", paramLabel = "PNG", description = "Where the fame table is written, if at all.")
    private Optional<Path> fame = Optional.empty();

    @Override
    public Integer call() {
        if (turn < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--turn is " + turn + "; use a number from 1");
        }
        Installation here = Installation.here();
        return draw(here, game.hosted(here));
    }

    private void say(String sentence) {
        spec.commandLine().getOut().println(sentence);
        spec.commandLine().getOut().flush();
    }

    private <S> int draw(Installation here, HostedRuleset<S> hosted) {
        say("Playing " + hosted.id() + " to turn " + turn + " …");
        Studio studio = new Studio(here.roots());
        Speech speech = game.speech(hosted);
        SortedMap<Integer, Standings> course = new TreeMap<>();
        S state = game.selfPlay(hosted).play(turn - 1, played -> {
            course.putIfAbsent(0, hosted.ruleset().play().standings(played.before()));
            course.put(
                    course.size(),
                    hosted.ruleset().play().standings(played.resolution().state()));
        });
        course.putIfAbsent(0, hosted.ruleset().play().standings(state));
        hosted.ruleset()
                .play()
                .outcome(state)
                .ifPresent(end -> say("The game was over before that, after turn " + (course.size() - 1)
                        + ": the map shows its end."));
        write(map, studio.map(hosted.id(), hosted.ruleset().draw().scene(state, Viewer.SPECTATOR), speech.wording()));
        Message when = hosted.ruleset().play().turn(state).label();
        fame.ifPresent(file -> write(
                file,
                studio.standings(hosted.id(), course, Message.of("render.fame.standings"), when, speech.wording())));
        return CommandLine.ExitCode.OK;
    }

    private void write(Path file, byte[] png) {
        try {
            Files.write(file, png);
        } catch (IOException e) {
            throw new Complaint("The picture " + file + " cannot be written.");
        }
        spec.commandLine().getOut().println(file + ": " + png.length / 1024 + " KB");
    }
}
