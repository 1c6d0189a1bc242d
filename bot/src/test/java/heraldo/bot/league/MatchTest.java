package heraldo.bot.league;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is told of a game of two governors. */
class MatchTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);

    private static SortedMap<Seat, Integer> table(int one, int two) {
        return new TreeMap<>(Map.of(ONE, one, TWO, two));
    }

    private static Match match(Optional<Outcome> outcome, List<SortedMap<Seat, Integer>> tables) {
        Governor captain = new Governor(Temper.BUILDER, Strength.CAPTAIN);
        return new Match(new TreeMap<>(Map.of(ONE, captain, TWO, captain)), outcome, tables, new TreeSet<>());
    }

    @Test
    void theLeadChangesWhenAnotherLeadsAlone() {
        Match match = match(Optional.empty(), List.of(table(2, 1), table(2, 2), table(3, 2), table(3, 4), table(6, 5)));
        assertEquals(2, match.leadChanges());
        assertTrue(match.decidedEarly());
        assertEquals(83, match.runnerUp());
    }

    @Test
    void nothingIsDecidedAtHalfTimeWhileSeveralLead() {
        Match tied = match(Optional.empty(), List.of(table(2, 2), table(3, 1)));
        assertTrue(tied.halfTimeLeader().isEmpty());
        assertFalse(tied.decidedEarly());
        Match alone = match(Optional.empty(), List.of(table(2, 1), table(3, 1)));
        assertTrue(alone.decidedEarly());
        Drama drama = new Drama(List.of(tied, alone));
        assertEquals(new Rate(1, 2), drama.ledAtHalfTime());
        assertEquals(new Rate(1, 1), drama.decidedEarly());
    }

    @Test
    void whoIsChosenByTheWinnerHasNotWon() {
        Outcome both = new Outcome(new TreeSet<>(List.of(ONE, TWO)), Message.of("end"));
        assertEquals(0, match(Optional.of(both), List.of(table(9, 4))).share(TWO));
        assertEquals(0.5, match(Optional.of(both), List.of(table(4, 4))).share(TWO));
    }

    @Test
    void aGameThatIsStoppedIsWonByWhoeverLeads() {
        Match match = match(Optional.empty(), List.of(table(5, 1), table(1, 5)));
        assertEquals(1, match.share(TWO));
        assertFalse(match.decidedEarly());
        assertTrue(match.ending().isEmpty());
    }

    @Test
    void halfOfAHundredIsNotKnownBetterThanWithinTenOfAHundred() {
        Rate rate = new Rate(50, 100);
        assertEquals(0.404, rate.low(), 0.001);
        assertEquals(0.596, rate.high(), 0.001);
    }
}
