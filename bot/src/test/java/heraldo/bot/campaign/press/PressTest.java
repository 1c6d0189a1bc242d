package heraldo.bot.campaign.press;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.master.PressDirection.Wish;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.Treaty.Wording;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What millers tell everybody, signed or not, and what their game master lets them. */
class PressTest extends InTavern {

    private static final Draft SIGNED = new Draft("El trigo sube.", false, "");
    private static final Draft UNSIGNED = new Draft("El molinero miente.", true, "la aceña");

    private CampaignId id;

    private PressDesk desk() {
        return tavern.office.press();
    }

    private PressDirection direction() {
        return tavern.office.helm().press();
    }

    private void begin(String... options) {
        id = tavern.running(options.length == 0 ? new String[] {"turns", "9"} : options);
    }

    private List<Message> told() {
        tavern.work();
        return tavern.posts(Kind.PRESS).stream()
                .map(post -> post.message().orElseThrow())
                .toList();
    }

    private void rule(Press ordering, Press locked, int anonymous) {
        direction()
                .settle(
                        tavern.by(GM),
                        new Wish(Optional.of(ordering), Optional.of(locked), Optional.of(anonymous), Optional.empty()));
    }

    @Test
    void whatIsSignedBearsTheSeat() {
        begin();
        desk().send(tavern.by(ANA), SIGNED);
        Message told = told().getFirst();
        assertEquals("campaign.post.press-signed", told.key());
        assertEquals(new Seat(1), told.arguments().get("seat"));
    }

    @Test
    void whatIsUnsignedLeadsToNobody() {
        begin();
        desk().send(tavern.by(BEN), UNSIGNED);
        Message told = told().getFirst();
        assertEquals("campaign.post.press-anonymous", told.key());
        assertFalse(told.arguments().containsKey("seat"));
        assertEquals(Optional.empty(), tavern.posts(Kind.PRESS).getFirst().seat());
        assertFalse(told.toString().contains(String.valueOf(BEN)));
    }

    @Test
    void aSeatSendsThreeUnsignedOnesInATurnAndSignedOnesWithoutEnd() {
        begin();
        for (int i = 0; i < 3; i++) {
            desk().send(tavern.by(ANA), UNSIGNED);
        }
        assertEquals("press-many", refusal(() -> desk().send(tavern.by(ANA), UNSIGNED)));
        desk().send(tavern.by(ANA), SIGNED);
        desk().send(tavern.by(BEN), UNSIGNED);
        tavern.endTurn(id);
        desk().send(tavern.by(ANA), UNSIGNED);
        assertEquals(6, told().size());
    }

    @Test
    void theGameMasterMayDoWithoutUnsignedOnesOrWithoutPress() {
        begin();
        rule(Press.PUBLIC, Press.PUBLIC, 0);
        assertEquals("press-signed-only", refusal(() -> desk().send(tavern.by(ANA), UNSIGNED)));
        desk().send(tavern.by(ANA), SIGNED);
        Wording secret = new Wording("Paz.", false, Optional.empty());
        Wording open = new Wording("Paz.", true, Optional.empty());
        TreatyDesk treaties = tavern.office.treaties();
        List<Seat> bens = List.of(new Seat(2));
        assertEquals("press-private", refusal(() -> treaties.offer(tavern.by(ANA), new Proposal(bens, secret))));
        treaties.offer(tavern.by(ANA), new Proposal(bens, open));
        rule(Press.NONE, Press.PUBLIC, 0);
        assertEquals("press-none", refusal(() -> desk().send(tavern.by(ANA), SIGNED)));
        assertEquals("press-none", refusal(() -> treaties.offer(tavern.by(ANA), new Proposal(bens, open))));
        assertEquals(1, told().size());
    }

    @Test
    void theRuleIsOpenUntilTheGameMasterSaysOtherwiseAndEverybodyIsTold() {
        begin();
        assertEquals(new PressRule(id, Press.OPEN, Press.OPEN, 3), desk().rule(id));
        assertEquals(Press.OPEN, desk().rule(id).in(TurnStatus.LOCKED));
        rule(Press.OPEN, Press.NONE, 1);
        assertEquals(Press.NONE, desk().rule(id).in(TurnStatus.LOCKED));
        assertEquals("press-same", refusal(() -> rule(Press.OPEN, Press.NONE, 1)));
        tavern.work();
        assertEquals(
                "campaign.post.press-from",
                tavern.posts(Kind.NOTICE).getLast().message().orElseThrow().key());
        assertEquals(
                "no-game-master",
                refusal(() -> direction()
                        .settle(
                                tavern.by(ANA),
                                new Wish(
                                        Optional.of(Press.NONE),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty()))));
    }

    @Test
    void whereOrdersArePlayedAtOnceNothingIsLocked() {
        begin("turns", "9", "way", "INSTANT");
        assertEquals("press-instant", refusal(() -> rule(Press.OPEN, Press.NONE, 1)));
        direction()
                .settle(
                        tavern.by(GM),
                        new Wish(Optional.of(Press.PUBLIC), Optional.empty(), Optional.empty(), Optional.empty()));
        assertEquals(Press.PUBLIC, desk().rule(id).in(TurnStatus.LOCKED));
    }

    @Test
    void barringAWriterTwiceTellsNobodyThatTwoDispatchesAreOnes() {
        begin();
        rule(Press.OPEN, Press.OPEN, 2);
        desk().send(tavern.by(BEN), UNSIGNED);
        desk().send(tavern.by(BEN), UNSIGNED);
        desk().send(tavern.by(ANA), UNSIGNED);
        Message first = direction().bar(tavern.by(GM), 1);
        assertEquals(first, direction().bar(tavern.by(GM), 2), "the same writer");
        assertEquals(first, direction().bar(tavern.by(GM), 3), "another one");
        assertEquals(
                3,
                tavern.office.gameMaster().log(tavern.by(GM), 9).stream()
                        .filter(act -> act.kind().equals("press-bar"))
                        .count());
    }

    @Test
    void anUnsignedOneIsTakenOutAndItsWriterBarredAndNobodyIsToldWhoThatIs() {
        begin();
        desk().send(tavern.by(BEN), UNSIGNED);
        tavern.work();
        direction().withdraw(tavern.by(GM), 1);
        assertEquals("press-withdrawn", refusal(() -> direction().withdraw(tavern.by(GM), 1)));
        direction().bar(tavern.by(GM), 1);
        assertEquals("press-barred", refusal(() -> desk().send(tavern.by(BEN), UNSIGNED)));
        desk().send(tavern.by(BEN), SIGNED);
        desk().send(tavern.by(ANA), UNSIGNED);
        tavern.work();
        assertEquals(1, tavern.posts(Kind.PRESS_WITHDRAWN).size());
        List<GameMasterAct> log = tavern.office.gameMaster().log(tavern.by(GM), 9);
        assertEquals(
                List.of("press-bar", "press-withdraw"),
                log.stream().map(GameMasterAct::kind).toList());
        assertEquals(
                List.of(Set.of("sees"), Set.of()),
                log.stream().map(act -> act.words().arguments().keySet()).toList(),
                "nobody is named");
    }

    @Test
    void whoeverWasBarredFromUnsignedOnesIsLetInAgainAndTheAnswersTellNobodyWhoThatIs() {
        begin();
        desk().send(tavern.by(BEN), UNSIGNED);
        desk().send(tavern.by(BEN), UNSIGNED);
        desk().send(tavern.by(ANA), UNSIGNED);
        direction().bar(tavern.by(GM), 1);
        Message answer = direction().readmit(tavern.by(GM), 3);
        assertEquals("press-barred", refusal(() -> desk().send(tavern.by(BEN), UNSIGNED)), "that was another one");
        assertEquals(answer, direction().readmit(tavern.by(GM), 2), "the one who was barred");
        desk().send(tavern.by(BEN), UNSIGNED);
        assertEquals(answer, direction().readmit(tavern.by(GM), 1), "nobody is barred any more");
        assertEquals("no-game-master", refusal(() -> direction().readmit(tavern.by(ANA), 1)));
        assertEquals(
                List.of("press-readmit", "press-readmit", "press-readmit", "press-bar"),
                tavern.office.gameMaster().log(tavern.by(GM), 9).stream()
                        .map(GameMasterAct::kind)
                        .toList());
        assertEquals(Set.of("sees"), answer.arguments().keySet(), "nobody is named");
    }

    @Test
    void aboutASignedOneThereIsNothingToDecide() {
        begin();
        desk().send(tavern.by(BEN), SIGNED);
        assertEquals("press-gone", refusal(() -> direction().withdraw(tavern.by(GM), 1)));
        assertEquals("press-gone", refusal(() -> direction().bar(tavern.by(GM), 7)));
    }

    @Test
    void aTextThatIsTooLongOrBlankIsNotSent() {
        begin();
        assertEquals("press-length", refusal(() -> desk().send(tavern.by(ANA), new Draft(" ", false, ""))));
        assertEquals(
                "press-length",
                refusal(() -> desk().send(tavern.by(ANA), new Draft("x".repeat(PressDesk.LONGEST + 1), false, ""))));
        assertEquals("press-place", refusal(() -> desk().send(tavern.by(ANA), new Draft("x", false, "x".repeat(61)))));
        assertEquals(List.of(), told());
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        begin();
        Act act = tavern.by(ANA);
        desk().send(act, UNSIGNED);
        desk().send(act, UNSIGNED);
        assertEquals(1, told().size());
    }

    @Test
    void nothingOfADispatchIsPrinted() {
        begin();
        desk().send(tavern.by(ANA), UNSIGNED);
        assertEquals("missive 1", desk().missive(1).orElseThrow().toString());
        assertEquals("a draft", UNSIGNED.toString());
    }
}
