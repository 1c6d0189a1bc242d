package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The reason that is told where no order of a type stands (§3.3). */
class LackingTest {

    private static final OrderType<?> EXPLORE = new KaixiflanGame()
            .create(Table.FOLDER).play().orders().stream()
                    .filter(type -> type.key().equals("explore"))
                    .findFirst()
                    .orElseThrow();

    private static Refusal funds(int lack) {
        return Refusal.of("E-FONDOS", "R11", "lack", lack);
    }

    private static String nearest(Refusal... refusals) {
        Lacking lacking = new Lacking();
        for (Refusal refusal : refusals) {
            lacking.note(Optional.of(refusal));
        }
        return lacking.nearest(EXPLORE).orElseThrow().toString();
    }

    @Test
    void theCheckThatComesLastIsNearestInWhicheverOrderTheyWereTried() {
        Refusal far = Refusal.of("E-DIST", "R1");
        String money = Lacking.said(funds(3), EXPLORE).toString();
        assertEquals(money, nearest(far, funds(3)));
        assertEquals(money, nearest(funds(3), far));
    }

    @Test
    void theSmallestLackIsNearest() {
        String least = Lacking.said(funds(1), EXPLORE).toString();
        assertEquals(least, nearest(funds(3), funds(1), funds(2)));
    }

    @Test
    void aReasonWithWordsOfItsOwnKeepsThem() {
        assertEquals(
                "lacking.E-DIST",
                Lacking.said(Refusal.of("E-DIST", "R1"), EXPLORE).key());
        Refusal special = new Refusal("E-DIST", "R1", Message.of("refusal.E-DIST-SEA"));
        assertEquals("lacking.E-DIST-SEA", Lacking.said(special, EXPLORE).key());
        Refusal foreign = new Refusal("E-DIST", "R1", Message.of("gloss.unexplored"));
        assertEquals("lacking.E-DIST", Lacking.said(foreign, EXPLORE).key());
    }
}
