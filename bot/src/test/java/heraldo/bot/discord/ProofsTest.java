package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.rules.chance.SealedSheets;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.chance.Sibling;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People check the dice, prove that their orders were sealed, and read what the game master did. */
@Tag("slow")
class ProofsTest {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void play() {
        table = Table.running(folder, "Mesa");
        Table.paste(table.alba, "órdenes pegar", "mover G4 F4", "recolectar G5");
        table.endTurn();
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void anybodyChecksTheDiceOfATurnAgainstWhatWasPosted() {
        String anchor =
                hash(Table.await(table.gm, "Actas", "Ancla de los dados").text());
        String seal = hash(table.gm.await("están selladas").text());
        String key = hash(table.gm.await("Clave de los dados del turno 1").text());
        assertEquals(anchor, hex(SeedChain.anchor(bytes(key), 1)));
        // The bot links what it has noted as posted, which it does after the post can be read.
        Waiting.until("the notes", table.stage::postedWhatIsDue);
        Reply answer = table.stage.person("guest").in("crónica").use("dados verificar", "turno", "1");
        assertTrue(answer.text().contains(anchor), answer.text());
        assertTrue(answer.text().contains(seal), answer.text());
        assertTrue(answer.text().contains(key), answer.text());
        assertFalse(answer.text().contains("✖"), answer.text());
        assertEquals(3, count(answer.text(), "https://discord.com/channels/"));
        String english = table.frank.in("crónica").use("dice verify").text();
        assertTrue(english.contains("The dice of turn 1"), english);
        assertTrue(table.gm.use("dados verificar", "turno", "2").text().contains("no ha acabado"));
    }

    @Test
    void aPlayerProvesThatTheOwnSheetWasSealedAndNobodyElseLearnsOfIt() {
        String seal = hash(Table.await(table.gm, "Actas", "están selladas").text());
        Reply answer = table.alba.in("alborada").use("resguardo", "turno", "1");
        assertTrue(answer.said().whispered());
        String text = answer.text();
        assertTrue(text.contains("mover G4 F4") && text.contains(seal), text);
        String leaf = hash(text.substring(text.indexOf("Hoja:")));
        String salt = hash(text.substring(text.indexOf("Sal:")));
        String campaign = table.stage.campaign().text();
        byte[] own = SealedSheets.leaf(campaign, 1, new Seat(1), bytes(salt), "mover G4 F4\nrecolectar G5");
        assertEquals(leaf, hex(own));
        Matcher steps = Pattern.compile("([◀▶]) `([0-9a-f]{64})`").matcher(text);
        List<Sibling> path = steps.results()
                .map(step -> new Sibling(step.group(1).equals("◀"), step.group(2)))
                .toList();
        assertEquals(seal, hex(SealedSheets.climb(own, path)));
        String other = table.bruno.in("brumaria").use("resguardo", "turno", "1").text();
        assertFalse(other.contains("mover G4 F4") || other.contains(salt), other);
        assertTrue(table.gm.in("diplomacia").use("resguardo").text().startsWith("✖"));
    }

    @Tag("long")
    @Test
    void whatTheGameMasterDoesIsReadByEverybody() {
        table.gm.in("diplomacia").use("dirección prorrogar", "horas", "2");
        String audit = table.bruno.in("diplomacia").use("dirección actos").text();
        assertTrue(audit.contains("alarga el plazo"), audit);
        Reply record = table.gm.use("dirección exportar");
        assertEquals(1, record.said().files().size(), record.text());
        assertTrue(table.frank.in("diplomacia").use("gm audit").text().contains("public record"));
        assertTrue(table.bruno.use("dirección exportar").text().startsWith("✖"));
    }

    @Tag("long")
    @Test
    void aTurnIsOpenedAgainAfterAYesAndEverybodyIsTold() {
        Reply question = table.gm.in("diplomacia").use("dirección retroceder");
        assertTrue(question.text().contains("¿Abrir de nuevo el turno 1?"), question.text());
        table.gm.press(question.said(), "Abrir de nuevo el turno 1");
        Said told = Table.await(table.bruno, "crónica", "vuelve atrás");
        assertTrue(told.text().contains("turno 1"), told.text());
        String sheet = table.alba.in("alborada").use("órdenes ver").text();
        assertTrue(Lines.stands(1, sheet), sheet);
        assertEquals(List.of("mover G4 F4", "recolectar G5"), Lines.of(table.alba));
        table.stage.at(table.due().plusSeconds(4));
        awaitEnd();
        assertEquals(List.of(), table.stage.logs().complaints());
        Reply again = table.gm.in("crónica").use("dados verificar", "turno", "1");
        assertFalse(again.text().contains("✖"), again.text());
        assertThrows(TurnedAwayException.class, () -> table.gm.press(question.said(), "Abrir de nuevo el turno 1"));
        table.stage.witness().testify();
    }

    /** Waits until the first turn has ended for the second time. */
    private void awaitEnd() {
        Waiting.until(
                "the end of turn 1",
                () -> table.stage
                        .office()
                        .memory()
                        .registrar()
                        .lastEnded(table.stage.campaign())
                        .isPresent());
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    private static String hash(String text) {
        Matcher matcher = HASH.matcher(text);
        assertTrue(matcher.find(), text);
        return matcher.group();
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
