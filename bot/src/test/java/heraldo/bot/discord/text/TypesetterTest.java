package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No line ends with a figure that stands alone; a low line shows where one is not broken. No sentence has two full stops. */
class TypesetterTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        quedan 6 soldados                         | quedan 6_soldados
        vence por 17 a 14 en D4                    | vence por 17_a_14_en D4
        2 contra 1 (🎲 5 y 3)                      | 2_contra_1 (🎲_5_y 3)
        <:caos_1_0a1b2c:1234567890> **Rojo** · 71  | <:caos_1_0a1b2c:1234567890> **Rojo** · 71
        el plazo, <t:1790000000:F>                 | el plazo, <t:1790000000:F>
        """)
    void figuresKeepWhatBelongsToThem(String text, String set) {
        assertEquals(set, Typesetter.set(text).replace('\u00A0', '_'));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Su motivo: «No contesta.». Habla con ella.   | Su motivo: «No contesta». Habla con ella.
        The reason: “Never answers.”. Talk to them.  | The reason: “Never answers”. Talk to them.
        Su motivo: «Tal vez…». Y «espera...».        | Su motivo: «Tal vez…». Y «espera...».
        Su motivo: «¿Y qué?». «¡Fuera!».             | Su motivo: «¿Y qué?». «¡Fuera!».
        Firman: «Paz en el valle.»                   | Firman: «Paz en el valle.»
        «Uno.», dijo; «dos.».. y calló               | «Uno.», dijo; «dos.».. y calló
        """)
    void noSentenceEndsWithTwoFullStops(String text, String stopped) {
        assertEquals(stopped, Typesetter.stopped(text));
    }
}
