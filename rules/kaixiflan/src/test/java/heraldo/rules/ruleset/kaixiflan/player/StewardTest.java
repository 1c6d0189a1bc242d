package heraldo.rules.ruleset.kaixiflan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.game.Invariants;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Six stewards rule the realm for fifteen years. */
@Tag("slow")
class StewardTest {

    private static final int TURNS = 60;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void sixtyTurnsOfSixStewardsAreLegalAndLookLikeAGame(long seed) {
        Realm realm = Table.realm(seed);
        while (!realm.over() && realm.turn() <= TURNS) {
            realm = played(realm, new KeyedDice(Table.chain(seed).turnSeed(realm.turn())));
            assertEquals(List.of(), Invariants.violations(Table.GAME.book(), realm), "turn " + realm.turn());
        }
        assertTrue(explored(realm) > 100, "explored " + explored(realm));
        assertTrue(realm.provinces().values().stream().allMatch(province -> province.era() >= 3));
        assertTrue(realm.towns().values().stream()
                        .filter(town -> town.founded() > 0)
                        .count()
                >= 3);
    }

    private static Realm played(Realm realm, Dice dice) {
        Law law = Table.GAME.law(realm);
        Map<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Owner owner : realm.provinces().keySet()) {
            OrderSheet sheet = new Steward(Table.GAME.examiner(), Table.GAME.missions()).propose(law, owner);
            Table.GAME
                    .examine(law, owner, sheet)
                    .lines()
                    .forEach(line -> assertTrue(line.refusal().isEmpty(), sheet + " " + line));
            sheets.put(owner.seat().orElseThrow(), sheet);
        }
        Progress turn = Table.GAME.play(realm, sheets, dice);
        List<String> failed = turn.results().stream()
                .map(LineResult::code)
                .filter(code -> code.startsWith("INVALIDA") || code.startsWith("SIN-"))
                .toList();
        assertEquals(List.of(), failed);
        return turn.now();
    }

    private static long explored(Realm realm) {
        return realm.atlas().lands().values().stream().filter(Land::explored).count();
    }
}
