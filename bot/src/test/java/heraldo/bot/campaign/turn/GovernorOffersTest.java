package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ana plays among regents. What they want to write with her they offer, as people do; what she offers they answer. */
@Tag("slow")
class GovernorOffersTest extends InTavern {

    private static final Seat ANAS = new Seat(1);
    private static final int SEATS = 4;
    private static final int TURNS = 12;

    private Rulebook<?> rulebook;
    private CampaignId id;

    private void open(String ruleset) {
        rulebook = tavern.office.library().rulebook(ruleset);
        NewCampaign wish = new NewCampaign(
                "Regentes",
                ruleset,
                SEATS,
                SPANISH,
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        id = tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        tavern.office.campaigns().start(tavern.by(GM).in(id));
        tavern.office.campaigns().join(tavern.by(ANA).in(id), Optional.of(ANAS), Optional.empty());
    }

    private boolean running() {
        return tavern.office.campaigns().roster(id).campaign().status() == CampaignStatus.RUNNING;
    }

    private List<Bid> bids(TurnKey turn) {
        return tavern.database.read(books -> books.bids().of(turn, ANAS));
    }

    private List<Bid> think() {
        tavern.office.clerk().think();
        return bids(tavern.newest(id).key());
    }

    private Map<Seat, OrderSheet> sheets(CampaignTurn turn) {
        Map<Seat, OrderSheet> sheets = new TreeMap<>();
        tavern.database
                .read(books -> books.sheets().latest(turn.key()))
                .forEach(revision -> sheets.put(revision.seat(), rulebook.sheet(revision.sheet())));
        return sheets;
    }

    private boolean accept(Bid bid) {
        try {
            tavern.office.writing().offers().accept(tavern.by(ANA).in(id), bid.id());
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    static List<String> games() {
        return Sampling.some(GovernorOffersTest.class, 1, List.of("hexadominacion", "caos"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void regentsOfferWhatTheyWantAndStandByWhatIsAcceptedAndByNothingElse(String ruleset) {
        open(ruleset);
        int offered = 0;
        int accepted = 0;
        for (int turn = 0; turn < TURNS && running(); turn++) {
            CampaignTurn open = tavern.newest(id);
            List<Bid> bids = think();
            assertEquals(bids, think(), "offered once");
            offered += bids.size();
            List<Bid> agreed = new ArrayList<>();
            for (Bid bid : bids) {
                assertEquals(ANAS, bid.to().seat());
                if (bid.id() % 2 == 0 && accept(bid)) {
                    agreed.add(bid);
                }
            }
            accepted += agreed.size();
            tavern.endTurn(id);
            Map<Seat, OrderSheet> sheets = sheets(open);
            agreed.forEach(bid -> assertTrue(
                    sheets.get(bid.from().seat())
                            .orders()
                            .contains(rulebook.sheet(bid.bargain().line()).line(1)),
                    () -> bid + " was accepted and is not kept"));
            assertEquals(List.of(), unasked(open, sheets), "nobody writes what she has not written with them");
        }
        assertTrue(offered > 0 && accepted > 0, offered + " offers, " + accepted + " accepted");
    }

    /** The lines that would fail by what Ana has not written. */
    private List<Order> unasked(CampaignTurn turn, Map<Seat, OrderSheet> sheets) {
        Position<?> position = rulebook.read(turn.state());
        List<Order> unasked = new ArrayList<>();
        sheets.forEach((seat, sheet) -> sheet.orders().stream()
                .filter(order -> position.deals(seat, order).stream()
                        .anyMatch(deal -> deal.with().equals(ANAS) && !deal.lasts() && !written(sheets, deal)))
                .forEach(unasked::add));
        return unasked;
    }

    private static boolean written(Map<Seat, OrderSheet> sheets, Deal deal) {
        return sheets.getOrDefault(deal.with(), OrderSheet.EMPTY).orders().contains(deal.mirrored());
    }

    /** The first turn in which a regent has offered her something that she could write. */
    private Bid first() {
        for (int turn = 0; turn < TURNS; turn++) {
            List<Bid> bids = think();
            if (!bids.isEmpty()) {
                return bids.getFirst();
            }
            tavern.endTurn(id);
        }
        throw new AssertionError("no regent offers anything");
    }

    @Test
    void allThatComesAtOnceIsToldInOneMessage() {
        open("hexadominacion");
        TurnKey turn = first().turn();
        tavern.work();
        List<Dispatch> told = tavern.posts(Dispatch.Kind.OFFER);
        assertEquals(1, told.size());
        assertEquals(Optional.of(turn), told.getFirst().turn());
        assertEquals(Optional.of(ANAS), told.getFirst().seat());
    }

    @Test
    void aRestartOffersNothingTwiceAndForgetsNothing() {
        open("hexadominacion");
        Bid bid = first();
        List<Bid> before = bids(bid.turn());
        assertTrue(accept(bid));
        tavern.restart();
        assertEquals(before.size(), think().size());
        CampaignTurn open = tavern.newest(id);
        tavern.endTurn(id);
        assertTrue(sheets(open)
                .get(bid.from().seat())
                .orders()
                .contains(rulebook.sheet(bid.bargain().line()).line(1)));
    }

    @Test
    void aRegentAcceptsWhatItMeansToWriteAndDeclinesTheRest() {
        open("hexadominacion");
        Bid theirs = first();
        Seat regent = theirs.from().seat();
        String mirrored = rulebook.orders()
                .write(
                        rulebook.sheet(theirs.bargain().mirrored()).line(1),
                        rulebook.lexicon(
                                SPANISH, tavern.office.campaigns().roster(id).occupancies()));
        tavern.office.writing().offers().decline(tavern.by(ANA).in(id), theirs.id());
        assertEquals(Bid.State.ACCEPTED, answer(mirrored, regent));
        assertEquals(
                Bid.State.DECLINED, answer("COMERCIO #" + regent.number() + " DOY 1 trigo RECIBO 1 metal", regent));
        tavern.work();
        List<Dispatch> told = tavern.posts(Dispatch.Kind.OFFER);
        assertEquals(
                2,
                told.stream()
                        .filter(post -> post.message().orElseThrow().key().endsWith("offer-answered"))
                        .filter(post -> post.seat().equals(Optional.of(ANAS)))
                        .count());
        assertTrue(
                told.stream().allMatch(post -> post.seat().equals(Optional.of(ANAS))),
                "nobody reads a regent's channel");
    }

    private Bid.State answer(String line, Seat regent) {
        var sheet = tavern.office.orders().add(tavern.by(ANA).in(id), line);
        tavern.office
                .writing()
                .offers()
                .send(
                        tavern.by(ANA).in(id),
                        sheet.turn().key(),
                        sheet.written().revision(),
                        sheet.lines().size(),
                        regent);
        return think().getLast().state();
    }
}
