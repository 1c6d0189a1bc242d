package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Terms;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Three games that millers play to their end in one server, so that it has a hall of fame. */
final class Laurels {

    private final Table table;
    private final Map<String, String> names;
    private long guild;
    private int acts;

    /**
     * Before the first game.
     *
     * @param names what the players p1, p2, p3 and p6 and the game master gm are called
     */
    Laurels(Table table, Map<String, String> names) {
        this.table = table;
        this.names = names;
    }

    /** Two leagues, one of which ends with a tie behind the winner, and a mill in which a player is replaced. */
    void threeGames() {
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

    /** Something that somebody does. */
    Act by(String who) {
        return new Act(
                "hall-" + ++acts,
                table.stage.user(who).id().value(),
                names.get(who),
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
        Waiting.until(
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
}
