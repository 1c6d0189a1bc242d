package heraldo.rules.ruleset.cathay.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.cathay.chart.Net;
import org.junit.jupiter.api.Test;

/** Roads on any of the board's 72 edges, which do not fit one number of 64 bits. */
class EdgesTest {

    @Test
    void anyEdgeIsAddedFoundAndTakenAway() {
        Edges all = Edges.NONE;
        for (int edge = 0; edge < Net.EDGES; edge++) {
            Edges one = Edges.NONE.with(edge);
            assertArrayEquals(new int[] {edge}, one.array());
            assertTrue(one.has(edge));
            assertFalse(one.has((edge + 8) % Net.EDGES));
            assertEquals(Net.ends(edge), one.ends());
            assertEquals(one, Edges.of(one.toString()));
            assertEquals(Edges.NONE, one.without(edge));
            all = all.with(edge);
        }
        assertEquals(Net.EDGES, all.count());
        assertEquals(Net.EDGES - 1, all.without(Net.EDGES - 1).count());
        assertEquals(Edges.NONE, all.minus(all));
    }
}
