package heraldo.bot.campaign.seat;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Ana and Ben play a mill; Eve and Dan would like to. */
class HiringTest extends InTavern {

    private static final Seat BENS = new Seat(2);
    private static final long DAN = 104;

    private CampaignId id;

    private void begin() {
        id = tavern.running("turns", "9");
    }

    private static Guest guest(long user) {
        return new Guest(user, "user" + user);
    }

    private long offered(Guest guest, int turns) {
        tavern.office.staff().invite(tavern.by(GM).in(id), BENS, guest, turns);
        return tavern.office.staff().invitations(id).getLast().id();
    }

    private void takes(long user, long invitation) {
        tavern.office.invitations().accept(tavern.by(user), invitation);
    }

    private Occupancy bens() {
        return tavern.office.campaigns().roster(id).occupancy(BENS);
    }

    private void write(long user) {
        tavern.office.orders().add(tavern.by(user).in(id), "moler 1");
    }

    /** What was said to everybody, or to somebody alone, by its key. */
    private List<String> told(Dispatch.Kind kind) {
        tavern.post.work();
        return tavern.posts(kind).stream()
                .map(post -> post.message().map(Message::key).orElse(""))
                .toList();
    }

    private List<String> letters(long user) {
        tavern.post.work();
        return tavern.posts(Dispatch.Kind.LETTER).stream()
                .map(post -> post.message().orElseThrow())
                .filter(words -> Long.toString(user).equals(words.arguments().get(Dispatch.TO)))
                .map(Message::key)
                .toList();
    }

    @Test
    void whoeverJoinsASeatThatWasOfferedToAnotherSettlesTheOffer() {
        begin();
        tavern.office.campaigns().leave(tavern.by(BEN));
        long invitation = offered(guest(EVE), 0);
        tavern.join(id, DAN, 2);
        assertEquals(List.of("campaign.post.invitation", "campaign.post.invitation-withdrawn"), letters(EVE));
        assertEquals("invitation-gone", refusal(() -> takes(EVE, invitation)));
        assertEquals(DAN, bens().user());
    }

    @Test
    void whoeverLeavesIsToldWhereTheyCanStillReadIt() {
        begin();
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertEquals(List.of("campaign.post.farewell-left"), letters(BEN), "the seat's channel is closed to him");
    }

    @Test
    void aSeatThatWasLentGoesBackWhenTheStandInLeaves() {
        begin();
        takes(EVE, offered(guest(EVE), 3));
        tavern.office.campaigns().leave(tavern.by(EVE));
        assertEquals(BEN, bens().user());
        assertEquals(List.of(), tavern.office.staff().loans(id));
    }

    @Test
    void aSeatThatChangesHandsForGoodIsLentNoMore() {
        begin();
        takes(EVE, offered(guest(EVE), 3));
        tavern.office.staff().remove(tavern.by(GM), BENS, "");
        tavern.join(id, DAN, 2);
        assertEquals(List.of(), tavern.office.staff().loans(id));
        for (int turn = 0; turn < 4; turn++) {
            tavern.endTurn(id);
        }
        assertEquals(DAN, bens().user());
    }

    @Test
    void whoeverWritesAfterHisSeatWasOfferedKeepsItInLaterTurnsToo() {
        begin();
        long invitation = offered(guest(EVE), 0);
        write(BEN);
        tavern.endTurn(id);
        assertEquals("holder-back", refusal(() -> takes(EVE, invitation)));
        assertEquals(BEN, bens().user());
        assertEquals(List.of("campaign.post.invitation", "campaign.post.invitation-withdrawn"), letters(EVE));
    }

    @Test
    void whoeverSaysThatHeIsBackKeepsHisSeatAndEverybodyWhoWasAskedIsTold() {
        begin();
        offered(Guest.ANYBODY, 0);
        long invitation = tavern.office.staff().invitations(id).getFirst().id();
        tavern.office.away().back(tavern.by(BEN));
        assertTrue(told(Dispatch.Kind.NOTICE).contains("campaign.post.seat-kept"));
        assertEquals("holder-back", refusal(() -> takes(EVE, invitation)));
    }

    @Test
    void aStandInPlaysForAsManyTurnsAsWasAgreed() {
        begin();
        takes(EVE, offered(guest(EVE), 2));
        tavern.endTurn(id);
        assertEquals(EVE, bens().user());
        assertEquals(1, tavern.office.staff().loans(id).getFirst().left());
        tavern.endTurn(id);
        assertEquals(BEN, bens().user());
        assertEquals(
                List.of("campaign.post.invitation", "campaign.post.farewell"), letters(EVE), "she is thanked for them");
    }

    @Test
    void whereEverybodyHasADayOfHisOwnATurnOfAStandInIsOneOfHisDays() {
        id = tavern.market("turns", "9");
        takes(EVE, offered(guest(EVE), 1));
        int ended = 0;
        while (bens().user() == EVE && ended < 9) {
            tavern.endTurn(id);
            ended++;
        }
        assertEquals(BEN, bens().user());
        long days = tavern.database.read(books -> books.presences().all(id).stream()
                .filter(each -> each.seat().equals(BENS) && each.player() == EVE)
                .count());
        assertEquals(1, days, "she has had one day, not one of anybody's");
    }

    @Test
    void whoeverGetsHisSeatBackIsRemindedAtHisOwnTimesAndTheStandInNoMore() {
        begin();
        takes(EVE, offered(guest(EVE), 1));
        ReminderWish early = ReminderWish.USUAL.at(Optional.of(Reminders.of("20")));
        tavern.office.preferences().settle(tavern.by(EVE), Preference.usual(EVE).withReminders(early));
        tavern.endTurn(id);
        assertEquals(BEN, bens().user());
        Instant reminder = tavern.office.clerk().nextAlarm().orElseThrow();
        assertEquals(Duration.ofHours(21), Duration.between(EIGHT, reminder).truncatedTo(ChronoUnit.HOURS));
    }

    @Test
    void onlyWhoeverWasAskedByNameCanSayNo() {
        begin();
        long invitation = offered(Guest.ANYBODY, 0);
        assertEquals("not-invited", refusal(() -> tavern.office.invitations().decline(tavern.by(EVE), invitation)));
        takes(EVE, invitation);
    }

    @Test
    void whereWhoeverJoinsSaysWhoHeIsNoSeatIsOfferedBeforeTheStart() {
        NewCampaign wish = wish("Caos");
        id = tavern.office
                .campaigns()
                .open(
                        tavern.by(GM),
                        new NewCampaign(
                                wish.name(), "caos", 4, wish.language(), new TreeMap<>(), wish.named(), wish.terms()))
                .campaign()
                .id();
        assertEquals("enrolment-own", refusal(() -> offered(guest(EVE), 0)));
    }

    @Test
    void whereNobodyIsToldWhoIsWaitedForTheAuditDoesNotTellEither() {
        NewCampaign wish = Tavern.wish("Molino", "turns", "9");
        Terms hidden = new Terms(
                false,
                false,
                Reminders.USUAL,
                Ladder.USUAL,
                0,
                new EarlyEnd(true, 0),
                true,
                wish.terms().press());
        CampaignId id = tavern.running(
                new NewCampaign(wish.name(), "mill", 2, wish.language(), wish.options(), wish.named(), hidden));
        tavern.office.staff().remind(tavern.by(GM).in(id), BENS);
        Message told = tavern.office
                .gameMaster()
                .log(tavern.by(ANA).in(id), 1)
                .getFirst()
                .told();
        assertEquals("campaign.post.reminded-somebody", told.key());
        assertTrue(told.arguments().isEmpty());
    }

    @Test
    void whoeverIsNotWaitedForIsNotReminded() {
        begin();
        Act act = tavern.by(GM);
        Message reminded = tavern.office.staff().remind(act, BENS);
        write(BEN);
        assertEquals(reminded, tavern.office.staff().remind(act, BENS), "the same act again");
        assertEquals("not-awaited", refusal(() -> tavern.office.staff().remind(tavern.by(GM), BENS)));
        tavern.post.work();
        assertEquals(1, tavern.posts(Dispatch.Kind.REMINDER).size());
    }

    @Test
    void aGameThatTheServerDoesNotWantIsNotTaughtThereEither() {
        tavern.database.record(books ->
                books.houseRules().settle(HouseRule.usual(Tavern.GUILD).barring(new TreeSet<>(Set.of("tribus")))));
        assertEquals(
                "ruleset-barred",
                refusal(() -> tavern.office.hiring().lessons().open(tavern.by(EVE), "tribus", "Escuela")));
    }

    /** A mill whose game master sees everything. */
    private void seeing() {
        NewCampaign wish = wish("Molino", "turns", "9");
        Terms terms = new Terms(
                true,
                true,
                Reminders.USUAL,
                new Ladder(List.of(Ladder.Rung.DEFAULT)),
                0,
                new EarlyEnd(true, 0),
                true,
                PressTerms.USUAL);
        id = tavern.running(new NewCampaign(
                wish.name(), wish.ruleset(), wish.seats(), wish.language(), wish.options(), wish.named(), terms));
    }

    @Test
    void whoeverSeesOrHasSeenEverythingTakesNoSeat() {
        seeing();
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertEquals("direction-sees", refusal(() -> tavern.join(id, GM, 2)));
        tavern.office.direction().handOver(tavern.by(GM).in(id), guest(EVE));
        takes(EVE, tavern.office.staff().invitations(id).getFirst().id());
        assertEquals("direction-saw", refusal(() -> tavern.join(id, GM, 2)));
        assertEquals(
                "direction-saw",
                refusal(() -> tavern.office.staff().invite(tavern.by(EVE).in(id), BENS, guest(GM), 0)));
        assertEquals("direction-sees", refusal(() -> tavern.join(id, EVE, 2)));
        tavern.join(id, DAN, 2);
    }

    @Test
    void theAuditTellsThatSomebodyElseDirects() {
        begin();
        tavern.office.direction().handOver(tavern.by(GM), guest(EVE));
        takes(EVE, tavern.office.staff().invitations(id).getFirst().id());
        assertEquals(
                List.of("directs", "handover"),
                tavern.office.gameMaster().log(tavern.by(ANA).in(id), 9).stream()
                        .map(act -> act.kind())
                        .toList());
    }

    @Test
    void whoeverHeldASeatIsThankedForTheTurnsInWhichOrdersCame() {
        begin();
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        tavern.endTurn(id);
        tavern.endTurn(id);
        takes(EVE, offered(guest(EVE), 0));
        tavern.endTurn(id);
        takes(BEN, offered(guest(BEN), 0));
        tavern.post.work();
        assertEquals(
                List.of(1, 0),
                tavern.posts(Dispatch.Kind.LETTER).stream()
                        .map(post -> post.message().orElseThrow())
                        .filter(words -> words.key().equals("campaign.post.farewell-replaced"))
                        .map(words -> words.arguments().get("turns"))
                        .toList());
    }

    @Test
    void whoeverIsTakenOutStaysOutUntilReadmitted() {
        begin();
        tavern.office.staff().remove(tavern.by(GM).in(id), BENS, " Insultos ");
        assertEquals(List.of("campaign.post.farewell-removed-for"), letters(BEN), "nobody is thanked for going");
        assertEquals("barred-for", refusal(() -> tavern.join(id, BEN, 2)));
        long forAnybody = offered(Guest.ANYBODY, 0);
        assertEquals("barred-for", refusal(() -> takes(BEN, forAnybody)));
        tavern.office.staff().readmit(tavern.by(GM).in(id), guest(BEN));
        tavern.join(id, BEN, 2);
        assertEquals(BEN, bens().user());
        assertEquals(
                List.of("readmit", "invite", "remove"),
                tavern.office.gameMaster().log(tavern.by(GM).in(id), 9).stream()
                        .map(act -> act.kind())
                        .toList());
        assertEquals("not-barred", refusal(() -> tavern.office.staff().readmit(tavern.by(GM), guest(BEN))));
    }

    @Test
    void whoeverIsAskedByNameMayPlayAgain() {
        begin();
        tavern.office.staff().remove(tavern.by(GM).in(id), BENS, "");
        takes(BEN, offered(guest(BEN), 0));
        assertEquals(BEN, bens().user());
    }

    @Test
    void whoeverIsBarredWithoutASeatTakesNone() {
        begin();
        tavern.office.campaigns().leave(tavern.by(BEN));
        tavern.office.staff().bar(tavern.by(GM).in(id), guest(EVE), "");
        assertEquals(List.of("campaign.post.letter-barred"), letters(EVE));
        assertEquals("barred", refusal(() -> tavern.join(id, EVE, 2)));
        tavern.join(id, DAN, 2);
        assertEquals(
                "bar-seated",
                refusal(() -> tavern.office.staff().bar(tavern.by(GM).in(id), guest(DAN), "")));
        String reason = "x".repeat(301);
        assertEquals(
                "reason-length",
                refusal(() -> tavern.office.staff().remove(tavern.by(GM).in(id), BENS, reason)));
        assertEquals(DAN, bens().user());
    }
}
