package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Messages become sentences in the reader's language. */
class BundleTest {

    private static final String SPANISH = """
        gains: "{who} gana {n, plural, one {# punto} other {# puntos}} en {place}."
        all: "Están {who}."
        named: "Se llama {name}."
        place: {tower: [la torre, torre]}
        plain: Sin más.
        """;

    private final Bundle bundle = Bundle.read(Languages.SPANISH, "words.es.yaml", SPANISH);
    private final Names names = new Names() {
        @Override
        public String of(Seat seat) {
            return "Provincia " + seat.number();
        }

        @Override
        public String literal(PlayerText text) {
            return text.text().replace("*", "\\*");
        }
    };

    @Test
    void seatsHaveNamesNumbersHavePluralsAndMessagesNest() {
        assertEquals(
                "Provincia 2 gana 1 punto en la torre.",
                say(Message.of("gains", "who", new Seat(2), "n", 1, "place", Message.of("place.tower"))));
        assertEquals(
                "Nadie gana 12.500 puntos en G5.", say(Message.of("gains", "who", "Nadie", "n", 12500, "place", "G5")));
    }

    @Test
    void spanishContractsWhatMeetsAnArticle() {
        Bundle told = Bundle.read(Languages.SPANISH, "words.es.yaml", """
            goes: "{who} va a {place} y vuelve de {place}."
            from: "De {place} no vuelve nadie."
            bold: "Rumbo a **{place}** (de {place})."
            dock: "el muelle de {name}"
            """);
        Message dock = Message.of("dock", "name", "Salinera");
        assertEquals(
                "Rojo va al muelle de Salinera y vuelve del muelle de Salinera.",
                told.say(Message.of("goes", "who", "Rojo", "place", dock), names));
        assertEquals("Del muelle de Salinera no vuelve nadie.", told.say(Message.of("from", "place", dock), names));
        assertEquals(
                "Rumbo al **muelle de Salinera** (del muelle de Salinera).",
                told.say(Message.of("bold", "place", dock), names));
        assertEquals(
                "Rojo va a el muelle y vuelve de el muelle.",
                told.say(Message.of("goes", "who", "Rojo", "place", new PlayerText("el muelle")), names),
                "what somebody typed stays as it was typed");
    }

    @Test
    void spanishSaysEBeforeTheSoundOfAnI() {
        assertEquals("Están Rojo e Hijos.", all("Rojo", "Hijos"));
        assertEquals("Están Rojo e 🜲 Hijos.", all("Rojo", "🜲 Hijos"));
        assertEquals("Están Rojo e <:crest_2:1234> Ibéricos.", all("Rojo", "<:crest_2:1234> Ibéricos"));
        assertEquals("Están Rojo y 🜲 Hielos.", all("Rojo", "🜲 Hielos"));
        assertEquals("Están Rojo y 🜲 Azul.", all("Rojo", "🜲 Azul"));
    }

    /** Not only at the end of an enumeration: wherever a sentence has an <i>y</i> before what is put into it. */
    @Test
    void spanishSaysEBeforeWhateverIsNamed() {
        Bundle told = Bundle.read(Languages.SPANISH, "words.es.yaml", """
            swap: "Entre {one} y {other} hay trato, y {other} paga."
            bold: "Hablan **{one}** y **{other}**."
            """);
        assertEquals(
                "Hablan **Ana** e **Hijos**.", told.say(Message.of("bold", "one", "Ana", "other", "Hijos"), names));
        assertEquals(
                "Entre Ana e 🜲 Hijos hay trato, e 🜲 Hijos paga.",
                told.say(Message.of("swap", "one", "Ana", "other", "🜲 Hijos"), names));
        assertEquals(
                "Entre Hijos y Ana hay trato, y Ana paga.",
                told.say(Message.of("swap", "one", "Hijos", "other", "Ana"), names));
        assertEquals(
                "Entre Ana y Iones hay trato, y Iones paga.",
                told.say(Message.of("swap", "one", "Ana", "other", "Iones"), names),
                "it glides into the next vowel");
    }

    private String all(String... who) {
        return say(Message.of("all", "who", List.of((Object[]) who)));
    }

    @Test
    void theChronicleWritesSmallNumbersInWordsAndTotalsInFigures() {
        Bundle told = Bundle.read(Languages.SPANISH, "words.es.yaml", """
            news:
              held: "{foe} pierde {fallen, plural, one {un soldado} other {# soldados}} en {n, spellout} sitios y tiene {total, plural, one {# punto} other {# puntos}}."
            report: "{n, plural, one {# soldado} other {# soldados}}"
            """);
        assertEquals(
                "Rojo pierde tres soldados en nueve sitios y tiene 4 puntos.",
                told.say(Message.of("news.held", "foe", "Rojo", "fallen", 3, "n", 9, "total", 4), names));
        assertEquals(
                "Rojo pierde un soldado en 12 sitios y tiene 2.812 puntos.",
                told.say(Message.of("news.held", "foe", "Rojo", "fallen", 1, "n", 12, "total", 2812), names));
        assertEquals("3 soldados", told.say(Message.of("report", "n", 3), names));
    }

    @Test
    void listsAreJoinedAsTheLanguageDoes() {
        assertEquals("Están Ana, Blas e Inés.", say(Message.of("all", "who", List.of("Ana", "Blas", "Inés"))));
    }

    @Test
    void whatPlayersTypedPassesThroughWhoeverShowsIt() {
        assertEquals("Se llama \\*{n}\\*.", say(Message.of("named", "name", new PlayerText("*{n}*"))));
    }

    @Test
    void aKeyWithoutASentenceIsSaidAsItIs() {
        assertEquals("nowhere.to.be.found", say(Message.of("nowhere.to.be.found")));
        assertEquals("Sin más.", say(Message.of("plain")));
    }

    @Test
    void aBundleLaidOverAnotherWins() {
        Bundle above = Bundle.read(Languages.SPANISH, "w", "plain: Otra cosa.");
        for (Bundle over : List.of(above.over(bundle), above.laidOver(bundle))) {
            assertEquals("Otra cosa.", over.say(Message.of("plain"), names));
            assertEquals(List.of("la torre", "torre"), over.ways("place.tower"));
            assertEquals(bundle.keys(), over.keys());
        }
    }

    @Test
    void threeBundlesAreNotLaidOverEachOther() {
        Bundle above = Bundle.read(Languages.SPANISH, "w", "plain: Otra cosa.");
        assertThrows(IllegalStateException.class, () -> above.laidOver(bundle).over(bundle));
    }

    @Test
    void everySentenceThatCannotBeUsedIsNamed() {
        String problems = assertThrows(
                        BadTableException.class,
                        () -> Bundle.read(Languages.SPANISH, "w.yaml", "a: \"{n, plural, one {x}}\"\nb: {c: []}\nd:\n"))
                .getMessage();
        assertTrue(problems.contains("w.yaml line 1, a: this is no message pattern"), problems);
        assertTrue(problems.contains("w.yaml line 2, b.c: the list is empty"), problems);
        assertTrue(problems.contains("line 3, d: there are no words here"), problems);
    }

    private String say(Message message) {
        return bundle.say(message, names);
    }
}
