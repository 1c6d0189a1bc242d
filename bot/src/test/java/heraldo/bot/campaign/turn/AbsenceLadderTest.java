package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.Reliability;
import heraldo.bot.campaign.model.Roster;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What becomes of Ben's seat when Ben sends nothing, turn after turn, and how Ben comes back; Ana always mills. */
class AbsenceLadderTest extends InTavern {
    private static final Seat ANAS = new Seat(1);
    private static final Seat BENS = new Seat(2);
    private static final String POST = "campaign.post.";

    /** A mill in which Ana has a sheet standing. */
    private CampaignId under(Ladder ladder) {
        NewCampaign wish = wish("Molino", "turns", "30");
        CampaignId id = tavern.running(new NewCampaign(
                wish.name(),
                wish.ruleset(),
                wish.seats(),
                wish.language(),
                wish.options(),
                wish.named(),
                wish.terms().climbing(ladder)));
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        tavern.office.writing().standing().keep(tavern.by(ANA));
        return id;
    }

    private CampaignId usual() {
        return under(Patience.USUAL.of(Ladder.USUAL));
    }

    /** What was played for a seat in each turn, in words: an excused one with a sign. */
    private List<String> played(CampaignId id, Seat seat, int turns) {
        return IntStream.rangeClosed(1, turns)
                .mapToObj(
                        turn -> tavern.database.read(books -> books.presences().of(id, turn)))
                .flatMap(List::stream)
                .filter(presence -> presence.seat().equals(seat))
                .map(presence -> presence.kind() + (presence.excused() ? "*" : ""))
                .toList();
    }

    private void turns(CampaignId id, int turns) {
        for (int i = 0; i < turns; i++) {
            tavern.endTurn(id);
        }
    }

    private List<String> told(Kind kind, Seat seat) {
        return tavern.posts(kind).stream()
                .filter(post -> post.seat().map(seat::equals).orElse(true))
                .map(Dispatch::message)
                .flatMap(Optional::stream)
                .map(AbsenceLadderTest::step)
                .filter(key -> key.startsWith(POST + "absence") || key.startsWith(POST + "seat-"))
                .map(key -> key.substring(POST.length()))
                .toList();
    }

    /** Which step is told, and after how many more such turns the seat is offered if that is said, too. */
    private static String step(Message words) {
        return words.key().startsWith(POST + "absence-then")
                ? ((Message) words.arguments().get("step")).key() + " "
                        + words.arguments().get("left")
                : words.key();
    }

    private int silent(CampaignId id) {
        return tavern.database.read(books -> books.occupancies().of(id, BENS)).silent();
    }

    private Roster roster(CampaignId id) {
        return tavern.office.campaigns().roster(id);
    }

    @Test
    void theStepsFollowOneAnotherAndEachIsToldOnce() {
        CampaignId id = usual();
        turns(id, 8);
        assertEquals(
                List.of("DEFAULT*", "DEFAULT*", "DEFAULT", "DEFAULT", "REGENT", "REGENT", "REGENT", "REGENT"),
                played(id, BENS, 8));
        assertEquals(
                List.of(
                        "absence-excused",
                        "absence-excused",
                        "absence-default 4",
                        "absence-default 3",
                        "absence-regent 2",
                        "absence-regent 1",
                        "absence-offered"),
                told(Kind.WHISPER, BENS));
        assertEquals(7, told(Kind.ALERT, BENS).size(), "the game master is told each step");
        assertEquals(List.of("seat-offered"), told(Kind.NOTICE, BENS));
        assertEquals(List.of(), told(Kind.WHISPER, ANAS), "whose standing lines are sent is told nothing of this");
        assertEquals(List.of("SENT", "STANDING", "STANDING"), played(id, ANAS, 3));
    }

    @Test
    void aSeatThatIsOfferedInTheTurnInWhichARegentBeginsToPlayIsToldBothInOneSentence() {
        CampaignId id = under(new Ladder(true, 0, List.of(Ladder.Rung.STAND_IN), 1));
        turns(id, 1);
        assertEquals(List.of("absence-offered"), told(Kind.WHISPER, BENS));
        assertEquals(List.of("absence-offered-alert"), told(Kind.ALERT, BENS));
        Message words = tavern.posts(Kind.WHISPER).getFirst().message().orElseThrow();
        assertEquals(Optional.of("true"), Optional.ofNullable(words.arguments().get("regent")));
    }

    @Test
    void whereNoRegentEverPlaysEveryMissedTurnTellsHowManyAreLeftUntilTheSeatIsOffered() {
        CampaignId id = under(new Ladder(true, 1, List.of(Ladder.Rung.DEFAULT), 3));
        turns(id, 5);
        assertEquals(
                List.of("absence-excused", "absence-default 2", "absence-default 1", "absence-offered"),
                told(Kind.WHISPER, BENS));
        assertEquals(
                List.of(
                        "absence-excused-alert",
                        "absence-default-alert 2",
                        "absence-default-alert 1",
                        "absence-offered-alert"),
                told(Kind.ALERT, BENS));
    }

    @Test
    void anExcusedTurnIsNotSilent() {
        CampaignId id = usual();
        turns(id, 2);
        assertEquals(0, silent(id));
        turns(id, 1);
        assertEquals(1, silent(id));
    }

    @Test
    void excusedTurnsAreABankAndDoNotComeBack() {
        CampaignId id = usual();
        turns(id, 1);
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        turns(id, 2);
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        turns(id, 2);
        assertEquals(List.of("DEFAULT*", "SENT", "DEFAULT*", "SENT", "DEFAULT"), played(id, BENS, 5));
    }

    @Test
    void standingLinesThatDoNotCountAreSentAllTheSameUntilARegentPlays() {
        CampaignId id = under(Ladder.USUAL.excusing(1).counting(false));
        turns(id, 5);
        assertEquals(List.of("SENT", "DEFAULT*", "DEFAULT", "DEFAULT", "REGENT"), played(id, ANAS, 5));
        assertEquals(13, tavern.ground(id).get(0), "her lines are sent in four turns; the regent grinds one sack");
    }

    @Test
    void campaignsOfBeforeClimbAsTheyDid() {
        CampaignId id = under(Ladder.of("DEFAULT DEFAULT STAND_IN"));
        turns(id, 6);
        assertEquals(List.of("DEFAULT", "DEFAULT", "REGENT", "REGENT", "REGENT", "REGENT"), played(id, BENS, 6));
        assertEquals(List.of(), told(Kind.NOTICE, BENS), "and their seats are never offered");
    }

    @Test
    void aRegentIsMarkedWhereHeActed() {
        CampaignId id = under(Ladder.USUAL);
        turns(id, 1);
        assertEquals(0, tavern.office.away().regents(roster(id), 1, 1).size());
        assertEquals(0, tavern.office.away().regencies(roster(id)).size());
        turns(id, 2);
        assertEquals(List.of(BENS), List.copyOf(tavern.office.away().regents(roster(id), 3, 3)));
        assertEquals(List.of(BENS), List.copyOf(tavern.office.away().regencies(roster(id))));
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        assertEquals(0, tavern.office.away().regencies(roster(id)).size(), "whoever sends something is back");
    }

    @Test
    void onePressBringsThePlayerBack() {
        CampaignId id = under(Ladder.USUAL.offering(1));
        turns(id, 4);
        assertTrue(roster(id).campaign().offers(roster(id).occupancy(BENS)));
        Act press = tavern.by(BEN).in(id);
        tavern.office.away().back(press);
        assertEquals(0, silent(id));
        assertFalse(roster(id).campaign().offers(roster(id).occupancy(BENS)));
        turns(id, 1);
        tavern.office.away().back(press);
        assertEquals(1, silent(id), "an act that comes twice is done once");
        assertEquals(List.of("seat-offered", "seat-kept"), told(Kind.NOTICE, BENS));
        assertEquals("DEFAULT", played(id, BENS, 5).getLast(), "no regent has played");
    }

    @Test
    void whoeverTakesTheOfferedSeatReplacesTheAbsentOne() {
        CampaignId id = under(Ladder.USUAL.offering(1));
        assertEquals("full", refusal(() -> tavern.join(id, EVE, 2)), "nobody takes a seat that is not offered");
        turns(id, 4);
        tavern.join(id, EVE, 2);
        assertEquals(EVE, roster(id).occupancy(BENS).user());
        assertEquals(0, silent(id));
        assertTrue(
                tavern.database.read(books -> books.occupancies().left(id, BEN)).contains(BENS));
        tavern.work();
        assertEquals(
                2,
                tavern.posts(Kind.SEAT_TAKEN).stream()
                        .filter(post -> post.seat().equals(Optional.of(BENS)))
                        .count());
        assertEquals(1, tavern.posts(Kind.SEAT_LEFT).size());
        assertEquals(
                List.of(POST + "farewell-absent"),
                tavern.posts(Kind.LETTER).stream()
                        .map(post -> post.message().orElseThrow().key())
                        .toList(),
                "he is told why his channel is closed");
        assertEquals("no-seat", refusal(() -> tavern.office.away().back(tavern.by(BEN))));
    }

    @Test
    void whoeverWritesKeepsTheSeatThatAnybodyCouldHaveTaken() {
        CampaignId id = under(Ladder.USUAL.offering(1));
        turns(id, 4);
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        assertEquals("full", refusal(() -> tavern.join(id, EVE, 2)));
        assertEquals(0, silent(id));
        tavern.work();
        assertEquals(List.of("seat-offered", "seat-kept"), told(Kind.NOTICE, BENS));
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        tavern.work();
        assertEquals(List.of("seat-offered", "seat-kept"), told(Kind.NOTICE, BENS), "it is told once");
    }

    @Test
    void theDirectionLeavesAnOfferedSeatToTheRegentForAsManyTurnsAgain() {
        CampaignId id = under(Ladder.USUAL.offering(2));
        turns(id, 3);
        assertEquals("nothing-offered", refusal(() -> tavern.office.staff().withdraw(tavern.by(GM), BENS)));
        turns(id, 1);
        assertEquals(
                POST + "regent-kept",
                tavern.office.staff().withdraw(tavern.by(GM), BENS).key());
        assertEquals("full", refusal(() -> tavern.join(id, EVE, 2)));
        turns(id, 1);
        assertFalse(roster(id).campaign().offers(roster(id).occupancy(BENS)));
        assertEquals("REGENT", played(id, BENS, 5).getLast(), "the regent goes on");
        turns(id, 1);
        tavern.join(id, EVE, 2);
        assertEquals(EVE, roster(id).occupancy(BENS).user());
    }

    @Test
    void aTurnThatIsTakenBackCostsNothingTwice() {
        CampaignId id = usual();
        turns(id, 1);
        Act master = tavern.by(GM);
        tavern.office.gameMaster().rewind(master, tavern.office.gameMaster().offerRewind(master, Optional.empty()));
        tavern.work();
        turns(id, 2);
        assertEquals(List.of("DEFAULT*", "DEFAULT*"), played(id, BENS, 2));
    }

    @Test
    void theGameMasterMaySetItAnewAndEverybodyIsTold() {
        CampaignId id = under(Ladder.USUAL);
        tavern.office
                .gameMaster()
                .absence(tavern.by(GM), ladder -> Patience.STRICT.of(ladder).counting(false));
        assertEquals(
                "DEFAULT STAND_IN excused=1 offered=2 standing=no",
                roster(id).campaign().terms().ladder().text());
        tavern.restart();
        assertEquals(
                new Ladder(false, 1, List.of(Ladder.Rung.DEFAULT, Ladder.Rung.STAND_IN), 2),
                roster(id).campaign().terms().ladder());
        assertEquals(
                "absence",
                tavern.office.gameMaster().log(tavern.by(GM), 1).getFirst().kind());
    }

    @Test
    void aHolidayIsPlayedByARegentAsLongAsThereAreExcusedTurns() {
        CampaignId id = usual();
        var booked = tavern.office.away().book(tavern.by(BEN), LocalDate.of(2026, 11, 20), LocalDate.of(2026, 11, 22));
        assertEquals(
                List.of(2), booked.banks().stream().map(bank -> bank.left()).toList());
        var again = tavern.office.away().book(tavern.by(BEN), LocalDate.of(2026, 11, 20), LocalDate.of(2026, 11, 22));
        assertEquals(1, again.holidays().size(), "the same days are booked once");
        turns(id, 4);
        assertEquals(List.of("REGENT*", "REGENT*", "DEFAULT", "DEFAULT"), played(id, BENS, 4));
        assertEquals(
                List.of("absence-holiday", "absence-holiday", "absence-default 4", "absence-default 3"),
                told(Kind.WHISPER, BENS));
    }

    @Test
    void nobodyIsRemindedOnHoliday() {
        CampaignId id = usual();
        nearTheDeadline(id);
        long before = reminders(BENS);
        assertTrue(before > 0);
        turns(id, 1);
        tavern.office.away().book(tavern.by(BEN), LocalDate.of(2026, 11, 21), LocalDate.of(2026, 11, 21));
        nearTheDeadline(id);
        assertEquals(before, reminders(BENS));
        turns(id, 1);
        nearTheDeadline(id);
        assertTrue(reminders(BENS) > before);
    }

    private void nearTheDeadline(CampaignId id) {
        Instant due = tavern.newest(id).due().orElseThrow();
        tavern.pass(Duration.between(tavern.clock.instant(), due.minusSeconds(60)));
    }

    private long reminders(Seat seat) {
        return tavern.posts(Kind.REMINDER).stream()
                .filter(post -> post.seat().equals(Optional.of(seat)))
                .count();
    }

    @Test
    void whoComesBackFromAHolidayIsNotPlayedForAnyMore() {
        CampaignId id = usual();
        tavern.office.away().book(tavern.by(BEN), LocalDate.of(2026, 11, 20), LocalDate.of(2026, 11, 30));
        turns(id, 1);
        tavern.office.away().back(tavern.by(BEN));
        assertEquals(List.of(), tavern.office.away().show(tavern.by(BEN)).holidays());
        turns(id, 1);
        assertEquals(List.of("REGENT*", "DEFAULT*"), played(id, BENS, 2));
    }

    @Test
    void daysThatMakeNoSenseAreRefusedAndAnActIsDoneOnce() {
        usual();
        var away = tavern.office.away();
        LocalDate today = LocalDate.of(2026, 11, 20);
        assertEquals("away-order", refusal(() -> away.book(tavern.by(BEN), today, today.minusDays(1))));
        assertEquals("away-past", refusal(() -> away.book(tavern.by(BEN), today.minusDays(9), today.minusDays(1))));
        assertEquals("away-long", refusal(() -> away.book(tavern.by(BEN), today, today.plusDays(90))));
        assertEquals("no-seat", refusal(() -> away.book(tavern.by(EVE), today, today)));
        Act act = tavern.by(BEN);
        away.book(act, today, today);
        assertEquals(1, away.book(act, today, today).holidays().size());
        assertEquals(List.of(), away.callOff(tavern.by(BEN)).holidays());
        tavern.restart();
        assertEquals(List.of(), tavern.office.away().show(tavern.by(BEN)).holidays());
    }

    @Test
    void reliabilityLeavesExcusedTurnsOut() {
        CampaignId id = usual();
        turns(id, 3);
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        turns(id, 1);
        assertEquals(new Reliability(1, 2), tavern.office.away().reliability(Tavern.GUILD, BEN));
        assertEquals(50, tavern.office.away().reliability(Tavern.GUILD, BEN).percent());
        assertEquals(new Reliability(4, 4), tavern.office.away().reliability(Tavern.GUILD, ANA));
        assertEquals(100, tavern.office.away().reliability(Tavern.GUILD, EVE).percent());
        assertEquals(
                new Reliability(0, 0),
                tavern.office.away().reliability(Tavern.ABROAD, BEN),
                "what he did in one server is nobody's business in another");
        assertTrue(Presence.Kind.STANDING.there());
    }
}
