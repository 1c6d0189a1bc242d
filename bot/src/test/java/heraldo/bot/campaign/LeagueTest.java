package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.ending;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A campaign of a ruleset that asks for all a ruleset may ask for. */
@Tag("slow")
class LeagueTest extends InTavern {
    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    private CampaignDesk desk() {
        return tavern.office.campaigns();
    }

    private CampaignId league(int seats) {
        return league(seats, new TreeMap<>(), new TreeMap<>());
    }

    private CampaignId league(int seats, SortedMap<String, String> options, SortedMap<Term, String> named) {
        NewCampaign wish = new NewCampaign("Liga", "league", seats, SPANISH, options, named, Terms.USUAL.waiting(0));
        return desk().open(tavern.by(GM), wish).campaign().id();
    }

    private CampaignSeat enrol(long user, String name, String... grain) {
        League.Enrol form = new League.Enrol(name, List.of(grain).stream().findFirst());
        return desk().join(tavern.by(user), Optional.empty(), Optional.of(form));
    }

    private CampaignId running() {
        CampaignId id = league(2);
        enrol(ANA, "Gil");
        enrol(BEN, "Noa");
        desk().start(tavern.by(GM));
        tavern.work();
        return id;
    }

    private List<String> names(CampaignId id) {
        return desk().roster(id).occupancies().stream().map(Occupancy::name).toList();
    }

    private Campaign campaign(CampaignId id) {
        return desk().roster(id).campaign();
    }

    @Test
    void millersSitInTheOrderInWhichTheyJoinUnderTheNamesTheyGive() {
        CampaignId id = league(3);
        assertEquals("Gil", enrol(ANA, "Gil", "WHEAT").occupancy().name());
        assertEquals(SECOND, enrol(BEN, "Noa").occupancy().seat());
        desk().start(tavern.by(GM));
        assertEquals(List.of("Gil", "Noa", "Tolva"), names(id));
        assertEquals(List.of(1, 0, 0), tavern.ground(id), "the set-up knows who grinds wheat");
        Receipt receipt = tavern.office.orders().add(tavern.by(BEN), "llevar gil 2");
        assertEquals("llevar Gil 2", receipt.lines().get(0).text());
        tavern.restart();
        assertEquals(List.of("Gil", "Noa", "Tolva"), names(id));
    }

    @Test
    void whatTheRulesetDoesNotAdmitTakesNoSeat() {
        CampaignId id = league(3);
        enrol(ANA, "Gil", "WHEAT");
        assertEquals("L-NAME", refusal(() -> enrol(BEN, "GIL")));
        assertEquals("L-GRAIN", refusal(() -> enrol(BEN, "Noa", "WHEAT")));
        assertEquals("name-signs", refusal(() -> enrol(BEN, "@everyone")));
        assertEquals(
                "enrolment-missing", refusal(() -> desk().join(tavern.by(BEN), Optional.empty(), Optional.empty())));
        assertEquals(
                "seats-in-order",
                refusal(() -> desk().join(
                                tavern.by(BEN),
                                Optional.of(FIRST),
                                Optional.of(new League.Enrol("Noa", Optional.empty())))));
        assertEquals(List.of("Gil", "Muela", "Tolva"), names(id));
    }

    @Test
    void whoLeavesBeforeTheStartFreesNameAndGrainAndTheOthersMoveUp() {
        CampaignId id = league(3);
        enrol(ANA, "Gil", "WHEAT");
        enrol(BEN, "Noa", "RYE");
        Act leaving = tavern.by(ANA);
        assertEquals("Gil", desk().leave(leaving).occupancy().name());
        assertEquals(id, desk().leave(leaving).campaign().id());
        assertEquals(List.of("Noa", "Muela", "Tolva"), names(id));
        assertEquals(SECOND, enrol(EVE, "Gil", "WHEAT").occupancy().seat());
        desk().start(tavern.by(GM));
        assertEquals(List.of(1, 1, 0), tavern.ground(id));
        tavern.work();
        Message left = tavern.posts(Dispatch.Kind.SEAT_LEFT).get(0).message().orElseThrow();
        assertEquals("Gil", left.arguments().get("name").toString());
    }

    @Test
    void whoeverTakesOverLaterTakesTheSeatAsItIs() {
        CampaignId id = running();
        desk().leave(tavern.by(BEN));
        assertEquals(Optional.empty(), desk().newcomer(tavern.by(EVE)).form());
        CampaignSeat seated = desk().join(tavern.by(EVE), Optional.of(SECOND), Optional.empty());
        assertEquals("Noa", seated.occupancy().name());
        assertEquals(List.of("Gil", "Noa"), names(id));
    }

    @Test
    void aMentionOfAPlayerStandsForTheSeat() {
        running();
        Receipt receipt =
                tavern.office.orders().paste(tavern.by(ANA), "llevar <@" + BEN + "> 1\nllevar <@" + EVE + "> 1");
        assertEquals("llevar Noa 1", receipt.lines().get(0).text());
        assertEquals(1, receipt.effect().objections().size());
    }

    @Test
    void theRulesetsOptionsSayWhenTurnsEnd() {
        Campaign usual = campaign(league(2));
        assertEquals("0 21 * * 1,4", usual.cadence().cron());
        assertEquals("Europe/Madrid", usual.cadence().zone().getId());
        assertFalse(usual.terms().early().possible());
        assertEquals(2, usual.terms().missedAlert());
    }

    @Test
    void aNamedTermWinsOverAnOptionAndAnOptionOverItsDefault() {
        SortedMap<String, String> options = new TreeMap<>();
        options.put("bell", "0 8 * * *");
        options.put("tower", "Europe/Paris");
        options.put("impatient", "true");
        SortedMap<Term, String> named = new TreeMap<>();
        named.put(Term.CRON, "0 20 * * SUN");
        named.put(Term.GM_SEES, "true");
        Campaign campaign = campaign(league(2, options, named));
        assertEquals("0 20 * * SUN", campaign.cadence().cron());
        assertEquals("0 20 * * SUN", campaign.options().get("bell"));
        assertEquals("Europe/Paris", campaign.cadence().zone().getId());
        assertTrue(campaign.terms().early().possible());
        assertTrue(campaign.terms().gameMasterSees());
        assertEquals("true", campaign.options().get("glassWalls"));
    }

    @Test
    void whereTheRulesetHasNoUsualDeadlineSomebodySaysIt() {
        NewCampaign wish =
                new NewCampaign("Molino", "mill", 2, SPANISH, new TreeMap<>(), new TreeMap<>(), Terms.USUAL.waiting(0));
        assertEquals("no-cron", refusal(() -> desk().open(tavern.by(GM), wish)));
    }

    @Test
    void theGameMasterChangesWhatMayChangeAndEverybodyIsTold() {
        CampaignId id = running();
        tavern.office.gameMaster().option(tavern.by(GM), "turns", "9");
        tavern.office.gameMaster().option(tavern.by(GM), "bell", "0 8 * * *");
        tavern.office.gameMaster().option(tavern.by(GM), "impatient", "true");
        Campaign campaign = campaign(id);
        assertEquals("9", campaign.options().get("turns"));
        assertEquals("0 8 * * *", campaign.cadence().cron());
        assertEquals(
                Instant.parse("2026-11-23T20:00:00Z"),
                tavern.newest(id).due().orElseThrow(),
                "no promised time is taken away");
        assertTrue(campaign.terms().early().possible());
        tavern.toTheDeadline();
        assertEquals(
                Instant.parse("2026-11-24T07:00:00Z"), tavern.newest(id).due().orElseThrow());
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertEquals(4, tavern.newest(id).key().number(), "the engine has heard of it");
        assertEquals(
                3, tavern.posts(Dispatch.Kind.NOTICE).size(), "three changes; who is silent is not told in public");
    }

    @Test
    void whatMayNotChangeStays() {
        CampaignId id = running();
        GameMasterDesk master = tavern.office.gameMaster();
        assertEquals("fixed-option", refusal(() -> master.option(tavern.by(GM), "prizes", "3")));
        assertEquals("fixed-option", refusal(() -> master.option(tavern.by(GM), "@everyone", "3")));
        assertEquals("option", refusal(() -> master.option(tavern.by(GM), "turns", "0")));
        assertEquals("cron-fields", refusal(() -> master.option(tavern.by(GM), "bell", "noon")));
        assertEquals("no-game-master", refusal(() -> master.option(tavern.by(ANA), "turns", "9")));
        assertEquals("2", campaign(id).options().get("turns"));
        tavern.work();
        assertEquals(List.of(), tavern.posts(Dispatch.Kind.NOTICE));
    }

    @Test
    void anotherCadenceStandsInTheOptionsToo() {
        CampaignId id = running();
        tavern.office.gameMaster().deadline(tavern.by(GM), "0 8 * * *", "Europe/Paris");
        assertEquals("0 8 * * *", campaign(id).options().get("bell"));
        assertEquals("Europe/Paris", campaign(id).options().get("tower"));
    }

    @Test
    void whoeverIsSilentIsPointedOutOnceATurnToTheGameMasterAlone() {
        CampaignId id = league(2, new TreeMap<>(), new TreeMap<>());
        enrol(ANA, "Gil");
        enrol(BEN, "Noa");
        desk().start(tavern.by(GM));
        tavern.office.gameMaster().option(tavern.by(GM), "turns", "9");
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 1");
            tavern.toTheDeadline();
        }
        assertEquals(
                List.of("1 absence-default-alert", "2 absence-default-alert", "3 absence-regent-alert"),
                pointedOut(Dispatch.Kind.ALERT),
                "how long the seat has been silent is said once a turn");
        assertEquals(List.of(), pointedOut(Dispatch.Kind.NOTICE), "nobody is put to shame");
        assertEquals(4, tavern.newest(id).key().number());
    }

    @Test
    void theFirstMillerHasTwoDaysForALastWordAndNobodyElseIsWaitedFor() {
        CampaignId id = running();
        tavern.office.orders().add(tavern.by(BEN), "moler 3");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        CampaignTurn last = tavern.newest(id);
        assertEquals(
                tavern.turn(id, 2).due().orElseThrow().plus(Duration.ofHours(48)),
                last.due().orElseThrow());
        assertEquals(List.of(SECOND), tavern.office.archive().awaited(id));
        assertEquals(List.of(0, 3), tavern.ground(id), "the final table can be read");
        assertEquals("not-your-turn", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "moler 1")));
        tavern.pass(Duration.ofHours(46));
        assertEquals(
                List.of(Optional.of(SECOND)),
                tavern.posts(Dispatch.Kind.REMINDER).stream()
                        .filter(post -> post.turn().orElseThrow().number() == 3)
                        .map(Dispatch::seat)
                        .toList());
        tavern.toTheDeadline();
        assertEquals(CampaignStatus.ENDED, campaign(id).status());
        assertEquals(1, tavern.posts(Dispatch.Kind.ENDED).size());
    }

    @Test
    void theLastWordEndsTheGameAtOnceWhereNobodyWaits() {
        CampaignId id = running();
        tavern.office.gameMaster().option(tavern.by(GM), "impatient", "true");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        tavern.office.orders().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(CampaignStatus.ENDED, campaign(id).status());
    }

    @Test
    void theDeadlinesGoOnWhereTheyWereAfterATurnOfItsOwnLength() {
        CampaignId id = running();
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        tavern.office.gameMaster().deadline(tavern.by(GM), "0 8 * * *", "Europe/Madrid");
        CampaignTurn last = tavern.newest(id);
        assertEquals(
                tavern.turn(id, 2).due().orElseThrow().plus(Duration.ofHours(48)),
                last.due().orElseThrow());
        tavern.office.gameMaster().option(tavern.by(GM), "turns", "9");
        tavern.toTheDeadline();
        assertEquals(
                last.due().orElseThrow().plus(Duration.ofDays(1)).toString().substring(0, 10) + "T07:00:00Z",
                tavern.newest(id).due().orElseThrow().toString());
    }

    private CampaignTurn lastWord(CampaignId id) {
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        return tavern.newest(id);
    }

    @Test
    void aTurnOfItsOwnLengthHasAllOfItAgainAfterAPause() {
        CampaignId id = running();
        CampaignTurn last = lastWord(id);
        tavern.office.gameMaster().pause(tavern.by(GM));
        tavern.pass(Duration.ofDays(5));
        tavern.office.gameMaster().resume(tavern.by(GM));
        CampaignTurn resumed = tavern.newest(id);
        assertEquals(
                tavern.clock.instant().plus(Duration.ofHours(48)), resumed.due().orElseThrow());
        assertEquals(last.clock().nominal(), resumed.clock().nominal());
    }

    @Test
    void aTurnOfItsOwnLengthThatWasMissedHasAllOfItAgain() {
        CampaignId id = running();
        lastWord(id);
        tavern.sleep(Duration.ofDays(9));
        tavern.restart();
        tavern.work();
        CampaignTurn held = tavern.newest(id);
        assertEquals(TurnStatus.HELD, held.status());
        assertEquals(
                tavern.clock.instant().plus(Duration.ofHours(48)), held.due().orElseThrow());
    }

    @Test
    void theGameMasterChangesWhenPlayersAreReminded() {
        CampaignId id = running();
        tavern.office.gameMaster().option(tavern.by(GM), "knocks", "6,1");
        assertEquals("6 1", campaign(id).terms().reminders().toString());
        Instant due = tavern.newest(id).due().orElseThrow();
        assertEquals(
                due.minus(Duration.ofHours(6)).plus(TurnTimes.USUAL.grace()),
                tavern.office.clerk().nextAlarm().orElseThrow(),
                "the open turn already follows it");
        assertEquals("reminders", refusal(() -> tavern.office.gameMaster().option(tavern.by(GM), "knocks", "999")));
        assertEquals("6 1", campaign(id).terms().reminders().toString());
    }

    @Test
    void aMirroredBargainIsToldOnceToBothAndBetraysNothing() {
        running();
        Receipt first = tavern.office.orders().add(tavern.by(ANA), "llevar Noa 2");
        assertEquals(List.of(), first.effect().notices());
        Act second = tavern.by(BEN);
        Receipt told = tavern.office.orders().add(second, "llevar Gil 1");
        assertEquals(
                List.of(Message.of("league.mirror", "seat", FIRST)),
                told.effect().notices());
        assertEquals(
                told.effect().notices(),
                tavern.office.orders().add(second, "llevar Gil 1").effect().notices());
        assertEquals(
                told.effect().notices(),
                tavern.office.orders().show(tavern.by(BEN)).effect().notices(),
                "as long as it is true");
        assertEquals(
                List.of(Message.of("league.mirror", "seat", SECOND)),
                tavern.office.orders().show(tavern.by(ANA)).effect().notices());
        tavern.office.orders().clear(tavern.by(BEN));
        assertEquals(
                List.of(), tavern.office.orders().show(tavern.by(BEN)).effect().notices(), "no longer true");
        assertEquals(
                List.of(Message.of("league.mirror", "seat", SECOND)),
                tavern.office.orders().show(tavern.by(ANA)).effect().notices(),
                "that Ben thinks otherwise is his secret");
        tavern.office.orders().clear(tavern.by(ANA));
        assertEquals(
                List.of(), tavern.office.orders().show(tavern.by(ANA)).effect().notices(), "she has no such line");
        assertEquals(
                List.of(Message.of("league.mirror", "seat", SECOND)),
                tavern.office
                        .orders()
                        .add(tavern.by(ANA), "llevar Noa 2")
                        .effect()
                        .notices(),
                "nor does writing it again find out");
        assertEquals(
                told.effect().notices(),
                tavern.office
                        .orders()
                        .add(tavern.by(BEN), "llevar Gil 3")
                        .effect()
                        .notices());
        tavern.work();
        List<Dispatch> whispers = tavern.posts(Dispatch.Kind.WHISPER);
        assertEquals(
                List.of(Optional.of(FIRST)),
                whispers.stream().map(Dispatch::seat).toList());
        assertEquals(
                Message.of("campaign.post.sheet-concerned"),
                whispers.get(0).message().orElseThrow(),
                "the channel does not say what");
        tavern.toTheDeadline();
        tavern.office.orders().add(tavern.by(ANA), "llevar Noa 2");
        assertEquals(
                1,
                tavern.office
                        .orders()
                        .add(tavern.by(BEN), "llevar Gil 1")
                        .effect()
                        .notices()
                        .size(),
                "a new turn");
    }

    /** What posts of a kind say of the second seat, with the turns. */
    private List<String> pointedOut(Dispatch.Kind kind) {
        return tavern.posts(kind).stream()
                .filter(post -> post.message().orElseThrow().names(SECOND))
                .map(post -> post.turn().orElseThrow().number() + " "
                        + post.message().orElseThrow().key().replace("campaign.post.", ""))
                .toList();
    }

    @Test
    void theGameMasterAloneIsAlertedOnceOfAllThatATurnGivesReasonFor() {
        running();
        tavern.office.orders().add(tavern.by(ANA), "moler 5");
        tavern.toTheDeadline();
        List<Message> alerts = tavern.posts(Dispatch.Kind.ALERT).stream()
                .map(alert -> alert.message().orElseThrow())
                .toList();
        assertEquals(1, alerts.size(), alerts::toString);
        assertEquals(
                Optional.of(Message.of("league.greedy", "seat", FIRST)),
                Optional.ofNullable(alerts.getFirst().arguments().get("next")));
        assertTrue(alerts.getFirst().names(SECOND), "who sent nothing");
    }

    @Test
    void thePlatformRefusesInTheWordsOfTheRulesFile() {
        assertEquals("L-FEW", refusal(() -> league(1)));
        assertEquals("seats", refusal(() -> league(9)));
        CampaignId id = league(2);
        enrol(ANA, "Gil");
        assertEquals("L-CLOSED", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "moler 1")));
        enrol(BEN, "Noa");
        assertEquals("L-FULL", refusal(() -> enrol(EVE, "Eva")));
        desk().start(tavern.by(GM));
        tavern.sleep(Duration.ofDays(9));
        assertEquals("L-CLOSED", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "moler 1")));
        assertEquals(1, tavern.newest(id).key().number());
    }

    @Test
    void theSheetIsDrawnOnOnesOwnMap() {
        CampaignId id = running();
        Receipt receipt = tavern.office.orders().add(tavern.by(ANA), "moler 2");
        assertEquals(
                Message.of("mill.alt", "number", 1, "lines", 1),
                tavern.office
                        .archive()
                        .position(id)
                        .preview(FIRST, OrderSheet.of(receipt.lines().get(0).order()))
                        .alt());
    }

    @Test
    void aCampaignMayHaveItsOwnDeadlineAllTheSame() {
        CampaignId id = league(2, new TreeMap<>(), ending("0 8 * * *", "Europe/Madrid"));
        assertEquals("0 8 * * *", campaign(id).cadence().cron());
    }
}
