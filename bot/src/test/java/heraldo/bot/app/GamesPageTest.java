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

/** Campaigns opened and played on the page by two people; whoever is missing is played by a governor. */
@Tag("long")
class GamesPageTest {

    @TempDir
    Path data;

    /** What a screen of a telephone, or of a desk, shows from top to bottom. */
    private static final int SCREEN = 800;

    /** The post of the second turn. */
    private static final String POST = ".message:has(img[src*='map-2.png'])";

    static Stream<Opening> openings() {
        return Opening.some(
                Stream.of(
                        new Opening(
                                "hexadominacion",
                                "puestos:6 ",
                                List.of("campaña unirse puesto:Rojo", "campaña unirse puesto:Azul"),
                                List.of(
                                        "MOVER 6 F10 > F9\nATACAR F8 DESDE F9:6\nRECIBIR F10 piedra",
                                        "RECLUTAR 5 EN J6\nRECIBIR J6 metal"),
                                "F8"),
                        new Opening(
                                "caos",
                                "puestos:5 ",
                                List.of("campaña unirse banda:Heraldos fe:K", "campaña unirse banda:Sierpes fe:N"),
                                List.of("INVADIR Orilla", "INVADIR Relente"),
                                "Orilla")),
                "caos");
    }

    @ParameterizedTest
    @MethodSource("openings")
    void aCampaignIsOpenedAndTwoTurnsArePlayed(Opening opening) throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            opening.open(visitor);
            opening.join(visitor);
            playTwoTurns(visitor, opening);
            lookOnATelephone(visitor, opening);
            page.leave();
        }
    }

    private static void playTwoTurns(Visitor visitor, Opening opening) {
        for (int i = 0; i < opening.orders().size(); i++) {
            visitor.become("p" + (i + 1));
            visitor.enterPrivate();
            visitor.awaitText(".message", "hasta el plazo puedes cambiarlo todo");
            visitor.command("órdenes pegar");
            visitor.type(Keys.ENTER);
            visitor.await("dialog.modal textarea:focus");
            visitor.type(opening.orders().get(i));
            visitor.click("dialog.modal .primary");
            String receipt = visitor.lastMessage("1. ");
            assertFalse(receipt.contains("✖"), receipt);
            assertFalse(visitor.sees("heraldo-emoji[name^='heraldo_fails']"), receipt);
            visitor.photograph(opening + "-receipt-" + (i + 1));
        }
        for (int turn = 1; turn <= 2; turn++) {
            visitor.click(".act[data-act='deadline']");
            visitor.awaitText(".notice", "resuelto");
            visitor.enter("crónica");
            visitor.awaitText(".message", "El turno " + (turn + 1) + " admite órdenes");
            visitor.photograph(opening + "-turn-" + turn);
            visitor.lookAt(".message img[src*='map-" + turn + ".png']");
            visitor.photograph(opening + "-map-" + turn);
            if (turn == 1) {
                visitor.press("Todo lo ocurrido");
                visitor.awaitText(".message", opening.told());
            }
        }
        assertTrue(visitor.height(POST) <= SCREEN * 3 / 2, opening + " at 1280: " + visitor.height(POST));
    }

    private static void lookOnATelephone(Visitor visitor, Opening opening) {
        visitor.screen(400, 800);
        visitor.awaitGone(".sidebar");
        visitor.awaitText(".message", "El turno 3 admite órdenes");
        assertFalse(visitor.mustScrollSideways());
        assertTrue(visitor.height(POST) <= SCREEN * 2, opening + " at 400: " + visitor.height(POST));
        visitor.lookAt(POST + " img[src*='map-2.png']");
        visitor.photograph(opening + "-telephone");
    }
}
