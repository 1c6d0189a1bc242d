package heraldo.bot.campaign.press;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.PressDirection.Wish;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.Talk;
import heraldo.rules.kernel.Seat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which private conversations there are between millers, and when they may go on. */
class TalksTest extends InTavern {

    private static final Seat ANAS = new Seat(1);
    private static final Seat BENS = new Seat(2);

    private CampaignId id;

    private TalkDesk desk() {
        return tavern.office.talks();
    }

    private Talk opened() {
        id = tavern.running("turns", "9");
        return desk().open(tavern.by(ANA), BENS);
    }

    private void rule(Press ordering, Press locked) {
        tavern.office
                .helm()
                .press()
                .settle(
                        tavern.by(GM),
                        new Wish(Optional.of(ordering), Optional.of(locked), Optional.empty(), Optional.empty()));
    }

    private int renewals() {
        tavern.work();
        return tavern.posts(Kind.TALKS).size();
    }

    @Test
    void twoPlayersHaveOneConversationWhoeverAsksForIt() {
        Talk anas = opened();
        assertEquals(anas.id(), desk().open(tavern.by(BEN), ANAS).id());
        assertEquals(1, desk().all(id).size());
        assertTrue(desk().open(anas));
    }

    @Test
    void whoeverTakesASeatHasConversationsOfHisOwn() {
        Talk before = opened();
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertFalse(desk().open(before));
        assertEquals(1, renewals(), "its thread is closed");
        assertEquals("talk-governor", refusal(() -> desk().open(tavern.by(ANA), BENS)));
        tavern.office.campaigns().join(tavern.by(EVE).in(id), Optional.of(BENS), Optional.empty());
        Talk after = desk().open(tavern.by(ANA), BENS);
        assertNotEquals(before.id(), after.id());
        assertTrue(desk().open(after) && !desk().open(before));
    }

    @Test
    void whatTheGameMasterLetsBeSaidClosesAndOpensThem() {
        Talk talk = opened();
        rule(Press.PUBLIC, Press.OPEN);
        assertFalse(desk().open(talk));
        assertEquals(1, renewals());
        assertEquals("press-private", refusal(() -> desk().open(tavern.by(BEN), ANAS)));
        rule(Press.OPEN, Press.NONE);
        assertTrue(desk().open(talk));
        assertEquals(2, renewals());
    }

    @Test
    void theLockClosesThemAndTheNextTurnOpensThemWhereTheRuleSaysSo() {
        opened();
        tavern.endTurn(id);
        assertEquals(0, renewals(), "it makes no difference");
        rule(Press.OPEN, Press.NONE);
        int before = renewals();
        tavern.endTurn(id);
        assertEquals(before + 2, renewals());
    }

    @Test
    void nobodyTalksToHimself() {
        opened();
        assertEquals("talk-alone", refusal(() -> desk().open(tavern.by(ANA), ANAS)));
        assertEquals("talk-governor", refusal(() -> desk().open(tavern.by(ANA), new Seat(77))));
        assertEquals("no-seat", refusal(() -> desk().open(tavern.by(EVE), ANAS)));
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        id = tavern.running("turns", "9");
        Act act = tavern.by(ANA);
        desk().open(act, BENS);
        desk().open(act, BENS);
        tavern.work();
        assertEquals(1, tavern.posts(Kind.TALK).size());
    }
}
