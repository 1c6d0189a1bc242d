package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.world.Command;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that posts and answers name can be pressed, after every start of the program. */
@Tag("slow")
class PressableCommandsTest {

    private static final Pattern MENTION = Pattern.compile("</([^:>]+):(\\d+)>");

    @TempDir
    Path folder;

    @Test
    void postsAnswersAndRefusalsNameCommandsThatAreThere() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            table.found("Los Reinos");
            String invitation =
                    Table.await(table.gm, "crónica", "Se buscan jugadores").text();
            table.join();
            table.start();
            assertTrue(invitation.contains("elige uno con </campaign join:"), invitation);
            table.alba.use("órdenes listo");
            String desk = table.alba.use("kaixiflan recolectar", "hex", "G5").text();
            assertTrue(desk.contains("dilo de nuevo con </orders ready:"), desk);
            String help = table.alba.in("alborada").use("ayuda").text();
            assertTrue(help.contains("**explorar** </kaixiflan explorar:"), help);
            assertTrue(help.contains("</help:") && help.contains("> `orden:`"), help);
            String refusal = table.alba.use("reglas", "tema", "ovejas").text();
            assertTrue(refusal.contains("✖ ") && refusal.contains("</rules:"), refusal);
            List.of(invitation, desk, help, refusal).forEach(text -> allThere(table, text));
            table.stage.restart();
            String later = table.alba.in("alborada").use("ayuda").text();
            assertEquals(help, later);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static void allThere(Table table, String text) {
        List<Command> commands = table.stage
                .sandbox()
                .world()
                .exclusively(() -> table.stage.sandbox().world().commands().in(null));
        MENTION.matcher(text).results().forEach(mention -> {
            String root = mention.group(1).split(" ", 2)[0];
            assertEquals(
                    List.of(mention.group(2)),
                    commands.stream()
                            .filter(command -> command.name().equals(root))
                            .map(command -> command.id().toString())
                            .toList(),
                    mention.group());
        });
    }
}
