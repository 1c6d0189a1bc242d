package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody who has never read anything presses what is on a telephone's screen, and types nothing: a first order stands within
 * three presses, and the sheet is declared ready within five.
 */
@Tag("slow")
class FirstPressesTest {

    private static final int FIRST_ORDER = 3;
    private static final int READY = 5;

    /** A button at the side of an order that a wise player would begin with. */
    private static final String ADVICE = ".message .section-side button.success";

    @TempDir
    Path data;

    static Stream<Opening> openings() {
        return Stream.of(
                opening("kaixiflan", "puestos:4 ", "1. ", "puesto:Alborada", "puesto:Brumaria"),
                opening("hexadominacion", "puestos:6 ", "1. ", "puesto:Rojo", "puesto:Azul"),
                opening("caos", "puestos:5 ", "1. ", "banda:Heraldos fe:K", "banda:Sierpes fe:N"),
                opening(
                        "cathay",
                        "puestos:3 ",
                        "Plan para tu próximo turno",
                        "puesto:Jade",
                        "puesto:Seda",
                        "puesto:Bambú"),
                opening("tribus", "puestos:2 ", " elige ", "puesto:Rojo", "puesto:Azul"));
    }

    static Stream<Opening> some() {
        return Opening.some(openings(), "kaixiflan");
    }

    /** A game of some people, and what the desk says once the first order is given. */
    private static Opening opening(String game, String options, String told, String... seats) {
        return new Opening(
                game,
                options,
                Stream.of(seats).map(seat -> "campaña unirse " + seat).toList(),
                List.of(),
                told);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("some")
    void aFirstOrderIsThreePressesAwayAndReadyFive(Opening opening) throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            opening.open(visitor);
            opening.join(visitor);
            visitor.enter("crónica");
            visitor.awaitText(".message", "admite órdenes");
            String newcomer = Stream.of("p1", "p2", "p3")
                    .limit(opening.joinings().size())
                    .filter(person -> advised(visitor, person))
                    .findFirst()
                    .orElseThrow();
            visitor.become(newcomer);
            visitor.enterPrivate();
            visitor.screen(400, 800);
            visitor.photograph("first-presses-" + opening);
            int presses = 0;
            visitor.click(ADVICE);
            presses++;
            // What is played at once is asked first.
            if (visitor.awaitOffer("Jugarla", "Vista previa").equals("Jugarla")) {
                visitor.press("Jugarla");
                visitor.awaitNoOffer("Jugarla");
                presses++;
            }
            String written = visitor.awaitText(".message.ephemeral", opening.told());
            assertTrue(presses <= FIRST_ORDER, written);
            visitor.photograph("first-presses-" + opening + "-order");
            presses += ready(visitor);
            assertTrue(presses <= READY, presses + " presses");
            assertFalse(visitor.mustScrollSideways());
            visitor.photograph("first-presses-" + opening + "-ready");
            page.leave();
        }
    }

    /** Whether somebody's channel says what to begin with: where one plays after another, only the first is told at once. */
    private static boolean advised(Visitor visitor, String person) {
        visitor.become(person);
        visitor.enterPrivate();
        visitor.awaitText(".message", "canal privado");
        return visitor.sees(ADVICE);
    }

    /**
     * Declares the sheet ready, and says so again where something is left to do. Returns how many presses that took: none where the
     * first order was all that the turn waited for.
     */
    private static int ready(Visitor visitor) {
        Optional<String> button =
                Stream.of("Listo", "Acabar turno").filter(visitor::offers).findFirst();
        if (button.isEmpty()) {
            return 0;
        }
        visitor.press(button.get());
        if (visitor.awaitOffer("Listo igualmente", "Volver a abrir").equals("Volver a abrir")) {
            return 1;
        }
        visitor.press("Listo igualmente");
        visitor.awaitOffer("Volver a abrir");
        return 2;
    }
}
