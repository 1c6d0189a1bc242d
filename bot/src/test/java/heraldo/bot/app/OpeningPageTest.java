package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A campaign is thought out and opened by pressing, on a telephone. */
@Tag("long")
class OpeningPageTest {

    private static final int SCREEN = 800;
    private static final String LAST = ".messages > li:last-child .message";
    private static final String BOX = "dialog.modal input[type='text']";

    @TempDir
    Path data;

    @Test
    void aCampaignIsOpenedOnATelephone() throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            visitor.become("gm");
            visitor.screen(400, SCREEN);
            visitor.awaitGone(".sidebar");
            visitor.command("campaña nueva");
            visitor.type(Keys.ENTER);
            seen(visitor, "¿A qué se juega?", "1-games");
            visitor.click("details.choices summary");
            visitor.photograph("opening-1-menu");
            visitor.click("details.choices summary");
            visitor.choose("Elige un juego…", "Los Hijos de Kaixiflán");
            seen(visitor, "Campaña nueva · Los Hijos de Kaixiflán", "2-draft");
            forms(visitor);
            options(visitor);
            visitor.press("Abrirla…");
            seen(visitor, "¿Abrir esta campaña?", "7-question");
            visitor.press("Abrirla");
            seen(visitor, "está abierta", "8-open");
            page.leave();
        }
    }

    @Tag("long")
    @Test
    void aGameWithDaysOfItsOwnIsAskedForThemInEnglish() throws IOException {
        try (PlayedPage page = PlayedPage.open(data)) {
            Visitor visitor = page.visitor();
            visitor.speak("en");
            visitor.become("gm");
            visitor.screen(400, SCREEN);
            visitor.awaitGone(".sidebar");
            visitor.command("campaign new");
            visitor.type(Keys.ENTER);
            seen(visitor, "Which game is it to be?", "en-1-games");
            visitor.choose("Choose a game…", "Tribus");
            seen(visitor, "New campaign · Tribus", "en-2-draft");
            visitor.press("Deadline");
            visitor.await(BOX);
            visitor.photograph("opening-en-3-clock");
            visitor.press("Cancel");
            visitor.awaitGone("dialog.modal");
            visitor.press("Open it…");
            seen(visitor, "Open this campaign?", "en-4-question");
            page.leave();
        }
    }

    private static void forms(Visitor visitor) {
        visitor.press("Nombre");
        write(visitor, "3-name", "Los Reinos del Sur");
        visitor.lastMessage("Los Reinos del Sur");
        visitor.press("Plazo");
        write(visitor, "3-clock", "21:00");
        visitor.lastMessage("los domingos a las 21:00");
        for (String form : new String[] {"Turnos", "Ausencias", "Prensa y secretos"}) {
            visitor.press(form);
            visitor.await("dialog.modal");
            visitor.photograph("opening-3-" + form.toLowerCase(Locale.ROOT).replace(' ', '-'));
            send(visitor);
        }
        visitor.choose("6 puestos", "4 puestos");
        visitor.lastMessage("4 puestos");
    }

    private static void options(Visitor visitor) {
        visitor.press("Opciones del juego");
        seen(visitor, "Opciones · Los Hijos de Kaixiflán", "4-options");
        visitor.click("details.choices summary");
        visitor.photograph("opening-4-menu");
        visitor.click("details.choices summary");
        visitor.choose("Elige una opción…", "Cuánto de cada recurso");
        write(visitor, "5-option", "59");
        seen(visitor, "«59» no vale", "5-refused");
        visitor.choose("Elige una opción…", "Cuánto de cada recurso");
        write(visitor, "5-again", "9");
        seen(visitor, "Cambiadas ya", "6-changed");
        visitor.press("Volver");
        seen(visitor, "una cambiada", "6-draft");
    }

    /** Writes in the first box of the form that is open, and sends it. */
    private static void write(Visitor visitor, String name, String text) {
        WebElement box = visitor.await(BOX);
        visitor.photograph("opening-" + name);
        box.sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
        send(visitor);
    }

    private static void send(Visitor visitor) {
        visitor.press("Enviar");
        visitor.awaitGone("dialog.modal");
    }

    private static void seen(Visitor visitor, String words, String name) {
        visitor.lastMessage(words);
        visitor.settle();
        visitor.photograph("opening-" + name);
        assertFalse(visitor.mustScrollSideways(), name);
        assertTrue(visitor.height(LAST) <= SCREEN * 3 / 2, name + ": " + visitor.height(LAST));
    }
}
