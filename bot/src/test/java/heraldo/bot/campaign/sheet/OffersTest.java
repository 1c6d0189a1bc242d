package heraldo.bot.campaign.sheet;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What one miller offers another, and what becomes of it. */
class OffersTest extends InTavern {

    private static final Seat ANAS = new Seat(1);
    private static final Seat BENS = new Seat(2);

    private CampaignId id;

    private OfferDesk desk() {
        return tavern.office.writing().offers();
    }

    /** Ana has offered Ben to carry two sacks each to the other. */
    private long offered() {
        id = tavern.running("turns", "9");
        Receipt sheet = tavern.office.orders().add(tavern.by(ANA), "llevar Muela 2");
        return send(sheet, 1);
    }

    private long send(Receipt sheet, int line) {
        Receipt sent =
                desk().send(tavern.by(ANA), sheet.turn().key(), sheet.written().revision(), line, BENS);
        return sent.offers().getLast().id();
    }

    private Receipt shown(long user) {
        return tavern.office.orders().show(tavern.by(user));
    }

    private List<String> lines(long user) {
        return shown(user).lines().stream().map(Receipt.Line::text).toList();
    }

    private Bid.State state(long user, long offer) {
        return shown(user).offers().stream()
                .filter(each -> each.id() == offer)
                .findFirst()
                .orElseThrow()
                .state();
    }

    /** What seats were told, without what it is about. */
    private List<String> told() {
        tavern.work();
        return tavern.posts(Kind.OFFER).stream().map(OffersTest::told).toList();
    }

    private static String told(Dispatch post) {
        Message message = post.message().orElseThrow();
        assertEquals(List.of("offer", "seat"), List.copyOf(message.arguments().keySet()), "nothing else is told");
        return post.seat().orElseThrow().number() + " " + message.key().replace("campaign.post.", "");
    }

    @Test
    void whoAcceptsHasTheMirroredLineOnHisSheetAndBothAreTold() {
        long offer = offered();
        assertEquals(List.of(), lines(BEN), "nobody writes on another's sheet");
        assertEquals(Bid.State.OPEN, state(BEN, offer));
        desk().accept(tavern.by(BEN), offer);
        assertEquals(List.of("llevar Aspa 2"), lines(BEN));
        assertEquals(Bid.State.ACCEPTED, state(ANA, offer));
        assertEquals(List.of("2 offer-came", "1 offer-answered"), told());
    }

    @Test
    void whoDeclinesHasWrittenNoSheet() {
        long offer = offered();
        Receipt receipt = desk().decline(tavern.by(BEN), offer);
        assertEquals(0, receipt.written().revision());
        assertEquals(Bid.State.DECLINED, state(ANA, offer));
        assertEquals(List.of("llevar Muela 2"), lines(ANA), "her line is hers");
    }

    @Test
    void aCounterOfferIsWrittenAndOfferedAndTakesThePlaceOfTheFirstLineOnceAccepted() {
        long offer = offered();
        Receipt countered = desk().counter(tavern.by(BEN), offer, carrying(ANAS, "llevar Aspa 3"));
        long second = countered.offers().getLast().id();
        assertEquals(List.of("llevar Aspa 3"), lines(BEN));
        assertEquals(Bid.State.COUNTERED, state(ANA, offer));
        assertEquals(Bid.State.OPEN, state(ANA, second));
        desk().accept(tavern.by(ANA), second);
        assertEquals(List.of("llevar Muela 3"), lines(ANA), "the line of the first offer is gone");
        assertEquals(List.of("2 offer-came", "1 offer-countered", "2 offer-answered"), told());
    }

    /** An order as it is written on a sheet. */
    private Order carrying(Seat to, String line) {
        Receipt sheet = tavern.office.orders().add(tavern.by(BEN), line);
        Order order = sheet.sheet().line(1);
        tavern.office.orders().clear(tavern.by(BEN));
        return order;
    }

    @Test
    void aCounterOfferThatSaysTheSameAccepts() {
        long offer = offered();
        desk().counter(tavern.by(BEN), offer, carrying(ANAS, "llevar Aspa 2"));
        assertEquals(Bid.State.ACCEPTED, state(ANA, offer));
        assertEquals(List.of("llevar Aspa 2"), lines(BEN));
    }

    @Test
    void aCounterOfferGoesToWhoeverMadeTheOffer() {
        long offer = offered();
        Order grind =
                tavern.office.orders().add(tavern.by(BEN), "moler 2").sheet().line(1);
        assertEquals("offer-elsewhere", refusal(() -> desk().counter(tavern.by(BEN), offer, grind)));
        assertEquals(Bid.State.OPEN, state(BEN, offer));
    }

    @Test
    void whoHasWrittenTheMirrorAlreadyHasItOnce() {
        long offer = offered();
        tavern.office.orders().add(tavern.by(BEN), "llevar Aspa 2");
        desk().accept(tavern.by(BEN), offer);
        assertEquals(List.of("llevar Aspa 2"), lines(BEN));
    }

    @Test
    void theSameIsOfferedTwiceOnlyOnceTheFirstIsAnswered() {
        long offer = offered();
        Receipt sheet = shown(ANA);
        assertEquals("offer-twice", refusal(() -> send(sheet, 1)));
        desk().accept(tavern.by(BEN), offer);
        long again = send(tavern.office.orders().add(tavern.by(ANA), "llevar Muela 2"), 2);
        desk().accept(tavern.by(BEN), again);
        assertEquals(List.of("llevar Aspa 2", "llevar Aspa 2"), lines(BEN), "two exchanges are two lines");
    }

    @Test
    void whatWasTakenBackCanBeAnsweredNoMore() {
        long offer = offered();
        desk().withdraw(tavern.by(ANA), offer);
        assertEquals("offer-settled", refusal(() -> desk().accept(tavern.by(BEN), offer)));
        assertEquals(List.of(), lines(BEN));
        assertEquals(List.of("llevar Muela 2"), lines(ANA), "the line stays");
        send(shown(ANA), 1);
        assertEquals(List.of("2 offer-came", "2 offer-withdrawn", "2 offer-came"), told());
    }

    @Test
    void nobodyAnswersHisOwnOfferOrAnothersPairs() {
        long offer = offered();
        assertEquals("offer-gone", refusal(() -> desk().accept(tavern.by(ANA), offer)));
        assertEquals("offer-gone", refusal(() -> desk().withdraw(tavern.by(BEN), offer)));
        assertEquals("offer-gone", refusal(() -> desk().decline(tavern.by(BEN), offer + 1)));
    }

    @Test
    void anOfferEndsWithItsTurn() {
        long offer = offered();
        tavern.endTurn(id);
        assertEquals(List.of(), shown(BEN).offers());
        assertEquals("offer-gone", refusal(() -> desk().accept(tavern.by(BEN), offer)));
    }

    @Test
    void nobodyInheritsAnOffer() {
        long offer = offered();
        tavern.office.campaigns().leave(tavern.by(BEN));
        tavern.office.campaigns().join(tavern.by(EVE).in(id), Optional.of(BENS), Optional.empty());
        assertEquals(List.of(), shown(EVE).offers());
        assertEquals("offer-gone", refusal(() -> desk().accept(tavern.by(EVE), offer)));
        assertEquals(List.of(), shown(ANA).offers());
    }

    @Test
    void aGovernorSaysNoToWhatItWouldNotWrite() {
        id = tavern.running("turns", "9");
        Receipt sheet = tavern.office.orders().add(tavern.by(ANA), "llevar Muela 2");
        tavern.office.campaigns().leave(tavern.by(BEN));
        long offer = send(sheet, 1);
        tavern.office.clerk().think();
        assertEquals(Bid.State.DECLINED, state(ANA, offer));
        assertEquals(List.of("1 offer-answered"), told(), "nobody is told in a governor's channel");
    }

    @Test
    void aLineThatNeedsNobodyIsNotOffered() {
        id = tavern.running("turns", "9");
        Receipt sheet = tavern.office.orders().add(tavern.by(ANA), "moler 2");
        assertEquals("offer-nobody", refusal(() -> send(sheet, 1)));
    }

    @Test
    void whatIsSentIsWhatWasRead() {
        id = tavern.running("turns", "9");
        Receipt read = tavern.office.orders().add(tavern.by(ANA), "llevar Muela 2");
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        assertEquals("sheet-changed", refusal(() -> send(read, 1)));
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        long offer = offered();
        Act accept = tavern.by(BEN);
        desk().accept(accept, offer);
        Receipt again = desk().accept(accept, offer);
        assertEquals(1, again.lines().size());
        assertEquals(List.of("2 offer-came", "1 offer-answered"), told());
    }

    @Test
    void whoWasReadyIsAskedAgainOnceHeAccepts() {
        long offer = offered();
        tavern.office.orders().ready(tavern.by(BEN), true);
        Receipt receipt = desk().accept(tavern.by(BEN), offer);
        assertTrue(receipt.effect().recalled());
    }

    @Test
    void afterTheDeadlineNothingIsOfferedOrAnswered() {
        long offer = offered();
        Act late = tavern.by(BEN);
        tavern.endTurn(id);
        assertEquals("late", refusal(() -> desk().accept(late, offer)));
    }

    @Test
    void nothingOfAnOfferIsPrinted() {
        long offer = offered();
        Receipt receipt = shown(BEN);
        assertEquals("[offer " + offer + "]", receipt.offers().toString());
        List<Bid> bids =
                tavern.database.read(books -> books.bids().of(receipt.turn().key(), BENS));
        assertEquals("[offer " + offer + "]", bids.toString());
    }
}
