package heraldo.bot.campaign.press;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.model.Treaty.Wording;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What two millers agree in their own words, and what becomes of it. */
class TreatiesTest extends InTavern {

    private static final Seat BENS = new Seat(2);
    private static final String TEXT = "Nadie muele de noche.";

    private CampaignId id;

    private TreatyDesk desk() {
        return tavern.office.treaties();
    }

    private static Proposal secret() {
        return new Proposal(List.of(BENS), new Wording(TEXT, false, Optional.empty()));
    }

    private static Proposal open() {
        return new Proposal(List.of(BENS), new Wording(TEXT, true, Optional.empty()));
    }

    private static Proposal until(int turn) {
        return new Proposal(List.of(BENS), new Wording(TEXT, false, Optional.of(turn)));
    }

    /** Ana has offered Ben a treaty. */
    private long offered(Proposal proposal) {
        id = tavern.running("turns", "9");
        return desk().offer(tavern.by(ANA), proposal).treaty().id();
    }

    private Standing standing(long user, long treaty) {
        return desk().show(tavern.by(user), treaty).standing();
    }

    /** What seats were told, without what it is about. */
    private List<String> told() {
        tavern.work();
        return tavern.posts(Kind.TREATY).stream().map(TreatiesTest::told).toList();
    }

    private static String told(Dispatch post) {
        Message message = post.message().orElseThrow();
        assertEquals(List.of("seat", "treaty"), List.copyOf(message.arguments().keySet()), "nothing else is told");
        return post.seat().orElseThrow().number() + " " + message.key().replace("campaign.post.", "");
    }

    private List<String> notices() {
        tavern.work();
        return tavern.posts(Kind.NOTICE).stream()
                .map(post -> post.message().orElseThrow().key())
                .toList();
    }

    @Test
    void itIsInForceOnceAllHaveSigned() {
        long treaty = offered(secret());
        assertEquals(Standing.OFFERED, standing(BEN, treaty));
        assertEquals(Standing.IN_FORCE, desk().sign(tavern.by(BEN), treaty).standing());
        assertEquals(Standing.IN_FORCE, standing(ANA, treaty));
        assertEquals(List.of("2 treaty-came", "1 treaty-answered"), told());
        assertEquals(List.of(), notices(), "a secret one is told to nobody");
    }

    @Test
    void aPublicOneIsToldOnceItIsSignedAndAgainWhenSomebodyCallsItBroken() {
        long treaty = offered(open());
        assertEquals(List.of(), notices());
        desk().sign(tavern.by(BEN), treaty);
        assertEquals(List.of("campaign.post.treaty-public"), notices());
        desk().say(tavern.by(ANA), treaty, Word.BROKEN);
        assertEquals(List.of("campaign.post.treaty-public", "campaign.post.treaty-broken"), notices());
        assertEquals(
                new Seat(1),
                tavern.posts(Kind.NOTICE)
                        .getLast()
                        .message()
                        .orElseThrow()
                        .arguments()
                        .get("seat"),
                "by whom it was said");
        assertEquals(Standing.BROKEN, standing(GM, treaty), "everybody may read it now");
    }

    @Test
    void whereNothingMayBeSaidToEverybodyAPublicOneIsSignedAndBrokenInSilence() {
        long treaty = offered(open());
        PressDirection.Wish silence = new PressDirection.Wish(
                Optional.of(Press.NONE), Optional.of(Press.NONE), Optional.empty(), Optional.empty());
        tavern.office.helm().press().settle(tavern.by(GM), silence);
        desk().sign(tavern.by(BEN), treaty);
        desk().say(tavern.by(ANA), treaty, Word.BROKEN);
        assertEquals(List.of("campaign.post.press-from"), notices());
        assertEquals(Standing.BROKEN, standing(GM, treaty), "whoever looks for it finds it");
    }

    @Test
    void whoIsNoPartyReadsNothingOfASecretOne() {
        long treaty = offered(secret());
        desk().sign(tavern.by(BEN), treaty);
        assertEquals("treaty-hidden", refusal(() -> desk().show(tavern.by(GM).in(id), treaty)));
        assertEquals(List.of(), desk().all(tavern.by(GM).in(id)));
        assertEquals("no-seat", refusal(() -> desk().say(tavern.by(EVE), treaty, Word.BROKEN)));
    }

    @Test
    void aPublicOneIsReadByItsPartiesAloneUntilItIsSigned() {
        long treaty = offered(open());
        assertEquals("treaty-hidden", refusal(() -> desk().show(tavern.by(GM).in(id), treaty)));
        desk().sign(tavern.by(BEN), treaty);
        assertEquals(1, desk().all(tavern.by(GM).in(id)).size());
    }

    @Test
    void whatWasDeclinedOrWithdrawnIsSignedNoMore() {
        long declined = offered(secret());
        assertEquals("treaty-signed", refusal(() -> desk().decline(tavern.by(ANA), declined)));
        desk().decline(tavern.by(BEN), declined);
        assertEquals("treaty-settled", refusal(() -> desk().sign(tavern.by(BEN), declined)));
        long withdrawn = desk().offer(tavern.by(ANA), secret()).treaty().id();
        assertEquals("treaty-not-yours", refusal(() -> desk().withdraw(tavern.by(BEN), withdrawn)));
        desk().withdraw(tavern.by(ANA), withdrawn);
        assertEquals("treaty-settled", refusal(() -> desk().sign(tavern.by(BEN), withdrawn)));
        assertEquals(List.of("2 treaty-came", "1 treaty-answered", "2 treaty-came", "2 treaty-withdrawn"), told());
    }

    @Test
    void itEndsByItselfAfterItsLastTurn() {
        long treaty = offered(until(1));
        desk().sign(tavern.by(BEN), treaty);
        assertEquals(Standing.IN_FORCE, standing(ANA, treaty));
        tavern.endTurn(id);
        assertEquals(Standing.ENDED, standing(ANA, treaty));
        desk().say(tavern.by(ANA), treaty, Word.KEPT);
        assertEquals(Standing.ENDED, standing(BEN, treaty), "that it was kept ends nothing");
    }

    @Test
    void whatNotAllHaveSignedLapsesAfterItsLastTurn() {
        long treaty = offered(until(1));
        tavern.endTurn(id);
        assertEquals(Standing.LAPSED, standing(BEN, treaty));
        assertEquals("treaty-settled", refusal(() -> desk().sign(tavern.by(BEN), treaty)));
        assertEquals("treaty-past", refusal(() -> desk().offer(tavern.by(ANA), until(1))));
    }

    @Test
    void whatWasCalledKeptMayBeCalledBrokenLaterAndNotTheOtherWayRound() {
        long treaty = offered(secret());
        assertEquals("treaty-said", refusal(() -> desk().say(tavern.by(ANA), treaty, Word.KEPT)), "nobody has signed");
        desk().sign(tavern.by(BEN), treaty);
        desk().say(tavern.by(ANA), treaty, Word.KEPT);
        assertEquals("treaty-said", refusal(() -> desk().say(tavern.by(ANA), treaty, Word.KEPT)));
        desk().say(tavern.by(ANA), treaty, Word.BROKEN);
        assertEquals("treaty-said", refusal(() -> desk().say(tavern.by(ANA), treaty, Word.KEPT)));
        desk().say(tavern.by(BEN), treaty, Word.KEPT);
        assertEquals(Standing.BROKEN, standing(BEN, treaty));
        assertEquals(List.of(), notices(), "a secret one is told to its parties alone");
    }

    @Test
    void whoeverTakesASeatHasItsTreaties() {
        long signed = offered(secret());
        desk().sign(tavern.by(BEN), signed);
        long open = desk().offer(tavern.by(ANA), secret()).treaty().id();
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertEquals("treaty-hidden", refusal(() -> desk().show(tavern.by(BEN).in(id), signed)), "he has left");
        tavern.office.campaigns().join(tavern.by(EVE).in(id), Optional.of(BENS), Optional.empty());
        assertEquals(Standing.IN_FORCE, standing(EVE, signed));
        assertEquals(Standing.IN_FORCE, desk().sign(tavern.by(EVE), open).standing());
    }

    @Test
    void aRegentSignsNothing() {
        id = tavern.running("turns", "9");
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertEquals("treaty-governor", refusal(() -> desk().offer(tavern.by(ANA), secret())));
        assertEquals(
                "treaty-alone",
                refusal(() -> desk().offer(tavern.by(ANA), new Proposal(List.of(new Seat(1)), secret().wording()))));
        assertEquals(
                "treaty-governor",
                refusal(() -> desk().offer(tavern.by(ANA), new Proposal(List.of(new Seat(77)), secret().wording()))));
    }

    @Test
    void aTextThatIsTooLongOrBlankIsNotOffered() {
        id = tavern.running("turns", "9");
        for (String text : List.of("  ", "x".repeat(TreatyDesk.LONGEST + 1))) {
            Proposal proposal = new Proposal(List.of(BENS), new Wording(text, false, Optional.empty()));
            assertEquals("treaty-length", refusal(() -> desk().offer(tavern.by(ANA), proposal)));
        }
        assertEquals(List.of(), told());
    }

    @Test
    void nobodyIsBuriedInOffers() {
        offered(secret());
        for (int i = 1; i < 10; i++) {
            desk().offer(tavern.by(ANA), secret());
        }
        assertEquals("treaty-many", refusal(() -> desk().offer(tavern.by(ANA), secret())));
        assertTrue(desk().offer(tavern.by(BEN), new Proposal(List.of(new Seat(1)), secret().wording()))
                .withdrawable());
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        id = tavern.running("turns", "9");
        Act offer = tavern.by(ANA);
        long first = desk().offer(offer, secret()).treaty().id();
        assertEquals(first, desk().offer(offer, secret()).treaty().id());
        Act sign = tavern.by(BEN);
        desk().sign(sign, first);
        desk().sign(sign, first);
        assertEquals(List.of("2 treaty-came", "1 treaty-answered"), told());
    }

    @Test
    void nothingOfATreatyIsPrinted() {
        long treaty = offered(secret());
        assertFalse(desk().show(tavern.by(BEN), treaty).toString().contains(TEXT));
        assertFalse(secret().toString().contains(TEXT));
        assertFalse(secret().wording().toString().contains(TEXT));
    }

    @Test
    void itsPartiesAreToldThatItsLastTurnIsOverAndNobodyElseIs() {
        long treaty = offered(until(2));
        desk().sign(tavern.by(BEN), treaty);
        long open = desk().offer(tavern.by(ANA), until(2)).treaty().id();
        tavern.endTurn(id);
        assertEquals(List.of(), ended());
        tavern.endTurn(id);
        assertEquals(List.of("1 treaty-ended " + treaty, "2 treaty-ended " + treaty), ended());
        assertEquals(Standing.LAPSED, standing(ANA, open));
        assertEquals(List.of(), notices(), "it is secret");
        tavern.endTurn(id);
        assertEquals(2, ended().size());
    }

    @Test
    void whatIsCalledBrokenDoesNotEndAgain() {
        long treaty = offered(until(1));
        desk().sign(tavern.by(BEN), treaty);
        desk().say(tavern.by(BEN), treaty, Word.BROKEN);
        tavern.endTurn(id);
        assertEquals(List.of(), ended());
    }

    private List<String> ended() {
        tavern.work();
        return tavern.posts(Kind.TREATY).stream()
                .filter(post -> post.message().orElseThrow().key().endsWith("-ended"))
                .map(post -> post.seat().orElseThrow().number() + " treaty-ended "
                        + post.message().orElseThrow().arguments().get("treaty"))
                .sorted()
                .toList();
    }
}
