package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Regents play whole games alone: whatever one of them writes with another seat, that seat has written, too. */
@Tag("slow")
class AgreedLinesTest extends InTavern {

    private static final int TURNS = Sampling.size("heraldo.agreed.turns", 4, 60);
    private static final int SEATS = 4;

    static List<String> games() {
        return Sampling.some(AgreedLinesTest.class, 1, ShippedGames.CATALOG.ids());
    }

    @ParameterizedTest
    @MethodSource("games")
    void noRegentWritesADealThatTheOtherHasNotWritten(String ruleset) {
        Rulebook<?> rulebook = tavern.office.library().rulebook(ruleset);
        int seats = Math.max(SEATS, rulebook.hosted().manifest().seats().least());
        NewCampaign wish = new NewCampaign(
                "Regentes",
                ruleset,
                seats,
                SPANISH,
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId id =
                tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        tavern.office.campaigns().start(tavern.by(GM).in(id));
        for (int turn = 0; turn < TURNS && running(id); turn++) {
            tavern.toTheDeadline();
        }
        List<String> alone = new ArrayList<>();
        tavern.database.read(books -> books.turns().all(id)).forEach(turn -> alone.addAll(unanswered(rulebook, turn)));
        assertEquals(List.of(), alone);
    }

    private boolean running(CampaignId id) {
        return tavern.office.campaigns().roster(id).campaign().status() == CampaignStatus.RUNNING;
    }

    /** The lines of a turn that need another line which is not there. */
    private List<String> unanswered(Rulebook<?> rulebook, CampaignTurn turn) {
        Position<?> position = rulebook.read(turn.state());
        Map<Seat, OrderSheet> sent = new TreeMap<>();
        tavern.database
                .read(books -> books.sheets().latest(turn.key()))
                .forEach(revision -> sent.put(revision.seat(), rulebook.sheet(revision.sheet())));
        List<String> alone = new ArrayList<>();
        sent.forEach((seat, sheet) -> sheet.orders().stream()
                .filter(order -> position.deals(seat, order).stream()
                        .anyMatch(deal -> !deal.lasts()
                                && !sent.getOrDefault(deal.with(), OrderSheet.EMPTY)
                                        .orders()
                                        .contains(deal.mirrored())))
                .forEach(order -> alone.add(turn.key() + " " + seat + ": " + order)));
        return alone;
    }
}
