package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Provinces that agree in their own words: Alba is Alborada, Bruno is Brumaria, and Frank, who reads English, is Cimera. */
@Tag("slow")
class TreatyTest {

    private static final String PEACE = "Paz en el valle hasta la siega.";

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Tratados");
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    /** Alba writes a treaty in the form that the command opens. */
    private Said offers(String to, String until, String shown) {
        return table.alba
                .fill(table.alba.use("tratado ofrecer").asked(), to, PEACE, until, shown)
                .said();
    }

    /** Opens what a message in the own channel says has come; the channel itself says no more. */
    private static Said see(Person person, String words, String button) {
        Said post = person.await(words);
        assertFalse(post.text().contains(PEACE), "channels keep no secrets");
        Said seen = person.press(post, button).said();
        assertTrue(seen.whispered(), "its reader alone sees it");
        return seen;
    }

    @Test
    void aPublicTreatyIsOfferedSignedToldAndBroken() {
        Said offer = offers("2,3", "5", "public");
        assertTrue(offer.text().contains("Falta la firma de Brumaria y Cimera"), offer.text());
        assertTrue(offer.buttons().contains("Retirar"), offer.buttons().toString());
        Said brunos = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        assertTrue(brunos.text().contains("Tratado con Alborada y Cimera"), brunos.text());
        assertTrue(brunos.text().contains("hasta acabar el turno 5"), brunos.text());
        Said signed = table.bruno.press(brunos, "Firmar").said();
        assertTrue(signed.text().contains("Falta la firma de Cimera"), signed.text());
        Said franks = see(table.frank, "Te llega un tratado de Alborada.", "Ver el tratado");
        assertTrue(table.frank.press(franks, "Sign").text().contains("In force"));
        Said told = await(table.gm, "crónica", "Tratado público entre Alborada, Brumaria y Cimera");
        assertTrue(told.text().contains("hasta el turno 5") && told.text().contains("Paz en el valle"), told.text());
        Said brokenOne = see(table.bruno.in("brumaria"), "Ya hay respuesta de Cimera a un tratado", "Ver el tratado");
        Said asked = table.bruno.press(brokenOne, "Roto").said();
        assertTrue(asked.text().contains("¿Roto? Se contará en la crónica que lo dices tú"), asked.text());
        assertTrue(table.bruno.press(asked, "Decir que está roto").text().contains("Roto, según Brumaria"));
        await(table.gm, "crónica", "Brumaria da por roto el tratado público");
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void aSecretTreatyIsReadByItsPartiesAndNobodyElse() {
        Table.Letterbox letters = table.letters();
        offers("2", "0", "secret");
        Said seen = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        table.bruno.press(seen, "Firmar");
        Said post = see(table.alba, "Ya hay respuesta de Brumaria a un tratado", "Ver el tratado");
        assertTrue(post.text().contains("En vigor"), post.text());
        assertTrue(letters.all().contains("Paz en el valle"));
        Said list = table.frank.use("treaty list").said();
        assertTrue(list.text().contains("no treaty yet that you can read"), list.text());
        Said pressed = table.frank.in("diplomacia").use("treaty list").said();
        assertFalse(pressed.text().contains("Paz"), pressed.text());
        for (String channel : List.of("crónica", "diplomacia")) {
            table.gm.in(channel).read().forEach(said -> assertFalse(said.text().contains("Paz en el valle")));
        }
        assertFalse(table.stage.logs().all().contains("Paz en el valle"), "logs keep it");
    }

    @Tag("long")
    @Test
    void theListOpensEveryTreatyAndTheOwnCardLeadsToIt() {
        offers("2", "0", "secret");
        Said seen = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        Said list = table.bruno.press(seen, "Mis tratados").said();
        assertTrue(list.text().contains("Con Alborada · espera tu firma"), list.text());
        Said again = table.bruno.select(list, "1").said();
        assertTrue(again.buttons().contains("Firmar"), again.buttons().toString());
        table.endTurn();
        Said card = table.bruno.in("brumaria").use("parte").said();
        assertTrue(
                card.buttons().contains("Un tratado por firmar"), card.buttons().toString());
        Said listed = table.bruno.press(card, "Un tratado por firmar").said();
        assertTrue(listed.text().contains("espera tu firma"), listed.text());
        table.bruno.press(table.bruno.select(listed, "1").said(), "Rechazar");
        Said post = table.bruno.await("Te llega un tratado de Alborada.");
        Said late = table.bruno.press(post, "Ver el tratado").said();
        assertTrue(late.text().contains("Rechazado") && !late.buttons().contains("Firmar"), late.text());
    }

    @Test
    void whoeverSignsTooLateReadsWhyOnTheTreaty() {
        Said offer = offers("2", "0", "secret");
        Said seen = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        table.alba.press(offer, "Retirar");
        Said late = table.bruno.press(seen, "Firmar").said();
        assertTrue(late.text().contains("✖ ") && late.text().contains(PEACE), late.text());
        assertFalse(late.buttons().contains("Firmar"), late.buttons().toString());
        assertTrue(table.bruno.press(late, "Mis tratados").text().contains("retirado"));
    }

    @Test
    void aRegentSignsNothingAndSaysSo() {
        table.bruno.use("campaña dejar", "seguro", "true");
        Said answer = table.alba
                .fill(table.alba.use("tratado ofrecer").asked(), "3", "Paz", "0", "secret")
                .said();
        assertTrue(answer.text().contains("Falta la firma de Cimera"), answer.text());
        table.frank.use("campaign leave", "sure", "true");
        Table.refused(table.alba.use("tratado ofrecer"), "un regente no firma nada");
    }

    @Test
    void whatIsWrittenInATreatyIsOnlyText() {
        table.alba.fill(
                table.alba.use("tratado ofrecer").asked(),
                "2,3",
                "@everyone **negrita** [premio](https://example.org)\n# Título",
                "0",
                "public");
        Said brunos = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        Said franks = see(table.frank, "Te llega un tratado de Alborada.", "Ver el tratado");
        // What calls the two of them is out by now.
        Table.Letterbox letters = table.letters();
        table.bruno.press(brunos, "Firmar");
        table.frank.press(franks, "Sign");
        await(table.gm, "crónica", "Tratado público");
        letters.harmless();
    }

    @Test
    void whoseTreatyHasReachedItsLastTurnIsToldThatAndReadsWhichOneAlone() {
        offers("2", "1", "secret");
        Said seen = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        table.bruno.press(seen, "Firmar");
        table.endTurn();
        Said ended =
                see(table.bruno.in("brumaria"), "Uno de tus tratados ha llegado a su último turno", "Ver el tratado");
        assertTrue(ended.text().contains("Paz en el valle"), ended.text());
        Said albas =
                see(table.alba.in("alborada"), "Uno de tus tratados ha llegado a su último turno", "Ver el tratado");
        assertTrue(albas.text().contains("Tratado con Brumaria"), albas.text());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void theOwnCardListsWhatIsInForce() {
        offers("2", "5", "secret");
        Said seen = see(table.bruno, "Te llega un tratado de Alborada.", "Ver el tratado");
        table.bruno.press(seen, "Firmar");
        table.endTurn();
        String card = table.bruno.in("brumaria").use("parte").text();
        assertTrue(card.contains("Con Alborada · en vigor hasta acabar el turno 5"), card);
        assertTrue(card.contains("Paz en el valle"), card);
        assertFalse(table.frank.in("cimera").use("card").text().contains("Paz"), "it is no business of others");
    }
}
