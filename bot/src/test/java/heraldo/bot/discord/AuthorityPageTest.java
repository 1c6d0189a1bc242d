package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.command.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Hosts read the table of rights that is enforced: {@code -Dheraldo.golden=write} writes its page anew. */
class AuthorityPageTest {

    private static final Path PAGE = Path.of(System.getProperty("heraldo.root", ".."), "docs", "authority.md");

    private final CommandRights rights = Registry.of(Stage.catalog()).rights();

    @Test
    void hostsReadTheTableThatIsEnforced() throws IOException {
        List<String> page = Files.readAllLines(PAGE);
        List<String> enforced = enforced(page);
        if ("write".equals(System.getProperty("heraldo.golden"))) {
            Files.write(PAGE, enforced);
        } else {
            assertEquals(
                    String.join("\n", enforced),
                    String.join("\n", page),
                    "docs/authority.md; -Dheraldo.golden=write writes its tables anew");
        }
    }

    /** The page with the tables as they should be, the first where the first is, and the second where the second is. */
    private List<String> enforced(List<String> page) {
        List<String> lines = new ArrayList<>();
        Iterator<List<String>> tables = List.of(who(), when()).iterator();
        String before = "";
        for (String line : page) {
            if (!line.startsWith("|")) {
                lines.add(line);
            } else if (!before.startsWith("|")) {
                lines.addAll(tables.next());
            }
            before = line;
        }
        return lines;
    }

    private List<String> who() {
        List<String> lines = head(
                Stream.concat(Stream.of(Actor.values()).map(AuthorityPageTest::words), Stream.of("in the server")));
        for (Right right : Right.values()) {
            Stream<String> marks = Stream.of(Actor.values()).map(actor -> right.isOf(actor) ? "yes" : "–");
            lines.add(row(commands(right), Stream.concat(marks, Stream.of(words(right.rank())))));
        }
        return lines;
    }

    private List<String> when() {
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

    private String commands(Right right) {
        return rights.commands(right).stream()
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
