package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the sides stood after each turn of a campaign. */
@Tag("slow")
class FameHistoryTest extends InTavern {

    private static final int LONG = 70;

    @Test
    void everyTurnIsToldAndTheStartBeforeThem() {
        CampaignId id = tavern.running("turns", "5");
        assertEquals(List.of(0), turns(id, 1));
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 1");
            tavern.toTheDeadline();
        }
        assertEquals(List.of(0, 1, 2, 3), turns(id, 4));
        assertEquals(List.of(0, 1, 2), turns(id, 2));
        assertEquals(List.of(0, 1, 2, 3), totals(id));
    }

    @Test
    void whatWasTakenBackIsNotTold() {
        CampaignId id = tavern.running("turns", "5");
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 1");
            tavern.toTheDeadline();
        }
        assertEquals(List.of(0, 1, 2, 3), totals(id));
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.rewind(tavern.by(GM), desk.offerRewind(tavern.by(GM), Optional.of(2)));
        assertEquals(List.of(0, 1), totals(id));
        tavern.office.orders().clear(tavern.by(ANA));
        tavern.toTheDeadline();
        assertEquals(List.of(0, 1, 1), totals(id));
    }

    @Tag("long")
    @Test
    void aLongGameIsToldWithSomeOfItsTurnsAndTheLastTwo() {
        CampaignId id = tavern.running("turns", String.valueOf(LONG + 5));
        for (int turn = 1; turn <= LONG; turn++) {
            tavern.toTheDeadline();
        }
        List<Integer> told = turns(id, LONG + 1);
        assertTrue(told.size() <= FameHistory.MOST, told.toString());
        assertEquals(List.of(LONG - 1, LONG), told.subList(told.size() - 2, told.size()));
    }

    private SortedMap<Integer, Standings> history(CampaignId id, int seen) {
        return tavern.office.memory().history().until(id, seen);
    }

    private List<Integer> turns(CampaignId id, int seen) {
        return List.copyOf(history(id, seen).keySet());
    }

    private List<Integer> totals(CampaignId id) {
        return history(id, LONG).values().stream()
                .map(standings -> standings.totals().get(new Seat(1)))
                .toList();
    }
}
