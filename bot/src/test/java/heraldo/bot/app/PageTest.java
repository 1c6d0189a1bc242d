package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.FailureReporter;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The whole program as somebody meets it who opens the page: the bot, its demo campaign, and a real browser. */
@Tag("slow")
class PageTest {
    @TempDir
    private static Path data;

    private static Playground playground;
    private static Chromium chromium;
    private Visitor visitor;

    @BeforeAll
    static void open() throws IOException {
        chromium = Chromium.open();
        Installation here = Shipped.INSTALLATION;
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        playground = Playground.open(here, demoOf("kaixiflan", here.settings()), options, clock, Optional.of(data));
        playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(playground.sandbox());
        playground.demo();
    }

    /** Settings with a certain demo. */
    static Settings demoOf(String ruleset, Settings usual) {
        Settings.Sandbox sandbox = usual.sandbox();
        return new Settings(
                usual.storage(),
                usual.language(),
                usual.almanac(),
                usual.waiting(),
                new Settings.Sandbox(sandbox.port(), sandbox.demoTurns(), Optional.of(ruleset)),
                usual.campaigns(),
                usual.oversight(),
                usual.shards());
    }

    @AfterAll
    static void close() throws IOException {
        if (chromium != null) {
            chromium.close();
        }
        if (playground != null) {
            playground.close();
        }
    }

    @BeforeEach
    void come() {
        visitor = new Visitor(chromium, playground.url());
    }

    @AfterEach
    void theBrowserHadNothingToComplainAbout() {
        assertEquals(List.of(), visitor.complaints());
    }

    @Test
    void whatOneHasAskedForComesIntoSightWhereverOneReads() {
        visitor.become("p1");
        visitor.enter("crónica");
        visitor.screen(400, 800);
        visitor.await(".message .button");
        visitor.readUp();
        visitor.click(".messages .button");
        visitor.await(".messages > li:last-child .message.ephemeral");
        visitor.awaitInSight(".messages > li:last-child .message.ephemeral");
        visitor.screen(1280, 800);
    }

    @Test
    void theFirstScreenIsThePlayersOwnChannelInACampaignUnderWay() {
        visitor.await("[data-secret='true'][aria-current='page']");
        visitor.awaitText(".message", "Este es el canal privado de");
        visitor.photograph("first-screen");
        visitor.enter("crónica");
        visitor.await(".message img[alt^='Tras el turno 2']");
        visitor.awaitText(".message", "El turno 3 admite órdenes");
        visitor.photograph("first-chronicle");
        visitor.enter("diplomacia");
        visitor.awaitText(".message", "paseo");
    }

    @Test
    void aNewPlayerPlaysATurn() {
        visitor.become("p2");
        visitor.enterPrivate();
        String order = givesAnOrderFromWhatIsOffered();
        givesAnOrderThatCannotBe();
        pastesASheet();
        saysToBeReady();
        visitor.click(".act[data-act='deadline']");
        visitor.awaitText(".notice", "resuelto");
        visitor.enter("crónica");
        visitor.await(".message img[alt^='Tras el turno 3']");
        visitor.lastMessage("dentro de 7 días");
        visitor.photograph("chronicle");
        visitor.press("Todo lo ocurrido");
        visitor.awaitText(".message", order);
    }

    private String givesAnOrderFromWhatIsOffered() {
        visitor.compose("/kaixiflan mov");
        visitor.awaitText("#hints [aria-selected='true']", "/kaixiflan mover");
        visitor.photograph("commands");
        visitor.type(Keys.ENTER);
        String origin = visitor.takeOffer("origen");
        String destination = visitor.takeOffer("destino");
        visitor.photograph("command");
        visitor.type(Keys.ENTER);
        String receipt = visitor.lastMessage("1. Mover desde");
        assertTrue(receipt.contains(origin) && receipt.contains(destination), receipt);
        assertTrue(receipt.contains("Solo tú puedes ver este mensaje"), receipt);
        visitor.photograph("receipt");
        return "mover " + origin + " " + destination;
    }

    private void givesAnOrderThatCannotBe() {
        visitor.command("kaixiflan explorar");
        visitor.type("Z9");
        visitor.awaitText(".hints", "Nada encaja");
        visitor.type(Keys.ENTER);
        visitor.lastMessage("«Z9» no está en el mapa");
    }

    private void pastesASheet() {
        visitor.command("órdenes pegar");
        visitor.type(Keys.ENTER);
        visitor.await("dialog.modal textarea:focus");
        visitor.type("\nmover Z9 A1\npasar");
        visitor.photograph("form");
        visitor.click("dialog.modal .primary");
        String receipt = visitor.lastMessage("No se han apuntado");
        assertTrue(receipt.contains("1. Mover desde") && receipt.contains("2. Dejar pasar el turno"), receipt);
    }

    private void saysToBeReady() {
        visitor.command("órdenes listo");
        visitor.type(Keys.ENTER);
        visitor.lastMessage("listo");
    }

    @Test
    void commandsAndAnswersComeInTheLanguageOfThePage() {
        visitor.become("p3");
        visitor.speak("en");
        visitor.enterPrivate();
        visitor.command("orders show");
        visitor.type(Keys.ENTER);
        assertTrue(visitor.lastMessage("Deadline").contains("Only you can see this"));
    }

    @Test
    void whoOnlyWatchesCannotWrite() {
        visitor.become("guest");
        visitor.enter("diplomacia");
        visitor.awaitText(".composer", "No tienes permiso");
        assertFalse(visitor.sees("#composer-text"));
        assertFalse(visitor.sees("[data-secret='true']"));
    }

    @Test
    void onATelephoneChannelsAreADrawerAndNothingIsCutOff() {
        visitor.screen(400, 800);
        visitor.awaitGone(".sidebar");
        visitor.awaitText(".message", "Este es el canal privado de");
        assertFalse(visitor.mustScrollSideways());
        visitor.photograph("telephone-first-screen");
        visitor.click(".menu-button");
        visitor.await(".drawer-open");
        visitor.photograph("telephone-channels");
        visitor.enterPrivate();
        visitor.command("kaixiflan mover");
        assertTrue(visitor.sees("[data-option='origen']"));
        visitor.photograph("telephone-command");
    }
}
