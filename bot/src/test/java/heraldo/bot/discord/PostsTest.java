package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.Waiting;
import heraldo.bot.discord.Table.Letterbox;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the bot says of its own accord, and that typed words stay typed words in all of it. */
@Tag("slow")
class PostsTest {

    private static final String BAIT =
            "@everyone @here <@1> <@&2> <#3> **negrita** `código` [premio](https://example.org) ||x|| \u202Eoipmac\u202C";

    @TempDir
    Path folder;

    @Test
    void whoeverHasWrittenNothingIsCalledOnceBeforeTheDeadline() {
        try (Table table = Table.running(folder, "Los Reinos", "aviso", "6")) {
            table.endTurn();
            table.alba.use("kaixiflan pasar");
            table.stage.at(table.due().minus(Duration.ofHours(6)).plusSeconds(4));
            Said call = table.bruno.await("**Brumaria**: no has enviado órdenes");
            assertEquals(
                    table.bruno.id(),
                    call.json().path("mentions").path(0).path("id").asText());
            assertTrue(table.frank.await("no has enviado órdenes").text().contains("Cimera"));
            assertFalse(table.alba.read().stream().anyMatch(said -> said.text().contains("no has enviado órdenes")));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aSeatThatIsLeftAndTheEndOfTheGameAreToldToAll() {
        try (Table table = Table.running(folder, "Los Reinos", "opciones", "endgame.maxTurns=1")) {
            Said asked = table.bruno.use("campaña dejar").said();
            assertTrue(asked.text().contains("¿Seguro que dejas **Brumaria**?"), asked.text());
            asked = table.bruno.press(asked, "No hacer nada").said();
            assertTrue(asked.text().contains("Todo sigue como estaba"), asked.text());
            JsonNode form = table.alba.use("tratado ofrecer").asked().json();
            assertTrue(form.toString().contains("Hasta acabar el turno 1"), form.toString());
            assertFalse(form.toString().contains("el turno 2"), "the game has no second turn: " + form);
            asked = table.bruno.use("campaña dejar").said();
            Said left = table.bruno.press(asked, "Dejar la campaña").said();
            assertTrue(left.text().contains("Has dejado **Brumaria**"), left.text());
            Table.await(table.alba, "crónica", "**Brumaria** se ha quedado sin jugador");
            Waiting.until("the end of #brumaria", () -> !table.bruno.channels().contains("brumaria"));
            table.stage.at(table.due().plusSeconds(4));
            Said end = Table.await(table.alba, "crónica", "La partida ha terminado");
            assertTrue(end.text().contains("**Brumaria** · regente · **"), end.text());
            assertFalse(end.text().contains("```"), "no tables of codes: " + end.text());
            assertEquals(List.of("Mapa", "Clasificación", "Todo lo ocurrido", "Prueba"), end.buttons());
            Said own = Table.await(table.alba, "alborada", "La partida ha terminado. Victoria de ");
            assertEquals(List.of("Mi parte", "Clasificación"), own.buttons());
            String all = table.alba.press(own, "Clasificación").text();
            assertFalse(all.contains("Nadie tiene aún"), all);
            assertTrue(table.alba.in("alborada").use("kaixiflan pasar").text().contains("La campaña ha terminado"));
            assertTrue(table.gm.use("campaña lista").text().contains("no hay ninguna campaña abierta"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void theGameMasterAloneHearsOfATurnThatCannotBeResolved() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Letterbox letters = table.letters();
            Instant due = table.due();
            table.stage.spoil();
            table.stage.at(due.plusSeconds(4));
            String letter = letters.await("El turno 1 no se ha podido resolver");
            assertTrue(letter.contains("</gm resolve:"), letter);
            assertFalse(table.alba.in("crónica").read().stream()
                    .anyMatch(said -> said.text().contains("no se ha podido resolver")));
        }
    }

    @Tag("long")
    @Test
    void groupsAreAddedToALineThatStands() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            table.endTurn();
            table.endTurn();
            alba.in("alborada").use("kaixiflan reclutar", "asentamiento", "G5", "colonos", "1");
            Reply longer = alba.use(
                    "kaixiflan reclutar", "asentamiento", "G5", "desplegar", "G4", "ejércitos", "1", "anexar", "1");
            assertTrue(longer.text().contains(" **1. ") && !longer.text().contains(" **2. "), longer.text());
            assertEquals(List.of("reclutar G5 colonos=1 + G4 ejercitos=1"), Lines.of(alba));
            assertTrue(alba.use("kaixiflan reclutar", "asentamiento", "G5", "colonos", "1", "anexar", "7")
                    .text()
                    .startsWith("✖"));
            Person frank = table.frank;
            frank.use("kaixiflan recruit", "settlement", "N9", "colonists", "1");
            frank.use("kaixiflan recruit", "settlement", "N9", "deploy", "O10", "armies", "1", "append", "1");
            assertEquals(List.of("recruit N9 colonists=1 + O10 armies=1"), Lines.of(frank));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void typedWordsAreShownAsTheyWereTypedAndCallNobody() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            for (String name :
                    List.of("@everyone", "<@1> gana", "**x**", "[a](https://example.org)", "Los \u202Eonier")) {
                String refusal = table.ask(name).text();
                assertTrue(refusal.startsWith("✖ En el nombre caben letras"), refusal);
            }
            Letterbox letters = table.letters();
            table.open("Los Reinos & Cía. (2)");
            table.start();
            table.gm.use("dirección anunciar", "texto", BAIT);
            Reply told =
                    table.alba.fill(table.alba.use("kaixiflan historia").asked(), (BAIT + "\n# Título\n").repeat(20));
            assertTrue(told.text().contains("✔ **1. Contar la historia del turno**"), told.text());
            assertTrue(Lines.of(table.alba).getFirst().startsWith("historia: @everyone"), "in the box as it was typed");
            table.alba.use("kaixiflan explorar", "hex1", "E4");
            table.endTurn();
            Reply named =
                    table.alba.in("alborada").use("kaixiflan nombrar", "hex", "E4", "nombre", "@everyone [premio](x)");
            assertTrue(named.text().contains("@\u200beveryone") && named.text().contains("premio"), named.text());
            assertEquals(List.of("nombrar E4 @everyone [premio](x)"), Lines.of(table.alba));
            for (int turn = 2; turn <= 4; turn++) {
                table.endTurn();
            }
            table.alba.in("crónica").use("informe", "turno", "1");
            table.alba.in("alborada").use("informe");
            assertTrue(letters.all().contains("premio"), letters.all());
            letters.harmless();
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }
}
