package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What people read in the first turns of every game, in every language, kept as text: whoever changes a word sees here what becomes
 * of the whole. {@code -Dheraldo.golden=write} writes it anew.
 */
@Tag("slow")
class GalleryTest {

    private static final Path KEPT =
            Path.of(System.getProperty("heraldo.root", ".."), "bot/src/test/resources/heraldo/bot/gallery");

    @TempDir
    Path folder;

    static Stream<Arguments> rooms() {
        return Stage.projects().stream()
                .flatMap(game -> Stream.of("es", "en").map(language -> Arguments.of(game, language)));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void theFirstTurnsReadAsTheyAreKept(HostedRuleset<?> game, String language) throws IOException {
        assertKept(game.id() + "." + language, read(game, Locale.of(language)));
    }

    /** A turn that is given by presses alone. */
    @ParameterizedTest
    @MethodSource("rooms")
    void theDeskReadsAsItIsKept(HostedRuleset<?> game, String language) throws IOException {
        List<String> states = new ArrayList<>();
        try (Exhibition<?> exhibition = Exhibition.of(folder, game, Locale.of(language));
                Person player = exhibition.player()) {
            new DeskWalk(
                            player.in(exhibition.ownRoom()),
                            exhibition::say,
                            (state, said) -> states.add("# " + state + "\n\n" + page(said)))
                    .walk();
        }
        assertKept(game.id() + "." + language + ".desk", String.join("\n", states));
    }

    /** A lesson from its beginning to its end. */
    @ParameterizedTest
    @MethodSource("rooms")
    void theLessonReadsAsItIsKept(HostedRuleset<?> game, String language) throws IOException {
        List<String> steps = new ArrayList<>();
        try (Stage stage = Stage.open(folder)) {
            Pupil pupil = Pupil.of(stage, game, Locale.of(language));
            pupil.learn((state, said) -> steps.add(page(said)));
            // Which step stands in a post between the first and the last hangs on how fast the pupil is.
            List<Said> posts = pupil.read();
            steps.add(page(posts.get(0)));
            steps.add(page(posts.getLast()));
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

    private String read(HostedRuleset<?> game, Locale language) {
        try (Exhibition<?> exhibition = Exhibition.of(folder, game, language);
                Person player = exhibition.player()) {
            List<String> rooms = new ArrayList<>();
            boolean spanish = language.getLanguage().equals("es");
            for (String room : List.of(spanish ? "crónica" : "chronicle", exhibition.ownRoom())) {
                rooms.add("# " + room + "\n");
                exhibition.posts(player, room).forEach(said -> rooms.add(page(said)));
            }
            rooms.add("# " + (spanish ? "Mi parte" : "My card") + "\n");
            rooms.add(page(player.in(exhibition.ownRoom())
                    .use(spanish ? "parte" : "card")
                    .said()));
            return String.join("\n", rooms);
        }
    }

    /** A message as its reader has it before him: words, pictures by what they say, buttons. */
    private static String page(Said said) {
        StringBuilder page = new StringBuilder(Tidy.words(said.text())).append('\n');
        for (JsonNode picture : said.shown()) {
            page.append("[").append(picture.path("description").asText()).append("]\n");
        }
        if (!said.buttons().isEmpty()) {
            page.append("( ").append(String.join(" | ", said.buttons())).append(" )\n");
        }
        return page.append("----").append('\n').toString();
    }
}
