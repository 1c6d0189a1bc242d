package heraldo.bot.render;

import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Every kind of plate of a game in every theme and language, as files: of a turn, of a seat, of its plans, standings, fame over
 * the turns, legend; a turn for every sign that is seldom there; and of each theme a sheet with all of them as they are seen on a
 * telephone, on both grounds of a chat, and by somebody who does not tell red from green.
 */
public final class PlateWall {

    /** The themes that every picture is painted in. */
    public static final List<String> THEMES = List.of("night", "paper", "contrast");

    private static final int TURN = 14;
    private static final int MANY = 60;
    private static final int SEED = 11;
    private static final Seat SEAT = new Seat(2);
    private static final Message STANDINGS = Message.of("render.fame.standings");
    private static final Message CHART = Message.of("render.fame.chart");
    private static final Message LEGEND = Message.of("render.fame.legend");

    private PlateWall() {}

    /**
     * Paints them.
     *
     * @return the names of the files
     */
    public static <S> List<String> hang(ConfigRoots roots, HostedRuleset<S> hosted, Locale language, Path folder) {
        List<SelfPlay.Played<S>> turns = turns(hosted);
        Wording wording = wording(hosted, language);
        List<String> files = new ArrayList<>();
        for (String theme : THEMES) {
            Studio studio = new Studio(roots, theme);
            Map<String, byte[]> plates = plates(studio, hosted, turns, wording);
            if (theme.equals(Style.NIGHT)) {
                plates.putAll(seldom(studio, hosted, turns, wording));
            }
            String name = hosted.id() + "-" + language + "-" + theme;
            plates.forEach((kind, png) -> files.add(write(folder.resolve(name + "-" + kind + ".png"), png)));
            byte[] sheet = ContactSheet.of(List.copyOf(plates.values()));
            files.add(write(folder.resolve(name + "-sheet.png"), sheet));
        }
        return files;
    }

    private static <S> List<SelfPlay.Played<S>> turns(HostedRuleset<S> hosted) {
        List<SelfPlay.Played<S>> turns = new ArrayList<>();
        SelfPlay.of(hosted, hosted.manifest().seats().most(), new TreeMap<>(), SEED)
                .play(MANY, turns::add);
        return turns;
    }

    private static Wording wording(HostedRuleset<?> hosted, Locale language) {
        Bundle platform = new Dictionary(hosted.languages()).bundle(new Tongue(language));
        Bundle words = hosted.folder().bundle(language).over(platform);
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private static <S> Map<String, byte[]> plates(
            Studio studio, HostedRuleset<S> hosted, List<SelfPlay.Played<S>> turns, Wording wording) {
        SelfPlay.Played<S> last = turns.get(Math.min(TURN, turns.size()) - 1);
        S state = last.resolution().state();
        String id = hosted.id();
        Map<String, byte[]> plates = new LinkedHashMap<>();
        plates.put("turn", studio.map(id, scene(hosted, last), wording));
        plates.put("own", studio.own(id, hosted.ruleset().draw().scene(state, Viewer.of(SEAT)), SEAT, wording));
        SelfPlay.Played<S> next = turns.get(Math.min(TURN, turns.size() - 1));
        Seat planner = next.sheets().isEmpty() ? SEAT : next.sheets().lastKey();
        plates.put(
                "plans",
                studio.map(
                        id,
                        hosted.ruleset()
                                .draw()
                                .preview(next.before(), planner, next.sheets().get(planner)),
                        wording));
        SortedMap<Integer, Standings> course = course(hosted, turns.subList(0, Math.min(TURN, turns.size())));
        Message when = hosted.ruleset().play().turn(state).label();
        plates.put("standings", studio.standings(id, course, STANDINGS, when, wording));
        plates.put("chart", studio.chart(id, course, CHART, when, wording));
        plates.put("legend", studio.legend(id, hosted.ruleset().draw().signs(), LEGEND, when, wording));
        return plates;
    }

    private static <S> Scene scene(HostedRuleset<S> hosted, SelfPlay.Played<S> turn) {
        return hosted.ruleset()
                .draw()
                .scene(new Aftermath<>(
                        turn.before(),
                        turn.resolution().results(),
                        turn.resolution().chronicle(),
                        turn.resolution().state(),
                        Viewer.SPECTATOR));
    }

    private static <S> SortedMap<Integer, Standings> course(HostedRuleset<S> hosted, List<SelfPlay.Played<S>> turns) {
        SortedMap<Integer, Standings> course = new TreeMap<>();
        course.put(0, hosted.ruleset().play().standings(turns.get(0).before()));
        turns.forEach(turn -> course.put(
                course.size(),
                hosted.ruleset().play().standings(turn.resolution().state())));
        return course;
    }

    /** A turn for each kind of sign that is not on the plate of every turn. */
    private static <S> Map<String, byte[]> seldom(
            Studio studio, HostedRuleset<S> hosted, List<SelfPlay.Played<S>> turns, Wording wording) {
        Map<String, byte[]> plates = new LinkedHashMap<>();
        TreeSet<String> seen = new TreeSet<>();
        for (SelfPlay.Played<S> turn : turns) {
            Scene scene = scene(hosted, turn);
            List<String> signs = scene.plate().stream()
                    .flatMap(plate -> plate.terrain().stream())
                    .flatMap(terrain -> terrain.pieces().stream())
                    .filter(PlateWall::seldom)
                    .map(piece -> piece.shape() + piece.text())
                    .distinct()
                    .toList();
            if (seen.addAll(signs)) {
                plates.put("seldom-" + (turns.indexOf(turn) + 1), studio.map(hosted.id(), scene, wording));
            }
        }
        return plates;
    }

    private static boolean seldom(Plate.Piece piece) {
        return switch (piece.shape()) {
            case BURST, HULK, BARE, ALARM, TOWN -> true;
            case ICON -> piece.seat() == Plate.NOBODY;
            default -> false;
        };
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
