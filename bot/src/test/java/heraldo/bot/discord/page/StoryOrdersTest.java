package heraldo.bot.discord.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** All that happened, in pages: what has no words leaves neither a line nor a heading behind. */
class StoryOrdersTest {

    private static final Seat ALBORADA = new Seat(1);

    private static final Bundle WORDS = Bundle.read(Locale.of("es"), "words.es.yaml", """
        battles: Batallas
        none: ""
        orders: Órdenes
        plain: ""
        why: No quedaba con qué pagarlo.
        cost: Cuesta 3 de oro.
        """);

    private record Recruit() implements Order {}

    private static List<Embed> told(Section... sections) {
        Speech speech = Speech.inText(WORDS, seat -> "Alborada");
        return new StoryEmbeds(speech, order -> "reclutar G5").of(new Chronicle(List.of(sections)));
    }

    private static Entry line(String outcome) {
        LineResult result = new LineResult(ALBORADA, 1, "", new Recruit(), List.of());
        return new Entry(Optional.empty(), Message.of(outcome), Optional.of(result));
    }

    @Test
    void whereNothingHappenedThereIsNoHeading() {
        assertEquals(List.of(), told(Section.of(Message.of("battles"), List.of(Message.of("none")))));
    }

    @Test
    void anOrderThatCameOffIsSignedAndFollowedByWhatItDid() {
        Section orders = new Section(
                Message.of("orders"),
                Optional.of(ALBORADA),
                List.of(line("plain"), Entry.open(Message.of("none")), Entry.open(Message.of("cost"))));
        assertEquals("✔ `reclutar G5`\nCuesta 3 de oro.", told(orders).get(0).text());
    }

    /** What a player tells at length is begun, and not broken off within a word. */
    @Test
    void aLongStoryIsCutBetweenTwoWords() {
        String story = "historia " + "los barqueros cantan mientras remontan el río ".repeat(9);
        Section orders = new Section(Message.of("orders"), Optional.of(ALBORADA), List.of(line("plain")));
        String told = new StoryEmbeds(Speech.inText(WORDS, seat -> "Alborada"), order -> story)
                .of(new Chronicle(List.of(orders)))
                .get(0)
                .text();
        String shown = told.substring(told.indexOf('`') + 1, told.lastIndexOf('…'));
        assertTrue(told.endsWith("…`") && story.startsWith(shown + " "), told);
    }

    @Test
    void anOrderThatFailedSaysWhy() {
        Section orders = new Section(Message.of("orders"), Optional.of(ALBORADA), List.of(line("why")));
        assertEquals(
                "`reclutar G5` → No quedaba con qué pagarlo.",
                told(orders).get(0).text());
    }
}
