package heraldo.bot.discord;

import static heraldo.bot.discord.Weather.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Reply;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
    private long guild;
    private int acts;

    @BeforeEach
    void come() {
        table = Table.bare(folder, Cast.ofSix());
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private Act by(String who) {
        return new Act(
                "hall-" + ++acts,
                table.stage.user(who).id().value(),
                NAMES.get(who),
                new Place(guild, 0, 1),
                table.stage.now(),
                Locale.of("es"),
                Optional.empty());
    }

    private Roster roster(CampaignId id) {
        return table.stage.office().campaigns().roster(id);
    }

    private CampaignId open(String ruleset, int turns, String... players) {
        if (guild == 0) {
            table.gm.press(table.ask("Para empezar").said(), "Abrirla");
            guild = roster(table.stage.campaign()).campaign().guild();
        }
        TreeMap<String, String> options = new TreeMap<>(Map.of("turns", String.valueOf(turns)));
        NewCampaign wish = new NewCampaign(
                "La " + ruleset,
                ruleset,
                players.length,
                Locale.of("es"),
                options,
                ruleset.equals("mill") ? Tavern.ending("0 20 * * *", "Europe/Madrid") : new TreeMap<>(),
                Terms.USUAL.waiting(0));
        CampaignId id =
                table.stage.office().campaigns().open(by("gm"), wish).campaign().id();
        for (int i = 0; i < players.length; i++) {
            Optional<Order> form = Optional.<Order>of(new League.Enrol("Molino " + players[i], Optional.empty()))
                    .filter(any -> ruleset.equals("league"));
            Optional<Seat> seat = Optional.of(new Seat(i + 1)).filter(any -> form.isEmpty());
            table.stage.office().campaigns().join(by(players[i]).in(id), seat, form);
        }
        table.stage.office().campaigns().start(by("gm").in(id));
        return id;
    }

    private void grind(CampaignId id, String who, int sacks) {
        table.stage.office().orders().add(by(who).in(id), "moler " + sacks);
    }

    private void endTurn(CampaignId id) {
        int turn = roster(id).turn().orElseThrow().key().number();
        table.stage.at(roster(id).turn().orElseThrow().due().orElseThrow().plusSeconds(4));
        await(
                "the end of turn " + turn,
                () -> over(id) || roster(id).turn().orElseThrow().key().number() > turn);
    }

    private boolean over(CampaignId id) {
        return roster(id).campaign().status() == CampaignStatus.ENDED;
    }

    /** A turn in which Alba, Bruno and Frank grind so much, and the last word of whoever has most. */
    private void league(int alba, int bruno, int frank) {
        CampaignId id = open("league", 1, "p1", "p2", "p6");
        grind(id, "p1", alba);
        grind(id, "p2", bruno);
        grind(id, "p6", frank);
        endTurn(id);
        endTurn(id);
        assertTrue(over(id));
    }

    /** Two leagues, one of which ends with a tie behind the winner, and a mill in which a player is replaced. */
    private void threeGames() {
        league(5, 3, 3);
        league(4, 2, 1);
        CampaignId mill = open("mill", 4, "p1", "p2");
        for (int turn = 1; turn <= 4; turn++) {
            grind(mill, "p1", 1);
            if (turn == 4) {
                table.stage.office().campaigns().leave(by("p2").in(mill));
                table.stage.office().campaigns().join(by("p3").in(mill), Optional.of(new Seat(2)), Optional.empty());
                grind(mill, "p3", 2);
            }
            endTurn(mill);
        }
        assertTrue(over(mill));
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

    @Test
    void everybodyIsCountedOverAllGamesAndRatedInEach() {
        threeGames();
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
        threeGames();
        Table.Letterbox letters = table.letters();
        String told = table.bruno.use("salón").text();
        assertTrue(told.contains("everyone"), told);
        assertFalse(told.contains("@everyone") || told.contains("<@"), told);
        String alt = letters.await("Salón de la fama · Todos los juegos. 1.º Alba *la Mora*, 3 victorias");
        assertFalse(alt.contains("@everyone") || alt.contains("<@"), alt);
        table.stage.office().privacy().forget(by("p1"), (campaign, seat) -> "Alguien");
        Reply after = table.bruno.use("salón");
        assertFalse(after.text().contains("Alba") || after.text().contains("Alguien"), after.text());
        assertEquals("1. Bruno 0 2 3", line(after, "Bruno").substring(0, 14));
        table.stage.restart();
        assertEquals(after.text(), table.bruno.use("salón").text());
    }
}
