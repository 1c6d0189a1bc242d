package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.text.HostileTexts;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever players call themselves, pictures show letters and no empty boxes. */
class LegibleTest {

    /** One letter after the other of scripts that are far from Latin, and of those near it. */
    private static final List<String> SCRIPTS = List.of(
            "漢", "가", "あ", "ア", "ا", "א", "न", "ก", "ა", "አ", "Ж", "Ω", "ṩ", "Ǣ", "ʘ", "☠", "🜚", "𝔄", "ﷺ", "ქ");

    @ParameterizedTest
    @CsvSource({
        "La Plaga Lenta, La Plaga Lenta",
        "Ñandú · año, Ñandú · año",
        "漢字団, Hàn Zì Tuán",
        "الفرقة, Ạlfrqẗ",
        "नमस्ते, Namastē",
        "Орда 7, Орда 7",
        "🔥🔥, ·"
    })
    void aNameIsWrittenInLettersThatThereAre(String typed, String shown) {
        assertEquals(shown.toLowerCase(), Legible.of(typed).toLowerCase());
    }

    @Test
    void ofStackedMarksThoseStayThatALetterTakesIn() {
        assertEquals("zlgo", Legible.of("z" + "\u0300\u0301\u0302\u0303\u0304".repeat(5) + "lgo"));
        assertEquals("ǭlgo", Legible.of("o\u0328\u0304\u0301\u0302lgo"));
    }

    @Test
    void noneOf480NamesIsDrawnWithAnEmptyBox() {
        List<String> names = names();
        assertTrue(names.size() >= 480, names.size() + " names");
        List<String> boxed = new ArrayList<>();
        for (String name : names) {
            String shown = Legible.of(name);
            long boxes = shown.codePoints()
                    .filter(letter -> letter >= ' ' && !Typeface.draws(letter))
                    .count();
            if (boxes > 0 || shown.isBlank() && !name.isBlank()) {
                boxed.add(name);
            }
        }
        assertEquals(List.of(), boxed);
    }

    @Test
    void seatsAreCalledByTheirNamesInTheSameLetters() {
        Wording wording = new Wording(Bundle.read(Locale.ENGLISH, "words", "name: \"{name}\""), seat -> "漢字団");
        assertEquals("hàn zì tuán", wording.names().of(new Seat(1)));
        assertEquals("hàn zì tuán", wording.say(Message.of("name", "name", new PlayerText("漢字団"))));
    }

    /** Short ones, as bands, places and players have them. */
    private static List<String> names() {
        Stream<String> hostile =
                HostileTexts.all().stream().map(text -> text.substring(0, Math.min(24, text.length())));
        Stream<String> mixed =
                SCRIPTS.stream().flatMap(one -> SCRIPTS.stream().map(other -> one + other + " " + other.repeat(3)));
        Stream<String> letters = IntStream.range(0, 60)
                .mapToObj(i -> Character.toString(0x0100 + 97 * i).repeat(2));
        return Stream.of(hostile, mixed, letters).flatMap(each -> each).toList();
    }
}
