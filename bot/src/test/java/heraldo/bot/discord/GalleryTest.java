package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Known;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What people read in the first turns of every game, in every language, kept as text: whoever changes a word sees here what becomes
 * of the whole. {@code -Dheraldo.golden=write -Dheraldo.gallery.one-of=1} writes it anew.
 */
@Tag("slow")
class GalleryTest {

    private static final Path KEPT =
            Path.of(System.getProperty("heraldo.root", ".."), "bot/src/test/resources/heraldo/bot/gallery");

    private static final String ONE_OF = "heraldo.gallery.one-of";

    @TempDir
    Path folder;

    static Stream<Arguments> rooms() {
        return Stage.projects().stream()
                .flatMap(game -> Stream.of("es", "en").map(language -> Arguments.of(game, language)));
    }

    /** Some games in one of their languages each; in a long build all in all of them. */
    static Stream<Arguments> some() {
        int oneOf = Sampling.size(ONE_OF, 10, 1);
        List<Arguments> rooms = rooms().toList();
        // Two languages of five games: the first game in Spanish, the second in English, and so on.
        return IntStream.range(0, rooms.size())
                .filter(i -> (i + i / 2) % oneOf == 0)
                .mapToObj(rooms::get);
    }

    /** The desk of every second of them, and the first turns and the lesson of the others. */
    static Stream<Arguments> desks() {
        return half(0);
    }

    static Stream<Arguments> lessons() {
        return half(1);
    }

    private static Stream<Arguments> half(int rest) {
        int oneOf = Sampling.size(ONE_OF, 2, 1);
        List<Arguments> some = some().toList();
        return IntStream.range(0, some.size())
                .filter(i -> (i + rest) % oneOf == 0)
                .mapToObj(some::get);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theFirstTurnsReadAsTheyAreKept(HostedRuleset<?> game, String language) throws IOException {
        try (Exhibition<?> exhibition = Exhibition.of(folder, game, Locale.of(language))) {
            String rooms = rooms(exhibition);
            String album = album(exhibition);
            String directing = directing(exhibition);
            assertAll(
                    () -> assertKept(game.id() + "." + language, rooms),
                    () -> assertKept(game.id() + "." + language + ".album", album),
                    () -> assertKept(game.id() + "." + language + ".directing", directing));
        }
    }

    /** The hall of a server, of all games and of one. */
    static List<String> languages() {
        return Sampling.size(ONE_OF, 10, 1) == 1 ? List.of("es", "en") : List.of("es");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theHallReadsAsItIsKept(String language) throws IOException {
        try (HallVisit visit = HallVisit.in(folder, Locale.of(language))) {
            String read = visit.pages().map(Transcript::unfolded).collect(Collectors.joining("\n"));
            assertKept("hall." + language, read);
        }
    }

    /** A turn that is given by presses alone. */
    @ParameterizedTest
    @MethodSource("desks")
    void theDeskReadsAsItIsKept(HostedRuleset<?> game, String language) throws IOException {
        List<String> states = new ArrayList<>();
        try (Exhibition<?> exhibition = Exhibition.of(folder, game, Locale.of(language));
                Person player = exhibition.player()) {
            new DeskWalk(
                            player.in(exhibition.ownRoom()),
                            exhibition::say,
                            (state, said) -> states.add(heading(state) + Transcript.of(said)))
                    .walk();
        }
        assertKept(game.id() + "." + language + ".desk", String.join("\n", states));
    }

    /** A lesson from its beginning to its end. */
    @ParameterizedTest
    @MethodSource("lessons")
    void theLessonReadsAsItIsKept(HostedRuleset<?> game, String language) throws IOException {
        List<String> steps = new ArrayList<>();
        try (Stage stage = Stage.open(folder)) {
            Pupil pupil = Pupil.of(stage, game, Locale.of(language));
            pupil.learn((state, said) -> steps.add(Transcript.of(said)));
            // Which step stands in a post between the first and the last hangs on how fast the pupil is.
            List<Said> posts = pupil.read();
            steps.add(Transcript.of(posts.get(0)));
            steps.add(Transcript.of(posts.getLast()));
        }
        assertKept(game.id() + "." + language + ".lesson", String.join("\n", steps));
    }

    private static void assertKept(String name, String read) throws IOException {
        Path kept = KEPT.resolve(name + ".txt");
        if ("write".equals(System.getProperty("heraldo.golden"))) {
            Files.createDirectories(KEPT);
            Files.writeString(kept, read);
        }
        assertEquals(Files.readString(kept), read);
    }

    private static String rooms(Exhibition<?> exhibition) {
        List<String> rooms = new ArrayList<>();
        Person player = exhibition.person("p1");
        for (String room : List.of(exhibition.say("discord.room.chronicle"), exhibition.ownRoom())) {
            rooms.add("# " + room + "\n");
            exhibition.posts(player, room).forEach(said -> rooms.add(Transcript.of(said)));
        }
        rooms.add("# " + exhibition.say("discord.key.card") + "\n");
        rooms.add(Transcript.of(player.in(exhibition.ownRoom()).use("card").said()));
        return String.join("\n", rooms);
    }

    private static String album(Exhibition<?> exhibition) {
        String page = new String(Known.in(exhibition.album(), "index.html"), StandardCharsets.UTF_8);
        return Transcript.ofPage(page);
    }

    private static String directing(Exhibition<?> exhibition) {
        List<String> states = new ArrayList<>();
        new DirectingWalk(exhibition, new DirectingWalk.Eye() {
                    @Override
                    public void comes(String who, String channel) {}

                    @Override
                    public void sees(String state, Said said) {
                        states.add(heading(state) + Transcript.unfolded(said));
                    }

                    @Override
                    public void asked(String state, Form form) {
                        states.add(heading(state) + Transcript.of(form));
                    }
                })
                .walk();
        return String.join("\n", states);
    }

    private static String heading(String state) {
        return "# " + state + "\n\n";
    }
}
