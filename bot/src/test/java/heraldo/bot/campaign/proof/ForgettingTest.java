package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.seat.PrivacyDesk.Traces;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever is forgotten stands nowhere any more, and what he played can be verified as before. */
@Tag("slow")
class ForgettingTest extends InTavern {

    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    private Traces forget(Act act) {
        return tavern.office.privacy().forget(act, (campaign, seat) -> "Jugador " + seat);
    }

    private boolean known(long user) {
        return tavern.database.read(books -> books.people().of(user)).values().stream()
                .anyMatch(rows -> !rows.isEmpty());
    }

    private Occupancy seat(CampaignId id, int number) {
        return tavern.office.campaigns().roster(id).occupancy(new Seat(number));
    }

    @Test
    void whoeverIsForgottenStandsNowhereAndTheRecordIsWhatItWas() {
        CampaignId id = archivist.ended();
        tavern.office.preferences().settle(tavern.by(ANA), Preference.usual(ANA).withTheme(Optional.of("paper")));
        byte[] before = archivist.file(id, Viewer.DIRECTOR);
        assertEquals(List.of(), archivist.verify(before).faults());
        for (long user : new long[] {ANA, GM}) {
            assertEquals(new Traces(1, 0), forget(tavern.by(user)));
            assertFalse(known(user));
            assertEquals(Preference.usual(user), tavern.office.preferences().of(user));
        }
        assertTrue(known(BEN), "the others stay who they are");
        tavern.restart();
        assertFalse(known(ANA));
        assertEquals("Jugador 1", seat(id, 1).userName());
        assertTrue(seat(id, 1).played() && seat(id, 1).user() < -1_000);
        assertEquals(BEN, seat(id, 2).user());
        byte[] after = new Archivist(tavern).file(id, Viewer.DIRECTOR);
        assertArrayEquals(before, after);
        assertEquals(List.of(), new Archivist(tavern).verify(after).faults());
    }

    @Test
    void theSameWishIsGrantedOnceAndTwoForgottenPeopleAreTwo() {
        CampaignId id = archivist.ended();
        Act wish = tavern.by(ANA);
        forget(wish);
        long pseudonym = seat(id, 1).user();
        forget(wish);
        forget(tavern.by(BEN));
        assertEquals(pseudonym, seat(id, 1).user());
        assertTrue(seat(id, 2).user() < -1_000 && seat(id, 2).user() != pseudonym);
        assertEquals(new Traces(0, 0), forget(tavern.by(ANA)), "nothing is left of her");
    }

    @Test
    void whoPlaysOrDirectsIsNotForgottenAndWhoHasLeftIsWhereItIsOver() {
        CampaignId over = archivist.ended();
        CampaignId goesOn = archivist.twoTurns();
        for (long user : new long[] {ANA, GM}) {
            RefusedException refused = assertThrows(RefusedException.class, () -> forget(tavern.by(user)));
            assertEquals(
                    "campaign.refusal.forget-seated",
                    refused.refusal().message().key());
        }
        assertEquals(ANA, seat(over, 1).user(), "nothing has been changed");
        tavern.office.campaigns().leave(tavern.by(ANA).in(goesOn));
        assertEquals(new Traces(1, 1), forget(tavern.by(ANA)));
        assertTrue(seat(over, 1).user() < -1_000);
        assertTrue(known(ANA), "where the game goes on she may not come back to another seat");
    }
}
