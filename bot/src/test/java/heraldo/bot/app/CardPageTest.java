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
import org.openqa.selenium.Keys;

/** The own card on the page, on a desk and on a telephone. */
@Tag("slow")
class CardPageTest {

    private static final String TITLE = "Tu parte";

    @TempDir
    Path data;

    static Stream<Opening> openings() {
        return Opening.some(
                Stream.of(
                        opening("kaixiflan", "puestos:4 ", "puesto:Alborada", "puesto:Brumaria"),
                        opening("hexadominacion", "puestos:6 ", "puesto:Rojo", "puesto:Azul"),
                        opening("caos", "puestos:5 ", "banda:Heraldos fe:K", "banda:Sierpes fe:N"),
                        opening("cathay", "puestos:3 ", "puesto:Jade", "puesto:Seda"),
                        opening("tribus", "puestos:3 ", "puesto:Rojo", "puesto:Azul")),
                "tribus");
    }

    private static Opening opening(String game, String options, String... seats) {
        return new Opening(
                game,
                options,
                Stream.of(seats).map(seat -> "campaña unirse " + seat).toList(),
                List.of(),
                "");
    }

    @ParameterizedTest
    @MethodSource("openings")
    void theCardOpensAndFitsTheScreen(Opening opening) throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            opening.open(visitor);
            opening.join(visitor);
            visitor.enter("crónica");
            visitor.awaitText(".message", "admite órdenes");
            for (int turn = 1; turn <= 4; turn++) {
                visitor.click(".act[data-act='deadline']");
                visitor.awaitText(".notice", "resuelto");
            }
            visitor.become("p1");
            visitor.enterPrivate();
            visitor.photograph(opening + "-card-room");
            visitor.command("parte");
            visitor.type(Keys.ENTER);
            String card = visitor.lastMessage(TITLE);
            assertTrue(card.contains("Dar órdenes") || card.contains("Informe"), card);
            visitor.photograph(opening + "-card");
            visitor.screen(400, 800);
            visitor.awaitText(".message", TITLE);
            assertFalse(visitor.mustScrollSideways());
            visitor.photograph(opening + "-card-telephone");
            page.leave();
        }
    }
}
