package heraldo.bot.render;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** Every kind of plate of a game in every theme and language, as files. */
public final class PlateWall {

    private static final List<String> THEMES = List.of("night", "paper", "contrast");
    private static final int TURN = 14;
    private static final int SEED = 11;

    private PlateWall() {}

    /**
     * Paints them.
     *
     * @return the names of the files
     */
    public static <S> List<String> hang(ConfigRoots roots, HostedRuleset<S> hosted, Locale language, Path folder) {
        List<SelfPlay.Played<S>> turns = new ArrayList<>();
        SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), SEED)
                .play(TURN, turns::add);
        SelfPlay.Played<S> last = turns.getLast();
        Bundle words = hosted.folder().bundle(language);
        Wording wording =
                new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
        List<String> files = new ArrayList<>();
        for (String theme : THEMES) {
            Studio studio = new Studio(roots, theme);
            String name = hosted.id() + "-" + language + "-" + theme;
            files.add(write(
                    folder.resolve(name + "-turn.png"),
                    studio.map(
                            hosted.id(),
                            hosted.ruleset()
                                    .scene(new Aftermath<>(
                                            last.before(),
                                            last.resolution().results(),
                                            last.resolution().chronicle(),
                                            last.resolution().state(),
                                            Viewer.SPECTATOR)),
                            wording)));
            Seat seat = new Seat(2);
            files.add(write(
                    folder.resolve(name + "-own.png"),
                    studio.own(
                            hosted.id(),
                            hosted.ruleset().scene(last.resolution().state(), Viewer.of(seat)),
                            seat,
                            wording)));
        }
        return files;
    }

    private static String write(Path file, byte[] png) {
        try {
            Files.write(file, png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.println("picture=" + file.getFileName() + " bytes=" + png.length);
        return file.getFileName().toString();
    }
}
