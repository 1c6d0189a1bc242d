package heraldo.rules.ruleset.caos.player;

import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a governor leaves to the band whose seat he keeps, and another captain of the engine's would do. */
@Tag("slow")
class GovernorTest {

    private static final int MOODS = 40;

    /** Each of two bands has what belongs to the other's surroundings, and could take by force what the other would swap. */
    private final War neighbours = owning(owning(Arena.war(5), 1, "YUNQUE", "SALOBRE"), 2, "POLVORA", "MASTIL")
            .with(seat(1), band -> band.withPermanent(40));

    @Test
    void whatSuitsBothIsSwappedAndNotTaken() {
        assertEquals(Set.of("OK"), swaps(Arena.HOSTED.ruleset().think()::govern));
        Set<String> otherwise = swaps(Arena.HOSTED.ruleset().think()::propose);
        assertTrue(otherwise.contains("R_SWAP_UNMATCHED"), () -> "others forget: " + otherwise);
        assertTrue(otherwise.contains("R_SWAP_VOID"), () -> "others take: " + otherwise);
    }

    @Test
    void nothingIsGivenForNothing() {
        assertFalse(written(neighbours, Arena.HOSTED.ruleset().think()::govern).stream()
                .anyMatch(Cede.class::isInstance));
        assertTrue(written(neighbours, Arena.HOSTED.ruleset().think()::propose).stream()
                .anyMatch(Cede.class::isInstance));
    }

    @Test
    void aBandWithoutHopeGoesOn() {
        War hopeless = Arena.war(5).withTurn(6).with(seat(2), band -> band.scored(50));
        assertFalse(written(hopeless, Arena.HOSTED.ruleset().think()::govern).stream()
                .anyMatch(Resign.class::isInstance));
        assertTrue(written(hopeless, Arena.HOSTED.ruleset().think()::propose).stream()
                .anyMatch(Resign.class::isInstance));
    }

    /** What comes of all swaps of two bands that are led like that. */
    private Set<String> swaps(Captains captains) {
        Set<String> codes = new TreeSet<>();
        for (int mood = 1; mood <= MOODS; mood++) {
            SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
            for (int number = 1; number <= 2; number++) {
                sheets.put(seat(number), captains.sheet(neighbours, seat(number), dice(mood)));
            }
            Resolution<War> resolution = Arena.HOSTED.ruleset().play().resolve(neighbours, sheets, Arena.NO_DICE);
            resolution.results().stream()
                    .filter(result -> result.order() instanceof Swap)
                    .map(LineResult::code)
                    .forEach(codes::add);
        }
        return codes;
    }

    /** Everything that a captain writes for the first band in one mood or another. */
    private static List<Order> written(War war, Captains captains) {
        return IntStream.rangeClosed(1, MOODS)
                .boxed()
                .flatMap(mood -> captains.sheet(war, seat(1), dice(mood)).orders().stream())
                .toList();
    }

    private static Dice dice(int mood) {
        byte[] key = new byte[32];
        key[0] = (byte) mood;
        return new KeyedDice(key);
    }

    @FunctionalInterface
    private interface Captains {

        OrderSheet sheet(War war, Seat seat, Dice mood);
    }
}
