package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A token that was reset, as it must be when somebody else has seen it. */
@Tag("slow")
class TokenTest {

    @TempDir
    Path folder;

    @Test
    void buttonsOfStandingPostsServeAfterTheTokenWasReset() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Said post = Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
            String before = table.stage.sandbox().token();
            table.stage.restart(database -> table.stage.sandbox().resetToken());
            assertFalse(before.equals(table.stage.sandbox().token()));
            String sheet = table.alba.press(post, "Mis órdenes").text();
            assertFalse(sheet.contains("ya no significa nada"), sheet);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void whoeverPressesAButtonThatMeansNothingAnyMoreIsToldHowToOpenItAnew() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            ComponentIds earlier = new ComponentIds(new byte[32], "a token that was reset");
            String id = earlier.issue(ComponentId.open("show.1", table.stage.campaign()));
            Forger forger = new Forger(table.stage);
            String said = forger.press(table.stage.user("p1"), new Weather(table).find("alborada"), id)
                    .text();
            assertTrue(said.contains("</map:") && said.contains("</help:"), said);
        }
    }
}
