package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.render.FameText;
import heraldo.bot.render.HallPlate;
import heraldo.bot.render.Places;
import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.bot.render.film.Film;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws what is shown, with the reader's words and with a text for those who cannot see it. */
public final class Gallery {

    private static final String FENCE = "```";
    private static final String SMALL = "-# ";

    /** The characters of a code block that fit in a line on a phone. */
    private static final int PHONE = 40;

    /** The maximum size of an animation: 8 MiB, which every server accepts. */
    private static final int LARGEST_REPLAY = 8 << 20;

    private final Studio studio;
    private final ConcurrentMap<Legend, byte[]> legends = new ConcurrentHashMap<>();

    /** The cache key of a legend. */
    private record Legend(String ruleset, Tongue tongue, Optional<String> theme) {}

    public Gallery(Studio studio) {
        this.studio = studio;
    }

    /** The theme of campaigns that have chosen none. */
    public String theme() {
        return studio.theme();
    }

    /** The themes there are to choose from, by name. */
    public SortedSet<String> themes() {
        return studio.themes();
    }

    /** A map after or during a turn. */
    public Picture map(Look look, int turn, Scene scene) {
        byte[] png =
                studio(look).map(look.ruleset(), scene, wording(look.speech().plain()));
        CrashPoint.MAP_DRAWN.reached();
        return new Picture("map-" + turn + ".png", png, alt(scene, look.speech()));
    }

    /**
     * Maps one after another as a moving picture.
     *
     * @param maps how each turn is drawn, by what people call it, at least one
     */
    public Replay replay(Look look, SortedMap<Integer, Scene> maps) {
        List<byte[]> plates = maps.values().stream()
                .map(scene -> studio(look)
                        .map(look.ruleset(), scene, wording(look.speech().plain())))
                .toList();
        Film film = Studio.film(plates, LARGEST_REPLAY);
        List<Integer> shown = List.copyOf(maps.keySet()).subList(maps.size() - film.shown(), maps.size());
        String alt = look.speech()
                .plain()
                .say(
                        "discord.replay.alt",
                        "turns",
                        shown.size(),
                        "first",
                        shown.get(0),
                        "last",
                        maps.lastKey(),
                        "picture",
                        alt(Known.in(maps, maps.lastKey()), look.speech()));
        return new Replay(new Picture("replay-" + maps.lastKey() + ".gif", film.gif(), alt), shown);
    }

    /**
     * A moving picture.
     *
     * @param shown which turns it shows: the last ones, where all would be too much
     */
    public record Replay(Picture picture, List<Integer> shown) {
        public Replay {
            shown = List.copyOf(shown);
        }
    }

    /** A seat's own surroundings after or during a turn, or the whole board if its player wants that; for nobody else. */
    public Picture own(Look look, int turn, Scene scene, Seat seat) {
        Wording words = wording(look.speech().plain());
        byte[] png = look.zoom() == Zoom.WHOLE
                ? studio(look).map(look.ruleset(), scene, words)
                : studio(look).own(look.ruleset(), scene, seat, words);
        CrashPoint.MAP_DRAWN.reached();
        return new Picture("own-" + turn + ".png", png, alt(scene, look.speech()));
    }

    /** Returns the picture of a place's surroundings after or during a turn. */
    public Picture around(Look look, int turn, Scene scene, Places.Place place) {
        byte[] png = studio(look)
                .around(look.ruleset(), scene, place, wording(look.speech().plain()));
        CrashPoint.MAP_DRAWN.reached();
        return new Picture("map-" + turn + ".png", png, alt(scene, look.speech()));
    }

    /** The places of a map that can be looked at from near. */
    public List<Places.Place> places(Scene scene, Speech speech) {
        return scene.plate()
                .map(plate -> Places.of(plate, wording(speech.plain())))
                .orElse(List.of());
    }

    /**
     * Returns the legend of the signs on a game's plates, cached by language and theme.
     *
     * @param theme the name of a theme; the usual one if there is none
     */
    public Optional<Picture> legend(Game game, Tongue tongue, Optional<String> theme, Speech speech) {
        Speech plain = speech.plain();
        return game.signs().told().map(told -> {
            String alt = Stream.concat(
                            Stream.of(plain.say("discord.map.legend", "game", game.name(tongue))),
                            told.stream().map(plain::say))
                    .collect(Collectors.joining(" "));
            byte[] png = legends.computeIfAbsent(
                    new Legend(game.id(), tongue, theme),
                    key -> studio.in(theme)
                            .legend(
                                    game.id(),
                                    game.signs(),
                                    Message.of("render.fame.legend"),
                                    Message.of("render.fame.game", "name", new PlayerText(game.name(tongue))),
                                    wording(plain)));
            return new Picture("legend.png", png, alt);
        });
    }

    /** Returns a map's alternative text. */
    public String alt(Scene scene, Speech speech) {
        String alt = speech.plain().say("discord.turn.alt", "title", scene.title(), "picture", scene.alt());
        return new Tongue(speech.words().locale()).capital(alt);
    }

    /**
     * Returns the table of the standings and, for a course of at least three turns, the chart of their course.
     *
     * @param course the standings after turns, by the numbers that people use for them, at least one
     * @param when the label of the last of them
     */
    public Picture[] standings(Look look, SortedMap<Integer, Standings> course, Message when) {
        Speech plain = look.speech().plain();
        Wording words = wording(plain);
        Studio studio = studio(look);
        String ruleset = look.ruleset();
        Standings last = Known.in(course, course.lastKey());
        Picture table = new Picture(
                "fame-" + course.lastKey() + ".png",
                studio.standings(ruleset, course, Message.of("render.fame.standings"), when, words),
                plain.say("discord.fame.alt", "when", when, "sides", sides(last, plain)));
        if (course.size() <= 2) {
            return new Picture[] {table};
        }
        Picture chart = new Picture(
                "chart-" + course.lastKey() + ".png",
                studio.chart(ruleset, course, Message.of("render.fame.chart"), when, words),
                plain.say("discord.fame.chart-alt", "first", course.firstKey(), "last", course.lastKey()));
        return new Picture[] {table, chart};
    }

    private static String sides(Standings standings, Speech plain) {
        SortedMap<Seat, Integer> places = standings.places();
        return standings.rows().stream()
                .map(row -> plain.say(
                        "discord.fame.side",
                        "place",
                        places.getOrDefault(row.seat(), 0),
                        "side",
                        row.seat(),
                        "total",
                        row.total()))
                .collect(Collectors.joining("; "));
    }

    /**
     * A fame table as text, in code blocks that a phone shows without breaking lines; below them what its headings mean, and
     * what nobody has any of.
     */
    public String fame(Standings standings, Speech speech) {
        Wording words = wording(speech.inCode());
        List<String> parts = new ArrayList<>();
        FameText.of(standings, words, PHONE).forEach(block -> parts.add(FENCE + "\n" + block + "\n" + FENCE));
        String headings = FameText.headings(standings, words).stream()
                .map(heading -> "**" + heading.brief() + "** " + heading.full())
                .collect(Collectors.joining(" · "));
        if (!headings.isEmpty()) {
            parts.add(SMALL + headings);
        }
        List<String> folded = FameText.folded(standings, words);
        if (!folded.isEmpty()) {
            parts.add(SMALL + speech.say("discord.fame.folded", "columns", String.join(", ", folded)));
        }
        return String.join("\n", parts);
    }

    /** Another table as text, in code blocks as those of {@link #fame}. */
    public String table(Table table, Speech speech) {
        return FameText.of(table, wording(speech.inCode()), PHONE).stream()
                .map(block -> FENCE + "\n" + block + "\n" + FENCE)
                .collect(Collectors.joining("\n"));
    }

    /**
     * The best players of a server.
     *
     * @param theme the name of a theme; the usual one if there is none
     * @param alt what somebody who cannot see it should read
     */
    public Picture hall(Optional<String> theme, HallPlate plate, Speech speech, String alt) {
        return new Picture("hall.png", studio.in(theme).hall(plate, wording(speech.plain())), alt);
    }

    private Studio studio(Look look) {
        return studio.in(look.theme());
    }

    private static Wording wording(Speech speech) {
        return new Wording(speech.words(), speech);
    }
}
