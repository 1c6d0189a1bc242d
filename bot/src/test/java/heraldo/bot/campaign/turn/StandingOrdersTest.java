package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
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
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.StandingDesk;
import heraldo.bot.campaign.sheet.StandingView;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Lines that a player left standing are sent in the turns in which they send nothing, as far as they can stand then. */
class StandingOrdersTest extends InTavern {
    private static final Seat ANAS = new Seat(1);
    private static final Seat BENS = new Seat(2);

    /** Ana's sheet of the first turn stands from the second on. */
    private CampaignId milling() {
        CampaignId id = tavern.running("turns", "9");
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        tavern.office.writing().standing().keep(tavern.by(ANA));
        return id;
    }

    private int anas(CampaignId id) {
        return tavern.ground(id).getFirst();
    }

    private Optional<Revision> sent(TurnKey turn, Seat seat) {
        return tavern.database.read(books -> books.sheets().latest(turn, seat));
    }

    private List<String> whispers() {
        return tavern.posts(Kind.WHISPER).stream()
                .map(Dispatch::message)
                .map(Optional::orElseThrow)
                .filter(words -> words.key().equals("campaign.post.standing"))
                .map(Message::toString)
                .toList();
    }

    @Test
    void whoSendsNothingSendsWhatStands() {
        CampaignId id = milling();
        tavern.endTurn(id);
        assertEquals(3, anas(id), "that was her own sheet");
        assertEquals(List.of(), whispers(), "and nobody is told of another");
        TurnKey second = tavern.newest(id).key();
        tavern.endTurn(id);
        assertEquals(6, anas(id));
        Revision revision = sent(second, ANAS).orElseThrow();
        assertEquals("moler 3", revision.text(), "it is sealed as what was sent");
        assertEquals(Revision.STANDING, revision.author());
        assertEquals(List.of(ANAS), tavern.office.writing().standing().standing(second));
        assertEquals(Revision.GOVERNOR, sent(second, BENS).orElseThrow().author(), "Ben sent nothing");
        assertEquals(1, whispers().size());
        assertTrue(tavern.posts(Kind.WHISPER).stream()
                .filter(post -> post.message().orElseThrow().key().endsWith(".standing"))
                .allMatch(post -> post.seat().equals(Optional.of(ANAS))));
        assertFalse(whispers().toString().contains("moler"), "channels hold no orders: " + whispers());
    }

    @Test
    void theSealIsOverItAndItsVoucherLeadsThere() {
        CampaignId id = milling();
        tavern.endTurn(id);
        tavern.endTurn(id);
        var voucher = tavern.office
                .writing()
                .vouchers()
                .vouchers(tavern.by(ANA), Optional.of(2))
                .getFirst();
        assertEquals("moler 3", voucher.entries().getFirst().sheet().text());
        assertEquals(tavern.turn(id, 2).outcome().root(), voucher.root());
    }

    @Test
    void whatAPlayerSendsCountsInsteadAlsoABlankSheet() {
        CampaignId id = milling();
        tavern.endTurn(id);
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        tavern.endTurn(id);
        assertEquals(4, anas(id));
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        tavern.office.orders().clear(tavern.by(ANA));
        tavern.endTurn(id);
        assertEquals(4, anas(id), "she wants nothing to be done");
        tavern.office.orders().ready(tavern.by(ANA), true);
        tavern.endTurn(id);
        assertEquals(4, anas(id), "who is ready with a blank sheet has sent one");
        tavern.endTurn(id);
        assertEquals(7, anas(id), "it stands as before");
    }

    @Test
    void whatIsDroppedIsSentNoMore() {
        CampaignId id = milling();
        tavern.office.writing().standing().drop(tavern.by(ANA));
        assertEquals(
                Optional.empty(),
                tavern.office.writing().standing().show(tavern.by(ANA)).at());
        tavern.endTurn(id);
        tavern.endTurn(id);
        assertEquals(3, anas(id));
    }

    @Test
    void aSheetThatStandsCountsAsSent() {
        CampaignId id = milling();
        for (int turn = 0; turn < 5; turn++) {
            tavern.endTurn(id);
        }
        assertEquals(15, anas(id), "no governor ever steps in for Ana");
        assertEquals(
                0,
                tavern.database.read(books -> books.occupancies().of(id, ANAS)).silent());
        assertTrue(
                tavern.database.read(books -> books.occupancies().of(id, BENS)).silent() > 2);
    }

    @Test
    void nobodyInheritsIt() {
        CampaignId id = milling();
        tavern.endTurn(id);
        tavern.office.campaigns().leave(tavern.by(ANA));
        tavern.join(id, EVE, 1);
        assertEquals(
                Optional.empty(),
                tavern.office.writing().standing().show(tavern.by(EVE)).at());
        tavern.endTurn(id);
        assertEquals(3, anas(id));
        assertEquals(
                List.of(),
                tavern.office.writing().standing().standing(tavern.turn(id, 2).key()));
    }

    @Test
    void whoeverComesBackBeginsAnew() {
        CampaignId id = milling();
        tavern.office.campaigns().leave(tavern.by(ANA));
        tavern.join(id, ANA, 1);
        assertEquals(
                Optional.empty(),
                tavern.office.writing().standing().show(tavern.by(ANA)).at());
    }

    @Test
    void anEmptySheetDoesNotStandNorDoesAnyWhereOrdersArePlayedAtOnce() {
        CampaignId id = tavern.running();
        assertEquals(
                "standing-empty",
                refusal(() -> tavern.office.writing().standing().keep(tavern.by(ANA))));
        NewCampaign instant = Tavern.wish("Batán", "way", "INSTANT");
        CampaignId other = tavern.office
                .campaigns()
                .open(tavern.by(GM), instant)
                .campaign()
                .id();
        tavern.join(other, ANA, 1);
        tavern.office.campaigns().start(tavern.by(GM).in(other));
        assertEquals(
                "standing-instant",
                refusal(() ->
                        tavern.office.writing().standing().keep(tavern.by(ANA).in(other))));
        assertFalse(id.equals(other));
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        CampaignId id = milling();
        Act keep = tavern.by(ANA);
        tavern.office.writing().standing().keep(keep);
        tavern.office.writing().standing().drop(tavern.by(ANA));
        tavern.office.writing().standing().keep(keep);
        assertEquals(
                Optional.empty(),
                tavern.office.writing().standing().show(tavern.by(ANA).in(id)).at());
    }

    @Test
    void aSheetThatHasChangedSinceItWasReadIsNotKept() {
        milling();
        Receipt read = tavern.office.orders().show(tavern.by(ANA));
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        assertEquals(
                "sheet-changed",
                refusal(() -> tavern.office
                        .writing()
                        .standing()
                        .keep(tavern.by(ANA), read.turn().key(), read.written().revision())));
    }

    @Test
    void itSurvivesARestartAndATurnThatIsTakenBackKeepsWhatWasSent() {
        CampaignId id = milling();
        tavern.endTurn(id);
        tavern.restart();
        tavern.endTurn(id);
        assertEquals(6, anas(id));
        Act master = tavern.by(GM);
        tavern.office.gameMaster().rewind(master, tavern.office.gameMaster().offerRewind(master, Optional.empty()));
        tavern.work();
        TurnKey again = tavern.newest(id).key();
        assertEquals(2, again.number());
        assertEquals("moler 3", sent(again, ANAS).orElseThrow().text());
        tavern.office.writing().standing().drop(tavern.by(ANA));
        tavern.endTurn(id);
        assertEquals(6, anas(id), "the sheet of that turn is as it was");
    }

    /** In Kaixiflán what is explored cannot be explored again. */
    @Test
    void aLineThatCannotStandAnyMoreIsDroppedAndToldToItsPlayerAlone() {
        CampaignId id = tavern.running(new NewCampaign(
                "Reinos",
                "kaixiflan",
                3,
                Locale.of("es"),
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        Receipt sheet = tavern.office.orders().paste(tavern.by(ANA), "explorar E4\nrecolectar G5");
        assertEquals(List.of(), sheet.effect().objections());
        StandingView kept = tavern.office.writing().standing().keep(tavern.by(ANA));
        assertTrue(kept.lines().stream().map(Receipt.Line::verdict).allMatch(Verdict::possible));
        tavern.endTurn(id);
        assertEquals(
                List.of(false, true),
                tavern.office.writing().standing().show(tavern.by(ANA)).lines().stream()
                        .map(Receipt.Line::verdict)
                        .map(Verdict::possible)
                        .toList(),
                "that is seen before it happens");
        TurnKey second = tavern.newest(id).key();
        tavern.endTurn(id);
        assertEquals("recolectar G5", sent(second, ANAS).orElseThrow().text());
        StandingDesk.Used used =
                tavern.office.writing().standing().used(second, ANAS).orElseThrow();
        assertEquals(1, used.stood());
        assertEquals(1, used.dropped().size());
        assertEquals(1, used.reasons().size());
        assertEquals(Optional.empty(), tavern.office.writing().standing().used(second, BENS));
        assertTrue(
                whispers().stream().noneMatch(words -> words.contains("E4")),
                whispers().toString());
        tavern.restart();
        assertEquals(used, tavern.office.writing().standing().used(second, ANAS).orElseThrow());
    }

    @Test
    void whereNoLineStandsTheSeatHasSentNothing() {
        CampaignId id = milling();
        tavern.endTurn(id);
        String spoilt = tavern.database
                .read(books -> books.standing().of(id, ANAS))
                .orElseThrow()
                .sheet()
                .replace("3", "9");
        tavern.alter(connection -> {
            try (var change = connection.prepareStatement("UPDATE standing_sheet SET sheet = ?")) {
                change.setString(1, spoilt);
                change.executeUpdate();
            }
        });
        TurnKey second = tavern.newest(id).key();
        tavern.endTurn(id);
        assertEquals(3, anas(id));
        assertEquals(Revision.GOVERNOR, sent(second, ANAS).orElseThrow().author());
        assertEquals(
                0,
                tavern.office
                        .writing()
                        .standing()
                        .used(second, ANAS)
                        .orElseThrow()
                        .stood());
        assertEquals(
                1,
                tavern.database.read(books -> books.occupancies().of(id, ANAS)).silent(),
                "and is told, and counted as silent");
        assertEquals(1, whispers().size());
    }
}
