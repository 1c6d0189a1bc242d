package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnKey;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Governors think of what they will send long before their turn ends. Every decision draws dice of its own,
 * and every sheet that is sealed a salt.
 */
class ForethoughtTest extends InTavern {

    private static final int SEATS = 2;
    private static final int SALTS = SEATS;

    private CampaignId id;

    @BeforeEach
    void leaveAllSeatsToGovernors() {
        id = tavern.governed("Molino", tavern.office.library().rulebook("mill").hosted());
    }

    private int drawn(Runnable work) {
        int before = tavern.draws();
        work.run();
        return tavern.draws() - before;
    }

    private void think() {
        tavern.office.clerk().think();
    }

    private TurnKey open() {
        return tavern.newest(id).key();
    }

    @Test
    void whatTheyHaveThoughtOfIsSentAndNotThoughtOfAgain() {
        assertEquals(SEATS, drawn(this::think));
        assertEquals(0, drawn(this::think), "they have thought of this turn");
        assertEquals(SALTS, drawn(() -> tavern.endTurn(id)));
        assertEquals(SALTS + SEATS, drawn(() -> tavern.endTurn(id)), "of this turn they have not");
    }

    @Test
    void aThoughtIsKeptWhileItsTurnWaitsToBeSealed() {
        think();
        CampaignTurn turn = tavern.newest(id);
        tavern.database.record(books -> books.turns().change(turn, turn.locked()));
        assertEquals(0, drawn(this::think), "a turn that has ended is not thought of anew");
        assertEquals(SALTS, drawn(tavern.office.clerk()::work));
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
        assertEquals(SALTS + SEATS, drawn(() -> tavern.endTurn(id)), "they think of it as it is now");
    }

    @Test
    void aTurnThatEndsLaterThanTomorrowCanWait() {
        tavern.office.gameMaster().extend(tavern.by(GM).in(id), Duration.ofDays(2));
        assertEquals(0, drawn(this::think));
    }
}
