package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.model.Treaty.Wording;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.Proposal;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A host has the album of a campaign written, also while the bot runs. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class AlbumCommandTest {

    private static final int TURNS = 3;

    private static final Pattern SECRET = Pattern.compile("\"(?:salt|last|setupSeed)\":\"([^\"]+)\"");

    private static final List<String> SAID = List.of("granero", "cueva", "arroyo");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    static List<String> rulesets() {
        return Sampling.some(
                AlbumCommandTest.class, 1, Shipped.INSTALLATION.catalog().ids());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulesetsTurnsAreLeaves(String ruleset) throws IOException {
        List<String> sheets;
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.governed("Mesa", Shipped.INSTALLATION.ruleset(ruleset));
            tavern.playOn(id, TURNS);
            sheets = written(tavern, id);
            assertEquals(0, heraldo("album", "Mesa", file("album"), "--db", file("heraldo.db")), err.toString());
            assertEquals(0, heraldo("export", "Mesa", file("full.jsonl"), "--full", "--db", file("heraldo.db")));
        }
        String page = Files.readString(folder.resolve("album/index.html"));
        long leaves = Pattern.compile("class=\"leaf\"").matcher(page).results().count();
        try (Stream<Path> files = Files.list(folder.resolve("album"))) {
            long plates = files.filter(file -> file.getFileName().toString().startsWith("map-"))
                    .count();
            assertEquals(leaves, plates);
        }
        assertTrue(leaves >= 1, page);
        assertFalse(page.contains("{{"), "every gap is filled");
        assertTrue(page.contains("<p class=\"print\">"), page);
        assertFalse(sheets.isEmpty(), "somebody wrote orders");
        assertEquals(List.of(), sheets.stream().filter(page::contains).toList(), "nobody's orders stand there");
        String full = Files.readString(folder.resolve("full.jsonl"));
        SECRET.matcher(full).results().forEach(secret -> assertFalse(page.contains(secret.group(1)), secret.group()));
    }

    /** Every sheet, as it is kept; what everybody is told of it stands in the chronicle. */
    private static List<String> written(Tavern tavern, CampaignId id) {
        return tavern.office.memory().registrar().dossier(id).pages().stream()
                .flatMap(page -> page.sheets().stream())
                .filter(sheet -> !sheet.text().isEmpty())
                .map(Revision::sheet)
                .distinct()
                .toList();
    }

    @Tag("long")
    @Test
    void anAlbumIsWrittenOverAnOlderOneAndOverNothingElse() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            var id = tavern.governed("Mesa", Shipped.INSTALLATION.ruleset("kaixiflan"));
            String[] line = {"album", "Mesa", file("album"), "--db", file("heraldo.db")};
            assertEquals(1, heraldo(line));
            assertTrue(err.toString().contains("No turn of the campaign \"Mesa\" has ended yet"), err.toString());
            tavern.playOn(id, 1);
            assertEquals(0, heraldo(line), err.toString());
            tavern.playOn(id, 2);
            assertEquals(0, heraldo(line), err.toString());
            assertTrue(Files.exists(folder.resolve("album/map-2.png")));
            assertEquals(1, heraldo("album", "Mesa", folder.toString(), "--db", file("heraldo.db")));
            assertTrue(err.toString().contains("has something else in it"), err.toString());
            assertFalse(Files.exists(folder.resolve("index.html")));
            assertEquals(1, heraldo("album", "Otra", file("other"), "--db", file("heraldo.db")));
            assertTrue(err.toString().contains("There is no campaign \"Otra\""), err.toString());
        }
    }

    /** Ana and Ben sign three treaties in the first turn. */
    private static void sign(Tavern tavern, String text, boolean open, Optional<Integer> until) {
        long treaty = tavern.office
                .treaties()
                .offer(tavern.by(Tavern.ANA), new Proposal(List.of(new Seat(2)), new Wording(text, open, until)))
                .treaty()
                .id();
        tavern.office.treaties().sign(tavern.by(Tavern.BEN), treaty);
    }

    /** What stands in the leaf of a turn. */
    private static String leaf(String page, int turn) {
        String from = page.substring(page.indexOf("id=\"turn-" + turn + "\""));
        return from.substring(0, from.indexOf("</section>"));
    }

    @Tag("long")
    @Test
    void publicTreatiesAreToldAtTheirTurnsAndSecretOnesNever() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId id = tavern.running(new NewCampaign(
                    "Reinos",
                    "hexadominacion",
                    2,
                    Tavern.SPANISH,
                    new TreeMap<>(),
                    Tavern.ending("0 20 * * *", "Europe/Madrid"),
                    Terms.USUAL.waiting(0)));
            sign(tavern, "Paz <b>de veras</b> en el **vado**.", true, Optional.of(2));
            sign(tavern, "Nadie construye torres.", true, Optional.empty());
            sign(tavern, "El puente es nuestro.", false, Optional.of(2));
            tavern.office.press().send(tavern.by(Tavern.ANA), new Draft("Arde el granero.", true, "una cueva"));
            tavern.office.press().send(tavern.by(Tavern.BEN), new Draft("Nadie cruza el arroyo.", false, ""));
            tavern.endTurn(id);
            tavern.office.treaties().say(tavern.by(Tavern.BEN), 2, Word.BROKEN);
            tavern.playOn(id, TURNS);
            assertEquals(0, heraldo("album", "Reinos", file("album"), "--db", file("heraldo.db")), err.toString());
            String page = Files.readString(folder.resolve("album/index.html"));
            String first = leaf(page, 1);
            assertTrue(first.contains("hasta acabar el turno 2: «Paz &lt;b&gt;de veras"), first);
            assertTrue(first.contains("«Nadie construye torres.»"), first);
            assertFalse(first.contains("<strong>vado"), "nothing that was typed is obeyed");
            String second = leaf(page, 2);
            assertTrue(second.contains("da por roto el tratado entre"), second);
            assertTrue(second.contains("Termina el tratado entre"), second);
            assertFalse(leaf(page, 3).contains("tratado"), leaf(page, 3));
            assertFalse(page.contains("puente"), "a secret one is told to nobody");
            SAID.forEach(word -> assertFalse(page.contains(word), "what was said stays where it was said: " + word));
            tavern.office.closing().end(tavern.by(Tavern.GM).in(id));
            assertEquals(0, heraldo("album", "Reinos", file("ended"), "--db", file("heraldo.db")), err.toString());
            String ended = Files.readString(folder.resolve("ended/index.html"));
            assertEquals(second, leaf(ended, 2));
            assertFalse(ended.contains("puente"), "nor afterwards");
            SAID.forEach(word -> assertFalse(ended.contains(word), word));
        }
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private int heraldo(String... line) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line);
    }
}
