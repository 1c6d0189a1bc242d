package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnKey;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Governors think of what they will send long before their turn ends, and once only. */
class ForethoughtTest extends InTavern {

    private static final int SEATS = 2;

    private CampaignId id;

    @BeforeEach
    void leaveAllSeatsToGovernors() {
        id = tavern.governed("Molino", tavern.office.library().rulebook("mill").hosted());
    }

    /** How many sheets are thought out. */
    private static int thought(Runnable work) {
        int before = Mill.PROPOSED.get();
        work.run();
        return Mill.PROPOSED.get() - before;
    }

    private void think() {
        tavern.office.clerk().think();
    }

    private TurnKey open() {
        return tavern.newest(id).key();
    }

    @Test
    void whatTheyHaveThoughtOfIsSentAndNotThoughtOfAgain() {
        assertEquals(SEATS, thought(this::think));
        assertEquals(0, thought(this::think), "they have thought of this turn");
        assertEquals(0, thought(() -> tavern.endTurn(id)));
        assertEquals(SEATS, thought(() -> tavern.endTurn(id)), "of this turn they have not");
    }

    @Test
    void aThoughtIsKeptWhileItsTurnWaitsToBeSealed() {
        think();
        CampaignTurn turn = tavern.newest(id);
        tavern.database.record(books -> books.turns().change(turn, turn.locked()));
        assertEquals(0, thought(this::think), "a turn that has ended is not thought of anew");
        assertEquals(0, thought(tavern.office.clerk()::work));
    }

    @Test
    void nothingIsWrittenBeforeTheDeadline() {
        think();
        TurnKey turn = open();
        assertTrue(tavern.database.read(books -> books.sheets().latest(turn)).isEmpty());
        tavern.endTurn(id);
        assertEquals(
                SEATS,
                tavern.database.read(books -> books.sheets().latest(turn)).size());
    }

    @Test
    void whoeverDirectsTheGameMayChangeThePosition() {
        think();
        tavern.office.gameMaster().edict(tavern.by(GM).in(id), "lluvia 3");
        assertEquals(SEATS, thought(() -> tavern.endTurn(id)), "they think of it as it is now");
    }

    @Test
    void aTurnThatEndsLaterThanTomorrowCanWait() {
        tavern.office.gameMaster().extend(tavern.by(GM).in(id), Duration.ofDays(2));
        assertEquals(0, thought(this::think));
    }
}
