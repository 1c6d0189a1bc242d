package heraldo.bot.campaign.sheet;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class OrderDeskTest extends InTavern {
    private OrderDesk desk() {
        return tavern.office.orders();
    }

    private static List<String> lines(Receipt receipt) {
        return receipt.lines().stream().map(Receipt.Line::text).toList();
    }

    @Test
    void aReceiptShowsEveryLineWhatIsLeftTheDeadlineAndACode() {
        CampaignId id = tavern.running();
        desk().add(tavern.by(ANA), "MOLER 1");
        Receipt receipt = desk().add(tavern.by(ANA), "grind 2");
        assertEquals(List.of("moler 1", "moler 2"), lines(receipt));
        assertTrue(receipt.lines().stream().allMatch(line -> line.verdict().possible()));
        assertEquals(List.of(Message.of("mill.left", "sacks", 2)), receipt.forecast());
        assertEquals(tavern.newest(id).due(), receipt.turn().deadline());
        assertEquals(64, receipt.written().code().orElseThrow().length());
    }

    @Test
    void aReaderOfEnglishIsAnsweredInEnglishAndGetsTheSameCode() {
        tavern.running();
        Act act = tavern.by(ANA);
        Receipt spanish = desk().add(act, "moler 2");
        Act english = new Act("e", ANA, "Ana", act.place(), act.at(), Locale.ENGLISH, Optional.empty());
        Receipt shown = desk().show(english);
        assertEquals(List.of("grind 2"), lines(shown));
        assertEquals(spanish.written().code(), shown.written().code());
    }

    @Test
    void anOrderThatCannotStandIsRefusedAndNothingChanges() {
        tavern.running();
        Receipt before = desk().add(tavern.by(ANA), "moler 4");
        assertEquals("M-MUCH", refusal(() -> desk().add(tavern.by(ANA), "moler 2")));
        assertEquals("E-PARSE", refusal(() -> desk().add(tavern.by(ANA), "bailar 2")));
        assertEquals("E-PARSE", refusal(() -> desk().add(tavern.by(ANA), "moler mucho")));
        Receipt after = desk().show(tavern.by(ANA));
        assertEquals(before.written().code(), after.written().code());
        assertEquals(List.of("moler 4"), lines(after));
    }

    @Test
    void aPasteEntersWhatItCanAndNamesTheRestByLine() {
        tavern.running();
        Receipt receipt = desk().paste(tavern.by(ANA), "moler 2\n\nbailar\nmoler 9\nmoler 3");
        assertEquals(List.of("moler 2", "moler 3"), lines(receipt));
        assertEquals(
                List.of(3, 4),
                receipt.effect().objections().stream()
                        .map(Receipt.Objection::number)
                        .toList());
        assertEquals("bailar", receipt.effect().objections().get(0).text());
        assertEquals(
                "refusal.M-MUCH", receipt.effect().objections().get(1).reason().key());
    }

    private void guild() {
        tavern.running(played("guild"));
    }

    private static NewCampaign played(String ruleset) {
        NewCampaign wish = wish("Molino");
        return new NewCampaign(
                wish.name(), ruleset, 2, wish.language(), new TreeMap<>(), wish.named(), Terms.USUAL.waiting(0));
    }

    private static List<Integer> refused(Receipt receipt) {
        return receipt.effect().objections().stream()
                .map(Receipt.Objection::number)
                .toList();
    }

    @Test
    void whereAPasteIsTheWholeSheetItTakesThePlaceOfWhatWasThere() {
        guild();
        desk().paste(tavern.by(ANA), "moler 4");
        assertEquals(List.of("moler 2", "moler 3"), lines(desk().paste(tavern.by(ANA), "moler 2\ngrind 3")));
    }

    @Test
    void whereAPasteIsTheWholeSheetOneFaultKeepsTheOldOneAndAllFaultsAreTold() {
        guild();
        desk().add(tavern.by(ANA), "moler 1");
        Receipt before = desk().ready(tavern.by(ANA), true);
        Receipt after = desk().paste(tavern.by(ANA), "moler 3\nbailar\ngrind 4\nmoler 2");
        assertEquals(List.of(2, 3), refused(after));
        assertEquals(List.of("moler 1"), lines(after));
        assertEquals(before.written().code(), after.written().code());
        assertTrue(after.written().ready(), "nothing has changed, so she is still ready");
    }

    @Test
    void whereTheFirstRefusedLineStopsAPasteThoseBeforeItStandAndThoseAfterItAreNotRead() {
        tavern.running(played("brotherhood"));
        Receipt receipt = desk().paste(tavern.by(ANA), "moler 2\nmoler 9\nmoler 1\nbailar");
        assertEquals(List.of("moler 2"), lines(receipt));
        assertEquals(List.of(2), refused(receipt));
        assertEquals(List.of("moler 2", "moler 3"), lines(desk().paste(tavern.by(ANA), "grind 3")));
    }

    @Test
    void aPasteInWhichNothingCanStandLeavesTheSheetAsItWas() {
        CampaignId id = tavern.running();
        desk().add(tavern.by(ANA), "moler 2");
        Receipt receipt = desk().paste(tavern.by(ANA), "bailar\ncantar");
        assertEquals(List.of("moler 2"), lines(receipt));
        assertEquals(2, receipt.effect().objections().size());
        assertEquals(1, revisions(id));
        assertEquals("long-paste", refusal(() -> desk().paste(tavern.by(ANA), "moler 1\n".repeat(600))));
        assertEquals("empty-paste", refusal(() -> desk().paste(tavern.by(ANA), " \n \n")));
        assertEquals("long-line", refusal(() -> desk().add(tavern.by(ANA), "moler " + "1".repeat(2000))));
    }

    private int revisions(CampaignId id) {
        return tavern.database
                .read(books -> books.sheets().latest(new TurnKey(id, 1, 0), new Seat(1)))
                .map(Revision::number)
                .orElse(0);
    }

    @Test
    void linesAreMovedRemovedAndCleared() {
        tavern.running();
        desk().paste(tavern.by(ANA), "moler 1\nmoler 2\nromper");
        assertEquals(List.of("romper", "moler 1", "moler 2"), lines(desk().move(tavern.by(ANA), 3, 1)));
        assertEquals(List.of("romper", "moler 2"), lines(desk().remove(tavern.by(ANA), 2)));
        assertEquals("no-line", refusal(() -> desk().remove(tavern.by(ANA), 3)));
        assertEquals("no-line", refusal(() -> desk().move(tavern.by(ANA), 1, 9)));
        assertEquals(List.of(), lines(desk().clear(tavern.by(ANA))));
        assertEquals("empty-sheet", refusal(() -> desk().remove(tavern.by(ANA), 1)));
    }

    @Test
    void loadsAreAppendedToALineOfTheSameKind() {
        tavern.running();
        Mill.Carry more = new Mill.Carry(new Seat(2), List.of(new Mill.Load(3)));
        desk().paste(tavern.by(ANA), "moler 1\nllevar Muela 1");
        Receipt receipt = desk().append(tavern.by(ANA), 2, more);
        assertEquals(
                new Mill.Carry(new Seat(2), List.of(new Mill.Load(1), new Mill.Load(3))),
                receipt.lines().get(1).order());
        assertEquals("E-PARSE", refusal(() -> desk().append(tavern.by(ANA), 1, more)));
        desk().append(tavern.by(ANA), 2, more);
        assertEquals("E-PARSE", refusal(() -> desk().append(tavern.by(ANA), 2, more)), "four loads are too many");
    }

    @Test
    void anInteractionThatComesTwiceIsAnsweredTwiceAndDoneOnce() {
        CampaignId id = tavern.running();
        Act act = tavern.by(ANA);
        Receipt first = desk().add(act, "moler 2");
        Receipt second = desk().add(act, "moler 2");
        assertEquals(List.of("moler 2"), lines(second));
        assertEquals(first.written().code(), second.written().code());
        assertEquals(1, revisions(id));
    }

    @Test
    void theInteractionsOwnTimeDecidesWhetherItIsLate() {
        CampaignId id = tavern.running();
        Instant due = tavern.newest(id).due().orElseThrow();
        tavern.sleep(Duration.between(Tavern.NOON, due));
        tavern.work();
        assertEquals(TurnStatus.OPEN, tavern.newest(id).status(), "what was sent in time may still arrive");
        desk().add(tavern.by(ANA, due.minusMillis(1)), "moler 2");
        assertEquals("late", refusal(() -> desk().add(tavern.by(ANA, due), "moler 1")));
        tavern.toTheDeadline();
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Test
    void anOrderThatWasHeldUpUntilItsTurnHadBeenPlayedIsNotPutIntoTheNext() {
        CampaignId id = tavern.running("turns", "9");
        Instant due = tavern.newest(id).due().orElseThrow();
        tavern.toTheDeadline();
        assertEquals(2, tavern.newest(id).key().number());
        assertEquals("late", refusal(() -> desk().add(tavern.by(ANA, due.minusMillis(1)), "moler 2")));
        desk().add(tavern.by(ANA, due.plusMillis(1)), "moler 1");
        tavern.office.gameMaster().resolve(tavern.by(GM));
        tavern.work();
        desk().add(tavern.by(ANA, due.plusMillis(2)), "moler 3");
        tavern.toTheDeadline();
        assertEquals(4, tavern.ground(id).get(0), "where no deadline lies between, the turn that is open is meant");
    }

    @Test
    void theTurnEndsAsSoonAsEverybodyIsReady() {
        CampaignId id = tavern.running();
        desk().add(tavern.by(ANA), "moler 2");
        String code = desk().ready(tavern.by(ANA), true).written().code().orElseThrow();
        assertEquals(code, desk().show(tavern.by(ANA)).written().code().orElseThrow(), "being ready changes no order");
        desk().ready(tavern.by(ANA), false);
        desk().ready(tavern.by(BEN), true);
        tavern.work();
        assertEquals(1, tavern.newest(id).key().number());
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(2, tavern.newest(id).key().number());
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(
                Instant.parse("2026-11-21T19:00:00Z"),
                tavern.newest(id).due().orElseThrow(),
                "the next deadline follows the one that was not needed");
    }

    @Test
    void whoChangesTheSheetIsNotReadyAnyMore() {
        CampaignId id = tavern.running();
        desk().ready(tavern.by(ANA), true);
        assertFalse(desk().add(tavern.by(ANA), "moler 2").written().ready());
        desk().ready(tavern.by(BEN), true);
        tavern.work();
        assertEquals(1, tavern.newest(id).key().number());
    }

    @Test
    void beingReadyDoesNotEndTheTurnWhereTheCampaignWaitsForTheDeadline() {
        NewCampaign wish = wish("Molino");
        Terms patient =
                new Terms(false, true, Reminders.NONE, Ladder.USUAL, 0, new EarlyEnd(false, 0), true, PressTerms.USUAL);
        CampaignId id = tavern.running(
                new NewCampaign(wish.name(), "mill", 2, wish.language(), new TreeMap<>(), wish.named(), patient));
        desk().ready(tavern.by(ANA), true);
        desk().ready(tavern.by(BEN), true);
        tavern.work();
        assertEquals(1, tavern.newest(id).key().number());
    }

    @Test
    void oneByOneOnlyWhoseTurnItIsMayGiveOrders() {
        CampaignId id = tavern.running("way", "ONE_BY_ONE");
        assertEquals("not-your-turn", refusal(() -> desk().add(tavern.by(BEN), "moler 1")));
        desk().add(tavern.by(ANA), "moler 1");
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        desk().add(tavern.by(BEN), "moler 2");
        assertEquals("not-your-turn", refusal(() -> desk().add(tavern.by(ANA), "moler 1")));
        tavern.toTheDeadline();
        assertEquals(List.of(1, 2), tavern.ground(id));
    }

    @Test
    void oneByOneNobodyWaitsForAGovernor() {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Molino", "way", "ONE_BY_ONE"))
                .campaign()
                .id();
        tavern.join(id, ANA, 1);
        tavern.office.campaigns().start(tavern.by(GM));
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(3, tavern.newest(id).key().number());
        assertEquals(List.of(0, 1), tavern.ground(id));
    }

    @Test
    void anInstantOrderIsPlayedAtOnceAsAStepOfTheRunningTurn() {
        CampaignId id = tavern.running("way", "INSTANT");
        Instant due = tavern.newest(id).due().orElseThrow();
        Act act = tavern.by(ANA);
        Receipt first = desk().add(act, "moler 2");
        assertEquals(1, first.effect().step().orElseThrow().results().size());
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(new TurnKey(id, 1, 1), tavern.newest(id).key());
        assertEquals(due, tavern.newest(id).due().orElseThrow());
        Receipt again = desk().add(act, "moler 2");
        assertEquals(first.effect().step(), again.effect().step());
        assertEquals(List.of(2, 0), tavern.ground(id));
        desk().add(tavern.by(ANA), "moler 1");
        desk().add(tavern.by(ANA), "descansar");
        assertEquals(new TurnKey(id, 2, 0), tavern.newest(id).key());
        tavern.work();
        assertEquals(1, tavern.posts(Dispatch.Kind.RESULT).size());
        assertEquals(
                2,
                tavern.office
                        .archive()
                        .story(id, 1, Viewer.SPECTATOR)
                        .orElseThrow()
                        .dice()
                        .size(),
                "the story of a turn is that of all its steps");
    }

    @Test
    void theDeadlineEndsAnInstantTurn() {
        CampaignId id = tavern.running("way", "INSTANT");
        desk().add(tavern.by(ANA), "moler 2");
        tavern.toTheDeadline();
        assertEquals(new TurnKey(id, 2, 0), tavern.newest(id).key());
    }

    @Test
    void anInstantGovernorPlaysItsWholeTurn() {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Molino", "way", "INSTANT"))
                .campaign()
                .id();
        tavern.join(id, ANA, 1);
        tavern.office.campaigns().start(tavern.by(GM));
        desk().add(tavern.by(ANA), "descansar");
        tavern.work();
        assertEquals(new TurnKey(id, 3, 0), tavern.newest(id).key());
        assertEquals(List.of(0, 1), tavern.ground(id));
    }

    @Test
    void nobodyButThePlayerWritesOnASheet() {
        tavern.running();
        assertEquals("no-seat", refusal(() -> desk().add(tavern.by(EVE), "moler 1")));
        assertEquals("no-seat", refusal(() -> desk().add(tavern.by(7), "moler 1")));
    }

    @Test
    void beforeTheStartThereIsNoSheet() {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Molino"))
                .campaign()
                .id();
        tavern.join(id, ANA, 1);
        assertEquals("not-started", refusal(() -> desk().add(tavern.by(ANA), "moler 1")));
        assertEquals("not-started", refusal(() -> desk().show(tavern.by(ANA))));
    }

    @Test
    void nothingSecretIsPrintedByWhatIsPassedAround() {
        CampaignId id = tavern.running();
        Receipt receipt = desk().paste(tavern.by(ANA), "moler 4\nmoler 2");
        Revision revision = tavern.database
                .read(books -> books.sheets().latest(new TurnKey(id, 1, 0), new Seat(1)))
                .orElseThrow();
        tavern.toTheDeadline();
        String printed = String.join(
                "\n",
                receipt.toString(),
                receipt.lines().toString(),
                receipt.effect().objections().toString(),
                revision.toString(),
                tavern.turn(id, 1).toString(),
                tavern.turn(id, 1).result().orElseThrow().toString(),
                tavern.office.archive().position(id).toString(),
                tavern.office
                        .archive()
                        .story(new TurnKey(id, 1, 0), Viewer.SPECTATOR)
                        .toString());
        assertFalse(printed.contains("moler") || printed.contains("sacks") || printed.contains("Grind"), printed);
        assertFalse(printed.contains(revision.commitment().code()), printed);
        assertNotEquals("", printed);
    }
}
