package heraldo.bot.discord.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** How the whole story of a turn reads: without lines that say nothing, and without gaps in a line. */
class StoryEmbedsTest {

    private static final Bundle WORDS = Bundle.read(Locale.of("es"), "words.es.yaml", """
            attacks: Ataques
            end: Final
            order: "Orden de ataque: Azul y Rojo."
            nobody: ""
            battle: "Relente: Azul con uno. {tie} {people} Sin Defensa."
            """);

    private static final Message NOBODY = Message.of("nobody");
    private static final Message BATTLE = Message.of("battle", "tie", NOBODY, "people", NOBODY);

    @Test
    void whatDidNotHappenIsNoLine() {
        assertEquals(List.of("Orden de ataque: Azul y Rojo."), told("attacks", Message.of("order"), NOBODY));
        assertEquals(List.of(), told("end", NOBODY));
    }

    @Test
    void partsThatAreEmptyLeaveNoGap() {
        assertEquals(List.of("Relente: Azul con uno. Sin Defensa."), told("attacks", BATTLE));
    }

    private static List<String> told(String title, Message... sentences) {
        Chronicle story = new Chronicle(List.of(Chronicle.Section.of(Message.of(title), List.of(sentences))));
        return new StoryEmbeds(Speech.inText(WORDS, seat -> "Azul"), order -> "")
                .of(story).stream().flatMap(embed -> embed.text().lines()).toList();
    }
}
