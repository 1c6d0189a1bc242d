package heraldo.bot.campaign.master;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.PetitionDesk.Tally;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.Petition.Kind;
import heraldo.bot.campaign.model.Petition.Outcome;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.model.VoteShare;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ana and Ben ask each other for more time and for pauses; the rule of their campaign grants them. */
class PetitionsTest extends InTavern {
    private static final Seat ANAS = new Seat(1);
    private static final Seat BENS = new Seat(2);

    private PetitionDesk desk() {
        return tavern.office.helm().petitions();
    }

    private List<String> audit(CampaignId id) {
        return tavern.office.gameMaster().log(tavern.by(ANA).in(id), 9).stream()
                .map(act -> act.kind())
                .toList();
    }

    @Test
    void anEmergencyDoesNotWaitForWhatElseIsAsked() {
        CampaignId id = tavern.running("turns", "9");
        Tally usual = desk().ask(tavern.by(ANA), Kind.EXTENSION, 1);
        assertEquals("petition-open", refusal(() -> desk().ask(tavern.by(BEN), Kind.PAUSE, 1)));
        desk().ask(tavern.by(BEN), Kind.EMERGENCY, 1);
        assertEquals(Optional.empty(), tavern.newest(id).due(), "one of two is enough: the turn is paused");
        assertEquals(
                "petition-over",
                refusal(() -> desk().vote(tavern.by(BEN), usual.petition().id(), true)));
    }

    @Test
    void moreThanHalfGrantMoreTime() {
        CampaignId id = tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 12);
        assertEquals(List.of(ANAS), asked.favour(), "who asks is for it");
        assertEquals(2, asked.needed());
        assertEquals(Optional.of(EIGHT), tavern.newest(id).due());
        Act vote = tavern.by(BEN);
        Tally granted = desk().vote(vote, asked.petition().id(), true);
        assertEquals(Optional.of(Outcome.GRANTED), granted.petition().outcome());
        assertEquals(
                Optional.of(EIGHT.plus(Duration.ofHours(12))), tavern.newest(id).due());
        assertEquals(granted, desk().vote(vote, asked.petition().id(), true), "an act is done once");
        assertEquals(
                Optional.of(EIGHT.plus(Duration.ofHours(12))), tavern.newest(id).due());
        assertEquals(List.of("granted-extend"), audit(id), "the audit says that the players granted it");
    }

    @Test
    void whatCannotBeGrantedAnyMoreIsDeniedAtOnce() {
        CampaignId id = tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 12);
        Tally denied = desk().vote(tavern.by(BEN), asked.petition().id(), false);
        assertEquals(Optional.of(Outcome.DENIED), denied.petition().outcome());
        assertEquals(List.of(BENS), denied.against());
        assertEquals(
                "petition-over",
                refusal(() -> desk().vote(tavern.by(BEN), asked.petition().id(), true)));
        assertEquals(Optional.of(EIGHT), tavern.newest(id).due());
        assertEquals(List.of(), audit(id));
    }

    @Test
    void inAnEmergencyHalfIsEnoughAtOnceAndThePauseEndsByItself() {
        CampaignId id = tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(BEN), Kind.EMERGENCY, 7);
        assertEquals(Optional.of(Outcome.GRANTED), asked.petition().outcome());
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold());
        tavern.pass(Duration.ofDays(6));
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold());
        tavern.restart();
        assertEquals(
                Optional.of(Duration.ofDays(1)),
                tavern.office.clerk().nextAlarm().map(at -> Duration.between(tavern.clock.instant(), at)));
        tavern.pass(Duration.ofDays(1));
        assertTrue(tavern.newest(id).deadline().isPresent());
        assertEquals(1, tavern.newest(id).key().number(), "the turn goes on");
        assertEquals(List.of("granted-resume", "granted-pause"), audit(id));
    }

    @Test
    void theGameMasterMayEndAPauseAndHisOwnLastsAsLongAsHeWants() {
        CampaignId id = tavern.running("turns", "9");
        desk().ask(tavern.by(BEN), Kind.EMERGENCY, 7);
        tavern.office.gameMaster().resume(tavern.by(GM));
        tavern.office.gameMaster().pause(tavern.by(GM));
        tavern.pass(Duration.ofDays(8));
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold(), "that pause is not the players'");
    }

    @Test
    void aPauseThatTheGameMasterCutShortEndsNoneOfHisOwn() {
        CampaignId id = tavern.running("turns", "9");
        desk().ask(tavern.by(BEN), Kind.EMERGENCY, 7);
        tavern.office.gameMaster().deadline(tavern.by(GM), EIGHT.plus(Duration.ofDays(5)));
        tavern.office.gameMaster().pause(tavern.by(GM));
        tavern.pass(Duration.ofDays(8));
        assertEquals(HoldReason.PAUSED, tavern.newest(id).hold());
    }

    @Test
    void itExpiresWithItsTurn() {
        CampaignId id = tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(ANA), Kind.PAUSE, 3);
        tavern.endTurn(id);
        assertEquals(
                Optional.of(Outcome.EXPIRED),
                desk().look(asked.petition().id()).petition().outcome());
        assertEquals(
                "petition-over",
                refusal(() -> desk().vote(tavern.by(BEN), asked.petition().id(), true)));
        assertTrue(
                desk().ask(tavern.by(BEN), Kind.PAUSE, 3).petition().outcome().isEmpty(), "another may be asked");
    }

    @Test
    void neitherTooMuchNorTooOftenNorTwoAtOnce() {
        CampaignId id = tavern.running("turns", "9");
        assertEquals("petition-most", refusal(() -> desk().ask(tavern.by(ANA), Kind.EXTENSION, 49)));
        assertEquals("petition-most", refusal(() -> desk().ask(tavern.by(ANA), Kind.PAUSE, 8)));
        assertEquals("no-seat", refusal(() -> desk().ask(tavern.by(EVE), Kind.PAUSE, 1)));
        for (int i = 0; i < 3; i++) {
            Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 1);
            assertEquals("petition-open", refusal(() -> desk().ask(tavern.by(BEN), Kind.PAUSE, 1)));
            assertEquals("petition-open", refusal(() -> desk().ask(tavern.by(BEN), Kind.EXTENSION, 1)));
            desk().vote(tavern.by(BEN), asked.petition().id(), true);
        }
        assertEquals("petition-often", refusal(() -> desk().ask(tavern.by(ANA), Kind.EXTENSION, 1)));
        assertEquals(
                Optional.of(EIGHT.plus(Duration.ofHours(3))), tavern.newest(id).due());
    }

    @Test
    void aCampaignMayHaveARuleOfItsOwn() {
        CampaignId id = tavern.running("turns", "9");
        tavern.database.record(books -> books.petitions().settle(id, new PetitionRule(0, 0, 5, 1, 1)));
        Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 5);
        assertEquals(Optional.of(Outcome.GRANTED), asked.petition().outcome(), "one is enough here");
        assertEquals("petition-often", refusal(() -> desk().ask(tavern.by(ANA), Kind.EXTENSION, 5)));
    }

    private List<Dispatch> lapsed() {
        tavern.work();
        return tavern.posts(Dispatch.Kind.PETITION_LAPSED);
    }

    @Test
    void thePostOfWhatHasRunOutIsChangedOnceWhenItsTurnEnds() {
        CampaignId id = tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(ANA), Kind.PAUSE, 3);
        assertEquals(List.of(), lapsed());
        tavern.endTurn(id);
        assertEquals(1, lapsed().size());
        assertEquals(
                "campaign.post.petition",
                desk().asked(asked.petition().id())
                        .orElseThrow()
                        .dispatch()
                        .message()
                        .orElseThrow()
                        .key());
        tavern.restart();
        tavern.endTurn(id);
        assertEquals(1, lapsed().size());
    }

    @Test
    void whatIsDecidedDoesNotRunOutAndALaterDeadlineKeepsItOpen() {
        CampaignId id = tavern.running("turns", "9");
        Tally denied = desk().ask(tavern.by(ANA), Kind.EXTENSION, 12);
        desk().vote(tavern.by(BEN), denied.petition().id(), false);
        Tally open = desk().ask(tavern.by(BEN), Kind.EXTENSION, 12);
        tavern.office.gameMaster().extend(tavern.by(GM), Duration.ofHours(5));
        tavern.pass(Duration.ofHours(9));
        assertEquals(List.of(), lapsed());
        assertTrue(desk().look(open.petition().id()).petition().outcome().isEmpty());
        tavern.endTurn(id);
        assertEquals(1, lapsed().size());
    }

    @Test
    void itRunsOutWhenTheGameMasterPausesTheTurn() {
        tavern.running("turns", "9");
        Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 12);
        tavern.office.gameMaster().pause(tavern.by(GM));
        assertEquals(
                "petition-over",
                refusal(() -> desk().vote(tavern.by(BEN), asked.petition().id(), true)));
        tavern.work();
        assertEquals(1, lapsed().size());
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertEquals(
                Optional.of(Outcome.STOPPED),
                desk().look(asked.petition().id()).petition().outcome());
    }

    @Test
    void itRunsOutWithItsCampaign() {
        tavern.running("turns", "9");
        desk().ask(tavern.by(ANA), Kind.PAUSE, 3);
        tavern.office.closing().end(tavern.by(GM));
        tavern.work();
        assertEquals(1, lapsed().size());
    }

    @Test
    void noMoreTimeIsAskedForThanADeadlineMayBeAway() {
        CampaignId id = tavern.running("turns", "9");
        Instant furthest = tavern.clock.instant().plus(TurnTimes.USUAL.furthest());
        tavern.office.gameMaster().deadline(tavern.by(GM), furthest.minus(Duration.ofHours(6)));
        assertEquals("deadline-range", refusal(() -> desk().ask(tavern.by(ANA), Kind.EXTENSION, 12)));
        Tally asked = desk().ask(tavern.by(ANA), Kind.EXTENSION, 6);
        tavern.office.gameMaster().deadline(tavern.by(GM), furthest);
        Act last = tavern.by(BEN);
        Tally denied = desk().vote(last, asked.petition().id(), true);
        assertEquals(Optional.of(Outcome.DENIED), denied.petition().outcome());
        assertEquals(2, denied.favour().size(), "his vote is kept");
        assertEquals(Optional.of(furthest), tavern.newest(id).due());
    }

    @Test
    void whatFailsInOneCampaignHoldsUpNoOther() {
        CampaignId spoilt = tavern.running("turns", "9");
        NewCampaign wish = wish("Noria", "turns", "9");
        CampaignId other =
                tavern.office.campaigns().open(tavern.by(EVE), wish).campaign().id();
        tavern.join(other, ANA, 1);
        tavern.join(other, BEN, 2);
        tavern.office.campaigns().start(tavern.by(EVE).in(other));
        desk().ask(tavern.by(BEN).in(spoilt), Kind.EMERGENCY, 7);
        desk().ask(tavern.by(BEN).in(other), Kind.EMERGENCY, 7);
        tavern.spoil("UPDATE campaign SET cron = '0 0 30 2 *' WHERE id = ?", spoilt);
        tavern.pass(Duration.ofDays(7));
        assertTrue(tavern.newest(other).deadline().isPresent());
    }

    private void settle(UnaryOperator<PetitionRule> rule) {
        tavern.office.gameMaster().absence(tavern.by(GM), new AbsenceTerms(UnaryOperator.identity(), rule));
    }

    @Test
    void theGameMasterSetsTheRuleAndEverybodyIsTold() {
        CampaignId id = tavern.running("turns", "9");
        settle(rule -> rule.needing(VoteShare.HALF).extending(1, 60).pausing(10));
        assertEquals(
                Optional.of(Outcome.GRANTED),
                desk().ask(tavern.by(ANA), Kind.EXTENSION, 60).petition().outcome());
        assertEquals("petition-often", refusal(() -> desk().ask(tavern.by(ANA), Kind.EXTENSION, 1)));
        settle(rule -> rule.needing(VoteShare.ALL).needingInEmergencies(VoteShare.ALL));
        Tally asked = desk().ask(tavern.by(BEN), Kind.EMERGENCY, 1);
        assertEquals(10, asked.petition().amount(), "an emergency lasts as long as a pause may");
        assertEquals(2, asked.needed());
        assertEquals(List.of("absence", "granted-extend", "absence"), audit(id));
        tavern.work();
        assertEquals(
                List.of("campaign.post.requests-from", "campaign.post.requests-from"),
                tavern.posts(Dispatch.Kind.NOTICE).stream()
                        .map(post -> post.message().orElseThrow().key())
                        .filter(key -> key.contains("request"))
                        .toList());
    }

    @Test
    void bothHalvesOfWhatIsSetAreToldInOneAct() {
        CampaignId id = tavern.running("turns", "9");
        Message told = tavern.office
                .gameMaster()
                .absence(
                        tavern.by(GM),
                        new AbsenceTerms(Patience.STRICT::of, rule -> rule.needing(VoteShare.TWO_THIRDS)));
        assertEquals("campaign.post.absence-requests", told.key());
        assertEquals(List.of("absence"), audit(id));
        assertEquals(Optional.of(VoteShare.TWO_THIRDS), desk().rule(id).usually());
    }

    @ParameterizedTest
    @CsvSource({"third, 1, 1, 2", "half, 1, 2, 3", "majority, 2, 2, 4", "two_thirds, 2, 2, 4", "all, 2, 3, 6"})
    void aShareIsTheSameInAnEmergencyAsElsewhere(String share, int ofTwo, int ofThree, int ofSix) {
        PetitionRule rule = PetitionRule.USUAL.needing(VoteShare.of(share)).needingInEmergencies(VoteShare.of(share));
        for (Kind kind : Kind.values()) {
            assertEquals(
                    List.of(ofTwo, ofThree, ofSix),
                    List.of(rule.needed(kind, 2), rule.needed(kind, 3), rule.needed(kind, 6)));
        }
    }
}
