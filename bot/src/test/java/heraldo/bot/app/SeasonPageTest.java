package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** What happens to campaigns between people, on the page: who vanishes, who is away, who breaks their word. */
@Tag("long")
class SeasonPageTest {

    private static final Opening GAME = FirstPressesTest.openings()
            .filter(opening -> opening.game().equals("kaixiflan"))
            .findFirst()
            .orElseThrow();

    /** After so many days, each with its deadline, whoever directs may be succeeded. */
    private static final int SILENCE = 14;

    @TempDir
    Path data;

    /** A campaign has begun; the first player is Alba, the second Bruno, and Carmen plays nothing. */
    private void season(Consumer<Visitor> story) throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            GAME.open(visitor);
            GAME.join(visitor);
            visitor.enter("crónica");
            visitor.awaitText(".message", "admite órdenes");
            story.accept(visitor);
            page.leave();
        }
    }

    /** As it looks on a large screen and on a telephone's. */
    private static void photograph(Visitor visitor, String name) {
        visitor.settle();
        visitor.photograph("season-" + name + "-1280");
        visitor.screen(400, 800);
        visitor.settle();
        visitor.photograph("season-" + name + "-400");
        assertFalse(visitor.mustScrollSideways(), name);
        visitor.screen(1280, 800);
    }

    /** A command that needs nothing more. */
    private static void give(Visitor visitor, String command) {
        visitor.command(command);
        visitor.type(Keys.ENTER);
    }

    private static void passTheDeadline(Visitor visitor) {
        visitor.click(".act[data-act='deadline']");
        visitor.awaitText(".notice", "resuelto");
    }

    private static void panel(Visitor visitor) {
        visitor.become("gm");
        visitor.enter("diplomacia");
        give(visitor, "dirección panel");
        visitor.lastMessage("Dirección · La Mesa");
    }

    @Test
    void aPlayerWhoVanishesIsReplacedByWhoeverReadsHowThingsAre() throws IOException {
        season(visitor -> {
            passTheDeadline(visitor);
            panel(visitor);
            photograph(visitor, "panel");
            visitor.choose("👥 Personas", "Brumaria");
            visitor.lastMessage("Brumaria · Bruno");
            photograph(visitor, "seat");
            visitor.press("Ofrecerlo a todos");
            visitor.lastMessage("Se ofrecerá a quien lo quiera");
            visitor.press("Ofrecerlo a todos");
            visitor.lastMessage("ofrecido a quien lo quiera");
            visitor.become("p3");
            visitor.enter("crónica");
            visitor.press("Ocuparlo");
            visitor.lastMessage("Brumaria es ahora cosa tuya");
            visitor.enterPrivate();
            visitor.press("Cómo están las cosas");
            visitor.lastMessage("Hoja pendiente");
            photograph(visitor, "dossier");
        });
    }

    @Tag("long")
    @Test
    void aGameMasterWhoVanishesIsSucceeded() throws IOException {
        season(visitor -> {
            panel(visitor);
            visitor.choose("⚙️ Más", "Ceder la dirección");
            visitor.choose("¿Quién va a dirigir?", "@Carmen");
            visitor.lastMessage("48 horas para aceptar");
            visitor.press("Ofrecer la dirección");
            visitor.become("p3");
            visitor.click(".category:last-of-type .channel");
            visitor.press("Dirigirla");
            visitor.lastMessage("Ahora diriges");
            passTheDeadline(visitor);
            visitor.become("gm");
            visitor.enter("diplomacia");
            give(visitor, "dirección asumir");
            visitor.lastMessage("La dirección sigue ahí");
            for (int day = 0; day < SILENCE; day++) {
                passTheDeadline(visitor);
            }
            give(visitor, "dirección asumir");
            visitor.enter("crónica");
            visitor.awaitText(".message", "asume la dirección");
            photograph(visitor, "succession");
        });
    }

    @Tag("long")
    @Test
    void aHolidayIsNoAbsence() throws IOException {
        season(visitor -> {
            visitor.become("p2");
            visitor.enterPrivate();
            visitor.send("ausente desde:hoy hasta:10 días");
            visitor.lastMessage("Apuntado");
            photograph(visitor, "holiday");
            passTheDeadline(visitor);
            visitor.enter("crónica");
            photograph(visitor, "holiday-told");
            panel(visitor);
            visitor.lastMessage("Bruno · avisó de que no podría jugar");
            photograph(visitor, "holiday-panel");
        });
    }

    @Test
    void aTreatyIsOfferedSignedAndBroken() throws IOException {
        season(visitor -> {
            visitor.become("p1");
            visitor.enterPrivate();
            give(visitor, "tratado ofrecer");
            visitor.pick(1, "Brumaria");
            visitor.fill("Paz en el valle hasta la siega.");
            visitor.pick(4, "Es público");
            photograph(visitor, "treaty-form");
            visitor.submit();
            visitor.lastMessage("Falta la firma de Brumaria");
            visitor.become("p2");
            visitor.enterPrivate();
            visitor.press("Ver el tratado");
            visitor.lastMessage("Paz en el valle");
            photograph(visitor, "treaty");
            visitor.press("Firmar");
            visitor.lastMessage("En vigor");
            visitor.press("Roto");
            visitor.press("Decir que está roto");
            visitor.lastMessage("Roto, según Brumaria");
            visitor.enter("crónica");
            String told = visitor.awaitText(".message", "Brumaria da por roto el tratado público");
            assertTrue(told.contains("Paz en el valle"), told);
            photograph(visitor, "treaty-broken");
            passTheDeadline(visitor);
            passTheDeadline(visitor);
            visitor.enter("diplomacia");
            give(visitor, "repetición");
            visitor.lastMessage("un segundo cada uno");
            visitor.lookAt(".message.ephemeral img");
            photograph(visitor, "replay");
        });
    }
}
