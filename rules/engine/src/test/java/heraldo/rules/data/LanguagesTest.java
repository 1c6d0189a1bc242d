package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** There are as many languages as a file says; what has no words in one is said in the first. */
class LanguagesTest {

    @TempDir
    Path folder;

    private ConfigRoots roots;

    @BeforeEach
    void threeLanguages() throws IOException {
        roots = ConfigRoots.of(List.of(folder));
        write("languages.yaml", "[es, en, fr]");
    }

    @Test
    void theListIsThatOfTheFile() {
        Languages languages = roots.languages();
        assertEquals(List.of(Languages.SPANISH, Languages.ENGLISH, Locale.FRENCH), languages.all());
        assertEquals("es, en, or fr", languages.codes());
    }

    @Test
    void everybodyIsSpokenToInHisLanguageOrElseInEnglishOrElseInTheFirst() {
        assertEquals(Locale.FRENCH, roots.languages().nearest(Locale.CANADA_FRENCH));
        assertEquals(Languages.ENGLISH, roots.languages().nearest(Locale.GERMAN));
        assertEquals(Languages.SPANISH, new Languages(List.of(Languages.SPANISH)).nearest(Locale.GERMAN));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    [en, es]     | the first language is not es
                    []           | the first language is not es
                    [es, en, es] | a language stands twice
                    [es, Klingon]| "Klingon" is no code of a language
                    es           | expected a list
                    """)
    void aWrongListIsRefusedInWords(String yaml, String complaint) throws IOException {
        write("languages.yaml", yaml);
        String message = assertThrows(BadTableException.class, roots::languages).getMessage();
        assertTrue(message.startsWith("languages.yaml") && message.contains(complaint), message);
    }

    @Test
    void aMissingListIsNamed() {
        ConfigRoots none = ConfigRoots.of(List.of(folder.resolve("nowhere")));
        String message = assertThrows(BadTableException.class, none::languages).getMessage();
        assertTrue(message.startsWith("languages.yaml"), message);
    }

    @Test
    void whatHasNoWordsIsSaidInTheFirstLanguageInAWholeSentence() throws IOException {
        write(
                "rulesets/a/words.es.yaml",
                "taken: \"{who} toman {what}.\"\nseen: \"{what}, por {who}\"\nhill: el cerro");
        write("rulesets/a/words.fr.yaml", "seen: \"{what}, vu par {who}\"");
        Bundle french = roots.ruleset("a").bundle(Locale.FRENCH);
        List<String> three = List.of("A", "B", "C");
        Message hill = Message.of("hill");
        assertEquals(
                "A, B y C toman el cerro.",
                french.say(Message.of("taken", "who", three, "what", hill), Object::toString));
        assertEquals(
                "el cerro, vu par A, B et C",
                french.say(Message.of("seen", "who", three, "what", hill), Object::toString));
    }

    @Test
    void aVariantsOwnWordsComeBeforeThoseOfItsBaseInEveryLanguage() throws IOException {
        write("rulesets/base/words.es.yaml", "one: uno\ntwo: dos");
        write("rulesets/base/words.fr.yaml", "one: un");
        write("rulesets/mine/ruleset.yaml", "base: base");
        write("rulesets/mine/words.es.yaml", "two: par");
        Bundle french = roots.ruleset("mine").bundle(Locale.FRENCH);
        assertEquals("un", french.text("one").orElseThrow());
        assertEquals("par", french.text("two").orElseThrow());
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
