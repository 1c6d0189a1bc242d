package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.Handler;
import heraldo.bot.discord.gate.Handlers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of rights has a row for everything that can be asked, and hosts read the same table. */
class AuthorityPageTest {

    private static final Path PAGE = Path.of(System.getProperty("heraldo.root", ".."), "docs", "authority.md");

    private final Handlers handlers = Registry.of(Stage.catalog());

    @Test
    void everythingThatCanBeAskedHasExactlyOneRow() {
        List<String> rows = Stream.of(Right.values())
                .flatMap(right -> right.commands().stream())
                .toList();
        TreeSet<String> asked = Stream.concat(handlers.slashes().stream(), handlers.components().values().stream())
                .map(Handler::errand)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(asked, new TreeSet<>(rows), "a new command needs a row in " + Right.class.getName());
        assertEquals(asked.size(), rows.size(), "no command has two rows");
    }

    @Test
    void hostsReadTheTableThatIsEnforced() throws IOException {
        List<String> shown = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("|"))
                .toList();
        List<String> right = new ArrayList<>(who());
        right.addAll(when());
        assertEquals(
                String.join("\n", right),
                String.join("\n", shown),
                "the tables of docs/authority.md; put the first in place of the second");
    }

    private static List<String> who() {
        List<String> lines = head(
                Stream.concat(Stream.of(Actor.values()).map(AuthorityPageTest::words), Stream.of("in the server")));
        for (Right right : Right.values()) {
            Stream<String> marks = Stream.of(Actor.values()).map(actor -> right.isOf(actor) ? "yes" : "–");
            lines.add(row(commands(right), Stream.concat(marks, Stream.of(words(right.rank())))));
        }
        return lines;
    }

    private static List<String> when() {
        List<String> lines = head(Stream.of(Progress.values()).map(AuthorityPageTest::words));
        for (Right right : Right.values()) {
            Stream<String> marks = Stream.of(Progress.values()).map(progress -> right.holds(progress) ? "yes" : "–");
            lines.add(row(commands(right), marks));
        }
        return lines;
    }

    private static List<String> head(Stream<String> columns) {
        List<String> names = columns.toList();
        List<String> lines = new ArrayList<>();
        lines.add(row("command", names.stream()));
        lines.add("|---|" + "---|".repeat(names.size()));
        return lines;
    }

    private static String commands(Right right) {
        return right.commands().stream()
                .map(command -> command.equals("order") ? "every order of a ruleset" : "`/" + command + "`")
                .collect(Collectors.joining(", "));
    }

    private static String row(String first, Stream<String> others) {
        return "| " + first + " | " + others.collect(Collectors.joining(" | ")) + " |";
    }

    private static String words(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
