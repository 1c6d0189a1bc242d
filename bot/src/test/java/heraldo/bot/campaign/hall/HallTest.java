package heraldo.bot.campaign.hall;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.GUILD;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Reliability;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.TenureRoll;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What became of millers who have played several games to their end. */
@Tag("slow")
class HallTest extends InTavern {
    private static final Optional<String> LEAGUE = Optional.of("league");
    private static final Optional<String> MILL = Optional.of("mill");

    private int games;

    /** A league of as many turns, which has begun. */
    private CampaignId league(int turns, long... players) {
        TreeMap<String, String> options = new TreeMap<>();
        options.put("turns", String.valueOf(turns));
        NewCampaign wish = new NewCampaign(
                "Liga " + ++games, "league", players.length, SPANISH, options, new TreeMap<>(), Terms.USUAL.waiting(0));
        CampaignId id =
                tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        for (long player : players) {
            tavern.office
                    .campaigns()
                    .join(
                            tavern.by(player).in(id),
                            Optional.empty(),
                            Optional.of(new League.Enrol("Molino " + player, Optional.empty())));
        }
        tavern.office.campaigns().start(tavern.by(GM).in(id));
        tavern.work();
        return id;
    }

    private void grind(CampaignId id, long player, int sacks) {
        tavern.office.orders().add(tavern.by(player).in(id), "moler " + sacks);
    }

    private void endTurn() {
        tavern.toTheDeadline();
        tavern.work();
    }

    private boolean over(CampaignId id) {
        return tavern.office.campaigns().roster(id).campaign().status() == CampaignStatus.ENDED;
    }

    /** One turn, in which they grind so much, and the last word of whoever has most. */
    private CampaignId played(long[] players, int... sacks) {
        CampaignId id = league(1, players);
        int most = 0;
        for (int i = 0; i < players.length; i++) {
            grind(id, players[i], sacks[i]);
            most = sacks[i] > sacks[most] ? i : most;
        }
        endTurn();
        grind(id, players[most], 1);
        endTurn();
        assertTrue(over(id));
        return id;
    }

    private CampaignId mill(int ana, int ben) {
        CampaignId id = tavern.running("turns", "1");
        grind(id, ANA, ana);
        grind(id, BEN, ben);
        endTurn();
        assertTrue(over(id));
        return id;
    }

    private Hall hall(Optional<String> ruleset) {
        return tavern.office.memory().hall().of(GUILD, ruleset);
    }

    private static Hall.Row row(Hall hall, long player) {
        return hall.rows().stream()
                .filter(row -> row.laureate().player() == player)
                .findFirst()
                .orElseThrow();
    }

    private static String won(Hall hall, long player) {
        Hall.Row row = row(hall, player);
        Laureate one = row.laureate();
        return row.place() + ". " + one.name() + " " + one.campaigns() + "/" + one.victories() + "/" + one.podiums();
    }

    private List<Line.Tenure> tenures(CampaignId id) {
        return tavern.database.read(
                books -> TenureRoll.of(books, books.campaigns().find(id).orElseThrow()));
    }

    @Test
    void nobodyIsThereBeforeAGameIsOver() {
        league(1, ANA, BEN);
        assertEquals(new Hall(0, List.of()), hall(Optional.empty()));
    }

    @Test
    void threeGamesAreCountedWithTheirTies() {
        played(new long[] {ANA, BEN, EVE}, 5, 3, 3);
        played(new long[] {EVE, BEN, ANA}, 1, 4, 2);
        mill(2, 5);
        Hall all = hall(Optional.empty());
        assertEquals(3, all.games());
        assertEquals("1. user101 3/2/3", won(all, ANA));
        assertEquals("1. user102 3/2/3", won(all, BEN));
        assertEquals("3. user103 2/0/2", won(all, EVE));
        Skill first = Skill.UNKNOWN;
        List<Skill> one = WengLin.after(List.of(first, first, first), List.of(1, 2, 2));
        List<Skill> two = WengLin.after(one, List.of(2, 1, 3));
        Hall league = hall(LEAGUE);
        assertEquals(2, league.games());
        for (int i = 0; i < 3; i++) {
            long player = List.of(ANA, BEN, EVE).get(i);
            Skill rated = row(league, player).laureate().best().orElseThrow().getValue();
            assertEquals(two.get(i).mean(), rated.mean(), 1e-9);
            assertEquals(two.get(i).deviation(), rated.deviation(), 1e-9);
        }
        assertEquals(
                List.of(1, 2, 3), league.rows().stream().map(Hall.Row::place).toList());
        Hall mill = hall(MILL);
        assertEquals(List.of(1, 1), mill.rows().stream().map(Hall.Row::place).toList(), "all millers win together");
        assertEquals(0, hall(Optional.of("tribus")).games());
        assertEquals(0, tavern.office.memory().hall().of(GUILD + 1, LEAGUE).games(), "another server");
    }

    @Test
    void whoIsReplacedIsThereForHisTurnsAndNotForTheEnd() {
        NewCampaign wish = Tavern.wish("Molino", "turns", "6");
        CampaignId id = tavern.running(new NewCampaign(
                wish.name(),
                wish.ruleset(),
                wish.seats(),
                wish.language(),
                wish.options(),
                wish.named(),
                wish.terms().climbing(Ladder.USUAL.offering(1))));
        for (int turn = 1; turn <= 6; turn++) {
            grind(id, ANA, 2);
            if (turn == 5) {
                tavern.join(id, EVE, 2);
            }
            if (turn >= 5) {
                grind(id, EVE, 1);
            }
            endTurn();
        }
        assertTrue(over(id));
        List<Line.Tenure> held = tenures(id);
        assertEquals(List.of(1, 1, 5), held.stream().map(Line.Tenure::first).toList());
        assertEquals(List.of(6, 4, 6), held.stream().map(Line.Tenure::last).toList());
        assertEquals(
                List.of(true, false, true),
                held.stream().map(Line.Tenure::stayed).toList());
        Hall hall = hall(MILL);
        assertEquals("1. user101 1/1/1", won(hall, ANA));
        assertEquals(new Reliability(6, 6), row(hall, ANA).laureate().reliability());
        assertEquals("user102 1/0/0", won(hall, BEN).substring(3));
        assertEquals(0, row(hall, BEN).laureate().reliability().inTime());
        assertEquals(
                4 - held.get(1).excused().size(),
                row(hall, BEN).laureate().reliability().due());
        assertEquals("user103 1/0/0", won(hall, EVE).substring(3), "she came for the last two of six turns");
        assertTrue(
                hall.rows().stream().allMatch(row -> row.laureate().skills().isEmpty()),
                "nobody is rated against nobody");
    }

    @Test
    void whoOnlyStandsInIsThereAndGetsNoPlace() {
        CampaignId id = tavern.running("turns", "2");
        Seat bens = new Seat(2);
        tavern.office.staff().invite(tavern.by(GM).in(id), bens, new Guest(EVE, "Eve"), 5);
        long offer = tavern.office.staff().invitations(id).getFirst().id();
        tavern.office.invitations().accept(tavern.by(EVE).in(id), offer);
        for (int turn = 1; turn <= 2; turn++) {
            grind(id, ANA, 1);
            grind(id, EVE, 5);
            endTurn();
        }
        assertTrue(over(id));
        assertEquals(
                List.of(true, false),
                tenures(id).stream().map(Line.Tenure::stayed).toList());
        Hall hall = hall(MILL);
        assertEquals("1. user101 1/1/1", won(hall, ANA));
        assertEquals("1/0/0", won(hall, EVE).substring(won(hall, EVE).length() - 5), "the seat is still Ben's");
        assertEquals(new Reliability(2, 2), row(hall, EVE).laureate().reliability());
        assertTrue(hall.rows().stream().noneMatch(row -> row.laureate().player() == BEN), "he was never there");
    }

    @Test
    void aLessonDoesNotCount() {
        CampaignId id = tavern.running("turns", "1");
        grind(id, ANA, 1);
        endTurn();
        assertEquals(1, hall(Optional.empty()).games());
        tavern.spoil("UPDATE campaign SET cron = '' WHERE id = ?", id);
        assertEquals(0, hall(Optional.empty()).games());
    }

    @Test
    void whoIsForgottenIsNotThereAndTheOthersStayWhatTheyAre() {
        played(new long[] {ANA, BEN, EVE}, 5, 3, 2);
        CampaignId last = played(new long[] {EVE, BEN, ANA}, 1, 4, 2);
        String before = won(hall(LEAGUE), BEN);
        List<Line.Tenure> held = tenures(last);
        tavern.office.people().privacy().forget(tavern.by(ANA), (campaign, seat) -> "Alguien");
        Hall after = hall(LEAGUE);
        assertEquals(2, after.rows().size());
        assertFalse(after.rows().stream().anyMatch(row -> row.laureate().name().equals("user101")));
        assertEquals(before.substring(3), won(after, BEN).substring(3));
        assertEquals(held, tenures(last), "the record calls her what it did");
        tavern.restart();
        assertEquals(after, hall(LEAGUE), "it is counted anew from the books alone");
    }

    @Test
    void whatTheGameMasterEndsBeforeAnybodyHasWonDoesNotCount() {
        CampaignId id = league(3, ANA, BEN);
        grind(id, ANA, 2);
        endTurn();
        tavern.office.closing().end(tavern.by(GM).in(id));
        assertTrue(over(id));
        assertEquals(new Hall(0, List.of()), hall(Optional.empty()));
        assertEquals(2, tenures(id).size(), "the record says who was there all the same");
    }
}
