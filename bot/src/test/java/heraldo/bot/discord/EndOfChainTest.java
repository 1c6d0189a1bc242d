package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.chance.SeedChain;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When a game is over, nothing about its dice is secret any more. */
class EndOfChainTest {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final int TURNS = 3;

    @TempDir
    Path folder;

    @Test
    void theEndOfTheChainAndTheSeedOfTheSetUpArePostedWithTheWinner() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Reply asked = table.ask("mill", 2, "Molino");
            assertTrue(asked.text().contains("¿Abrir esta campaña?"), asked.text());
            table.gm.press(asked.said(), "Abrirla");
            Table.await(table.gm, "crónica", "Se buscan jugadores");
            Table.begin(table.gm.in("diplomacia"));
            String anchor =
                    hashes(Table.await(table.gm, "Actas", "Ancla de los dados")).get(0);
            String campaign = table.stage.campaign().text();
            for (int turn = 1; turn <= TURNS; turn++) {
                Table.await(table.gm, "crónica", "El turno " + turn + " admite órdenes");
                table.stage.at(table.due().plusSeconds(4));
                Table.result(table.gm, turn);
            }
            List<String> end = hashes(Table.await(table.gm, "Actas", "Final de la cadena de los dados"));
            assertEquals(anchor, hex(SeedChain.anchor(bytes(end.get(0)), SeedChain.LENGTH)));
            assertEquals(end.get(1), hex(SeedChain.setupSeed(campaign, bytes(end.get(0)))));
            assertFalse(table.gm.use("campaña info").text().contains("libre"), "no seat is free any more");
            Reply record = table.gm.use("dirección exportar");
            assertTrue(record.text().contains("entero"), record.text());
            assertEquals(1, record.said().files().size());
            assertTrue(table.gm.use("dirección retroceder").text().startsWith("✖"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static List<String> hashes(Said said) {
        return HASH.matcher(said.text()).results().map(MatchResult::group).toList();
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
