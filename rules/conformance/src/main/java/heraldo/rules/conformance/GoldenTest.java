package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.data.Names;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A short game of each ruleset as text, with every order and every sentence: whoever changes how a game goes sees it in the
 * comparison. The orders are those that are kept, whatever the engine's own player would write today. {@code
 * -Dheraldo.golden=write} has a game played anew and writes it down.
 */
class GoldenTest {

    private static final int SEED = 11;
    private static final int TURNS = 3;

    /** Of the module, in whose folder its tests run. */
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void aShortGameGoesAsItDid(HostedRuleset<S> hosted) throws IOException {
        Path file = FOLDER.resolve(hosted.id() + ".txt");
        boolean write = "write".equals(System.getProperty("heraldo.golden"));
        assertTrue(
                write || Files.exists(file),
                () -> "no game of " + hosted.id() + " is kept; write it with -Dheraldo.golden=write, and read it");
        Scribe<S> scribe = new Scribe<>(hosted);
        String played = write ? scribe.game() : scribe.game(Files.readAllLines(file));
        if (write) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, played);
        }
        assertEquals(Files.readString(file), played);
    }

    /** Writes a game down in Spanish. */
    private static final class Scribe<S> {

        private final HostedRuleset<S> hosted;
        private final SelfPlay<S> game;
        private final Lexicon lexicon;
        private final Bundle words;
        private final Names names;
        private final List<String> lines = new ArrayList<>();
        /** The number of turns, or steps of one, written so far. */
        private int told;

        Scribe(HostedRuleset<S> hosted) {
            this.hosted = hosted;
            this.game = Playouts.game(hosted, hosted.manifest().seats().least(), SEED);
            this.lexicon = hosted.lexicon(Languages.SPANISH, Roster.of(game.seats()));
            this.words = hosted.folder().bundle(Languages.SPANISH);
            this.names = seat -> words.ways("seat." + seat.number()).get(0);
        }

        /** A game as the engine's own player plays it. */
        String game() {
            return told(game);
        }

        /** The game whose orders are kept in a text. */
        String game(List<String> kept) {
            KeptOrders orders = KeptOrders.read(kept, line -> hosted.orders().read(line, lexicon));
            return told(game.by((state, seat, whims) -> orders.of(told, names.of(seat))));
        }

        private String told(SelfPlay<S> played) {
            played.play(turns(), this::turn);
            return String.join("\n", lines) + "\n";
        }

        /** Returns the number of turns to play: as many for each seat where one seat plays at a time. */
        private int turns() {
            int due = hosted.ruleset().play().turn(game.start()).due().size();
            return TURNS * game.seats().size() / Math.max(1, due);
        }

        private void turn(SelfPlay.Played<S> played) {
            lines.add("== " + words.say(played.turn().label(), names));
            played.sheets().forEach((seat, sheet) -> {
                lines.add(names.of(seat));
                sheet.orders().forEach(order -> lines.add("  " + hosted.orders().write(order, lexicon)));
            });
            played.resolution().chronicle().sections().forEach(this::section);
            told++;
        }

        private String order(LineResult result) {
            return hosted.books().of(result.order()).write(result.order(), lexicon) + ": ";
        }

        private void section(Chronicle.Section section) {
            lines.add("-- " + words.say(section.title(), names));
            section.entries().forEach(entry -> {
                String reader =
                        entry.onlyFor().map(seat -> " [" + names.of(seat) + "]").orElse("");
                String order = entry.result().map(this::order).orElse("");
                lines.add("  " + order + words.say(entry.text(), names) + reader);
            });
        }
    }
}
