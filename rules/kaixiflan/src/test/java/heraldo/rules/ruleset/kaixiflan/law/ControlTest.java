package heraldo.rules.ruleset.kaixiflan.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Control of sources (R30). */
class ControlTest {

    private static final Realm START = Table.realm(1);

    /** A hex in nobody's protected zone, with no town beside it. */
    private static final Hex MINE = START.atlas().lands().keySet().stream()
            .filter(hex -> Table.GAME.law(START).peace().zone(hex).isEmpty())
            .filter(hex -> START.towns().keySet().stream().noneMatch(town -> town.distance(hex) < 2))
            .filter(hex -> START.muster().at(hex).isEmpty())
            .findFirst()
            .orElseThrow();

    private static Optional<Owner> controller(Units... units) {
        Realm mined = START.withAtlas(START.atlas()
                .change(List.of(MINE), land -> Land.of(Good.MANA, 2).revealed()));
        for (int i = 0; i < units.length; i++) {
            mined = mined.withMuster(mined.muster().plus(MINE, Owner.values()[i], units[i]));
        }
        return Table.GAME.law(mined).control().of(MINE);
    }

    @Test
    void whoeverHasColonistsThereAloneControlsIt() {
        assertEquals(Optional.of(Owner.P1), controller(new Units(1, 0)));
        assertEquals(Optional.empty(), controller(new Units(2, 0), new Units(1, 0)), "the others are contrary (R24)");
    }

    @Test
    void armiesAloneControlNothing() {
        assertEquals(Optional.empty(), controller(new Units(0, 3)));
    }
}
