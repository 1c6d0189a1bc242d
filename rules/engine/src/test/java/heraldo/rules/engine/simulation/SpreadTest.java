package heraldo.rules.engine.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void theUsualTotalIsOneThatCameAndLiesInItsRange() {
        assertEquals(new Spread(-3, -3, -3, -3, -3, 1), Spread.of(List.of(-3)));
        assertEquals(new Spread(0, 0, 2, 3, 4, 1), Spread.of(List.of(4, 0, 3, 1, 2)));
        List<Integer> even = List.of(2, 2, 4, 4, 4, 4, 2, 4);
        assertEquals(new Spread(2, 2, 4, 4, 4, 5), Spread.of(even), "+3 where only even sums can be");
        List<Integer> bonus = List.of(2, 2, 2, 2, 2, 3, 17, 17);
        assertEquals(
                new Spread(2, 2, 2, 3, 17, 5), Spread.of(bonus), "no mean of what is won with and without a bonus");
        List<Integer> outliers = new ArrayList<>(List.of(-10, -9, 21, 21, 21));
        for (int i = 0; i < 15; i++) {
            outliers.add(23 + i % 6);
        }
        Spread spread = Spread.of(outliers);
        assertTrue(spread.low() <= spread.usual() && spread.usual() <= spread.high(), spread::toString);
        List<Integer> scattered = IntStream.range(0, 40).map(i -> i * i).boxed().toList();
        assertEquals(0, Spread.of(scattered).often(), "none of them is common");
        assertEquals(19 * 19, Spread.of(scattered).usual());
        assertNotEquals(Spread.of(List.of(1)), Spread.of(List.of(2)));
    }
}
