package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.page.Chromium;
import heraldo.bot.sandbox.page.Visitor;
import heraldo.bot.sandbox.person.Person;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** Campaigns opened and played on the page by two people; whoever is missing is played by a governor. */
class GamesPageTest {

    private Chromium chromium;

    @TempDir
    Path data;

    /**
     * A game as two people begin it.
     *
     * @param options what the game master wants otherwise
     * @param joinings what the two type to take a seat
     * @param orders a paste of each of them for the first turn
     * @param told what the chronicle says of it
     */
    record Opening(String game, String options, List<String> joinings, List<String> orders, String told) {
        @Override
        public String toString() {
            return game;
        }
    }

    static Stream<Opening> openings() {
        return Stream.of(
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
                        "Orilla"));
    }

    @BeforeEach
    void openBrowser() throws IOException {
        chromium = Chromium.open();
    }

    @AfterEach
    void closeBrowser() throws IOException {
        if (chromium != null) {
            chromium.close();
        }
    }

    @ParameterizedTest
    @MethodSource("openings")
    void a_campaign_is_opened_and_two_turns_are_played(Opening opening) {
        Installation here = Installation.at(Path.of(System.getProperty("heraldo.root"), "config"));
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        try (Playground playground = Playground.open(here, here.settings(), options, clock, Optional.of(data))) {
            try (Person gm = Person.at(playground.url(), "gm")) {
                gm.say("Hola");
            }
            Visitor visitor = new Visitor(chromium, playground.url());
            open(visitor, opening);
            join(visitor, opening);
            playTwoTurns(visitor, opening);
            lookOnATelephone(visitor, opening);
            assertEquals(List.of(), visitor.complaints());
        }
    }

    /** The game master opens the campaign. */
    static void open(Visitor visitor, Opening opening) {
        visitor.become("gm");
        visitor.send("campaña nueva juego:" + opening.game() + " nombre:La Mesa " + opening.options()
                + "plazo:0 20 * * * zona:Europe/Madrid");
        visitor.press("Abrirla");
        visitor.await("[data-channel='cronica']");
    }

    /** The two take their seats, and the game begins. */
    static void join(Visitor visitor, Opening opening) {
        for (int i = 0; i < opening.joinings().size(); i++) {
            visitor.become("p" + (i + 1));
            visitor.enter("diplomacia");
            visitor.send(opening.joinings().get(i));
            visitor.lastMessage("Ahora eres");
        }
        visitor.become("gm");
        visitor.enter("diplomacia");
        visitor.command("campaña empezar");
        visitor.type(Keys.ENTER);
        visitor.lastMessage("La partida empieza");
    }

    private static void playTwoTurns(Visitor visitor, Opening opening) {
        for (int i = 0; i < opening.orders().size(); i++) {
            visitor.become("p" + (i + 1));
            visitor.enterPrivate();
            visitor.command("órdenes pegar");
            visitor.type(Keys.ENTER);
            visitor.await("dialog.modal textarea:focus");
            visitor.type(opening.orders().get(i));
            visitor.click("dialog.modal .primary");
            String receipt = visitor.lastMessage("1. ");
            assertFalse(receipt.contains("✖"), receipt);
            visitor.photograph(opening + "-receipt-" + (i + 1));
        }
        for (int turn = 1; turn <= 2; turn++) {
            visitor.click(".act[data-act='deadline']");
            visitor.awaitText(".notice", "resuelto");
            visitor.enter("cronica");
            visitor.awaitText(".message", "Clave de los dados del turno " + turn);
            visitor.photograph(opening + "-turn-" + turn);
            visitor.lookAt(".message img[src*='map-" + turn + ".png']");
            visitor.photograph(opening + "-map-" + turn);
        }
        visitor.awaitText(".message", opening.told());
    }

    private static void lookOnATelephone(Visitor visitor, Opening opening) {
        visitor.screen(400, 800);
        visitor.awaitGone(".sidebar");
        visitor.awaitText(".message", "Clave de los dados del turno 2");
        assertFalse(visitor.mustScrollSideways());
        visitor.photograph(opening + "-telephone");
    }
}
