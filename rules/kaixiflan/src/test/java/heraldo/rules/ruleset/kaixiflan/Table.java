package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.chart.NewRealm;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The game on its own tables, set up for tests. */
public final class Table {

    private static final String CAMPAIGN = "00000000-0000-4000-8000-000000000000";

    public static final RulesetFolder FOLDER = ConfigRoots.shipped().ruleset("kaixiflan");
    public static final Game GAME = new Game(FOLDER);

    private Table() {}

    /** The defaults of {@code options.yaml} with some changed: key, value, key, value … */
    public static SortedMap<String, String> options(String... changes) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < changes.length; i += 2) {
            chosen.put(changes[i], changes[i + 1]);
        }
        return new OptionTable(List.of(FOLDER.table("options.yaml", OptionSpec[].class))).complete(chosen);
    }

    public static SeedChain chain(long seed) {
        return SeedChain.of(CAMPAIGN, ByteBuffer.allocate(32).putLong(24, seed).array(), 200);
    }

    public static Dice setupDice(long seed) {
        return new KeyedDice(chain(seed).setupSeed());
    }

    public static List<Seat> seats(int... numbers) {
        return IntStream.of(numbers).mapToObj(Seat::new).toList();
    }

    /** A new game of six. */
    public static Realm realm(long seed, String... options) {
        return realm(seed, seats(1, 2, 3, 4, 5, 6), options);
    }

    public static Realm realm(long seed, List<Seat> seats, String... options) {
        Dice dice = setupDice(seed);
        return new NewRealm(GAME.map())
                .realm(new Setup(seats, options(options)), GAME.missions().shuffled(dice), dice);
    }
}
