package heraldo.rules.ruleset.hexadominacion.governor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.testing.Sampling;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class StrengthTest {

    private static final int GAMES = Sampling.size("heraldo.strength.games", 4, 24);
    private static final int SEATS = 3;

    @Tag("long")
    @Test
    void aCaptainWinsMoreThanItsShareAgainstTwoApprentices() {
        long won =
                IntStream.range(0, GAMES).parallel().filter(StrengthTest::won).count();
        assertTrue(won * 100 > GAMES * 60, () -> won + " of " + GAMES);
    }

    private static boolean won(int game) {
        Seat captain = new Seat(game % SEATS + 1);
        World world = Table.world(SEATS, game);
        while (!world.over()) {
            world = next(world, game, captain);
        }
        return Table.RULES.play().outcome(world).orElseThrow().winners().contains(captain);
    }

    private static World next(World world, int game, Seat captain) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        int turn = Table.RULES.play().turn(world).number();
        for (Seat seat : world.playing().toList()) {
            Temper temper = Temper.values()[(seat.number() + game) % Temper.values().length];
            Governor governor = new Governor(temper, seat.equals(captain) ? Strength.CAPTAIN : Strength.APPRENTICE);
            sheets.put(seat, Council.decide(Table.RULES, world, seat, governor, Table.dice(game + 1000L, turn)));
        }
        return Table.RULES.play().resolve(world, sheets, Table.dice(game, turn)).state();
    }
}
