package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From the welcome card to the end of the lesson, on a telephone's screen, by pressing what is there and typing nothing. */
@Tag("long")
class TutorialPageTest {

    private static final int MOST_PRESSES = 60;
    private static final String DESK = "Dar órdenes";
    private static final String PLAY = "Jugarla";
    private static final String OVER = "Ver partidas abiertas";

    private static final String NOT_YET = "vuelve a probar";
    private static final String NEWEST = ".messages > li:last-child";

    /** What the newest desk suggests: help with the step first, if there is any, and to be ready last. */
    private static final String GREEN = NEWEST + " .message.ephemeral button.success";

    @TempDir
    Path data;

    private int presses;

    static Stream<Opening> openings() {
        return Opening.some(FirstPressesTest.openings(), "hexadominacion");
    }

    @ParameterizedTest
    @MethodSource("openings")
    void aLessonIsTakenToItsEndOnATelephone(Opening opening) throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            opening.open(visitor);
            opening.join(visitor);
            visitor.enter("crónica");
            visitor.awaitText(".message", "admite órdenes");
            visitor.become("p1");
            visitor.enterPrivate();
            visitor.screen(400, 800);
            press(visitor, "Tutorial");
            visitor.lastMessage("Solo lo ves tú");
            press(visitor, "#tutorial");
            for (int step = 1; !next(visitor).equals(OVER); step++) {
                visitor.photograph("tutorial-" + opening + "-" + step);
                step(visitor);
                assertTrue(presses < MOST_PRESSES, presses + " presses");
            }
            visitor.photograph("tutorial-" + opening + "-end");
            assertFalse(visitor.mustScrollSideways());
            System.out.println("page=tutorial ruleset=" + opening + " presses=" + presses);
            page.leave();
        }
    }

    /** What the newest message offers, once it offers something. */
    private static String next(Visitor visitor) {
        return visitor.awaitLabel(
                NEWEST + " button",
                List.of(OVER, DESK, PLAY, "Saltar este paso", "Listo igualmente", "Acabar igualmente"));
    }

    /** Presses what is suggested; where that cannot be done yet, what ends the turn. */
    private void step(Visitor visitor) {
        String now = visitor.labels(NEWEST).toString();
        List<String> green = visitor.labels(GREEN);
        String next = next(visitor);
        if (next.equals(OVER)) {
            return;
        }
        if (next.equals(DESK) || next.equals(PLAY)) {
            press(visitor, next);
        } else if (!green.isEmpty()) {
            press(visitor, now.contains(NOT_YET) ? green.getLast() : green.getFirst());
        }
        visitor.awaitAnother(NEWEST, now);
    }

    private void press(Visitor visitor, String label) {
        visitor.press(label);
        presses++;
    }
}
