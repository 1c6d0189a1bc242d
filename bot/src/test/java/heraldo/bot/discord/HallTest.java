package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The hall of fame of a server in which millers have played three games to their end. */
@Tag("slow")
class HallTest {
    private static final Map<String, String> NAMES =
            Map.of("p1", "Alba *la Mora*", "p2", "Bruno", "p3", "Carmen", "p6", "@everyone", "gm", "Gema");

    @TempDir
    Path folder;

    private Table table;
    private Laurels laurels;

    @BeforeEach
    void come() {
        table = Table.bare(folder, Cast.ofSix());
        laurels = new Laurels(table, NAMES);
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    /** The line of the table that begins with a place and a name, its blanks as one. */
    private static String line(Reply reply, String who) {
        return reply.text()
                .lines()
                .filter(line -> line.contains(who))
                .findFirst()
                .orElse("nobody")
                .replaceAll(" +", " ");
    }

    @Test
    void whereNothingIsOverItSaysWhatToDo() {
        Reply empty = table.alba.use("salón");
        assertTrue(empty.said().whispered());
        assertTrue(empty.text().contains("ninguna campaña hasta el final"), empty.text());
        assertTrue(empty.text().contains("</campaign new:"), empty.text());
        assertTrue(empty.said().files().isEmpty());
        Reply one = table.frank.use("hall", "ruleset", "tribus");
        assertTrue(one.text().contains("No campaign of Tribus"), one.text());
        Table.refused(table.alba.use("salón", "juego", "ajedrez"), "ajedrez");
        String how = table.alba.press(empty.said(), "Cómo se calcula").text();
        assertTrue(how.contains("Bradley-Terry") && how.contains("1000"), how);
    }

    @Tag("long")
    @Test
    void everybodyIsCountedOverAllGamesAndRatedInEach() {
        laurels.threeGames();
        Reply all = table.alba.use("salón");
        assertTrue(all.said().whispered());
        assertEquals("1. Alba *la Mora* 3 3 3", line(all, "Alba").substring(0, 23));
        assertEquals("2. Bruno 0 2 3", line(all, "Bruno").substring(0, 14));
        assertTrue(line(all, "Carmen").startsWith("4. Carmen 0 0 1 100"), line(all, "Carmen"));
        assertTrue(all.text().contains("Cuentan 3 campañas jugadas hasta el final"), all.text());
        Reply league = table.bruno.use("salón", "juego", "league");
        assertEquals("nobody", line(league, "Carmen"));
        List<String> places = league.text()
                .lines()
                .filter(line -> line.matches("\\d+\\. .*"))
                .map(line -> line.replaceAll(" +", " ").replaceAll("(\\d+\\. \\S).*", "$1"))
                .toList();
        assertEquals(List.of("1. A", "2. B", "3. @"), places, league.text());
        assertEquals(
                List.of("hall.png"),
                league.said().files().stream()
                        .map(file -> file.path("filename").asText())
                        .toList());
        Reply english = table.frank.use("hall", "ruleset", "league");
        assertTrue(english.text().contains("rating") && english.text().contains("turns in time"), english.text());
    }

    @Test
    void itCallsNobodyAndTheForgottenAreNotThere() {
        laurels.threeGames();
        Table.Letterbox letters = table.letters();
        String told = table.bruno.use("salón").text();
        assertTrue(told.contains("everyone"), told);
        assertFalse(told.contains("@everyone") || told.contains("<@"), told);
        String alt = letters.await("Salón de la fama · Todos los juegos. 1.º Alba *la Mora*, 3 victorias");
        assertFalse(alt.contains("@everyone") || alt.contains("<@"), alt);
        table.stage.office().people().privacy().forget(laurels.by("p1"), (campaign, seat) -> "Alguien");
        Reply after = table.bruno.use("salón");
        assertFalse(after.text().contains("Alba") || after.text().contains("Alguien"), after.text());
        assertEquals("1. Bruno 0 2 3", line(after, "Bruno").substring(0, 14));
        table.stage.restart();
        assertEquals(after.text(), table.bruno.use("salón").text());
    }
}
