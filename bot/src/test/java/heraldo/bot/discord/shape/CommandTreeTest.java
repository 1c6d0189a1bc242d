package heraldo.bot.discord.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.text.Tongue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.junit.jupiter.api.Test;

/** Forms become commands as Discord takes them, or a problem that says what is too much. */
class CommandTreeTest {

    @Test
    void wordsBecomeCommandGroupAndSubcommand() {
        CommandShape village = new CommandShape(
                List.of(name("jugar", "play"), name("construir", "build"), name("villa", "village")), List.of());
        CommandShape fort = new CommandShape(
                List.of(name("jugar", "play"), name("construir", "build"), name("fuerte", "fort")), List.of());
        CommandShape pass = new CommandShape(List.of(name("jugar", "play"), name("pasar", "pass")), List.of());
        List<SlashCommandData> tree = CommandTree.of(List.of(village, fort, pass));
        assertEquals(1, tree.size());
        assertEquals(1, tree.get(0).getSubcommandGroups().size());
        assertEquals(
                2, tree.get(0).getSubcommandGroups().get(0).getSubcommands().size());
        assertEquals("pasar", tree.get(0).getSubcommands().get(0).getName());
        assertEquals(
                "pass",
                tree.get(0)
                        .getSubcommands()
                        .get(0)
                        .getNameLocalizations()
                        .toMap()
                        .get(DiscordLocale.ENGLISH_UK));
    }

    @Test
    void whatMustBeFilledInComesFirst() {
        CommandOption open = CommandOption.of(name("nombre", "name"), CommandOption.Kind.TEXT, false);
        CommandOption needed = CommandOption.of(name("casilla", "hex"), CommandOption.Kind.TEXT, true);
        CommandShape form = new CommandShape(List.of(name("nombrar", "name")), List.of(open, needed));
        assertEquals(List.of(needed, open), form.options());
    }

    @Test
    void tooManySubcommandsAreNamed() {
        List<CommandShape> forms = new ArrayList<>();
        for (int i = 0; i < 26; i++) {
            forms.add(new CommandShape(List.of(name("jugar", "play"), name("o" + i, "o" + i)), List.of()));
        }
        TooLargeException problem = assertThrows(TooLargeException.class, () -> CommandTree.of(forms));
        assertEquals("/jugar o25: OPTIONS is 26, Discord takes 25 at most", problem.getMessage());
    }

    @Test
    void tooMuchTextIsCountedInTheLongestLanguage() {
        List<CommandShape> forms = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            List<CommandOption> options = new ArrayList<>();
            for (int j = 0; j < 4; j++) {
                options.add(CommandOption.of(
                        about("f" + j, "x".repeat(10), "y".repeat(90)), CommandOption.Kind.TEXT, false));
            }
            forms.add(new CommandShape(List.of(name("jugar", "play"), name("o" + i, "o" + i)), options));
        }
        TooLargeException problem = assertThrows(TooLargeException.class, () -> CommandTree.of(forms));
        assertTrue(problem.getMessage().startsWith("/jugar: COMMAND_TEXT is 9"), problem.getMessage());
    }

    private static Naming name(String spanish, String english) {
        return new Naming(
                Tongue.of("es"),
                Map.of(Tongue.of("es"), spanish, Tongue.of("en"), english),
                Map.of(Tongue.of("es"), spanish, Tongue.of("en"), english));
    }

    private static Naming about(String name, String spanish, String english) {
        return new Naming(
                Tongue.of("es"),
                Map.of(Tongue.of("es"), name, Tongue.of("en"), name),
                Map.of(Tongue.of("es"), spanish, Tongue.of("en"), english));
    }
}
