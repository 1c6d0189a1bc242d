package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.state.WorldDraft;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The game on its own tables, set up for tests. */
public final class Table {

    private static final String CAMPAIGN = "00000000-0000-4000-8000-000000000000";

    public static final RulesetFolder FOLDER = ConfigRoots.shipped().ruleset("hexadominacion");
    public static final Game GAME = new Game(FOLDER);
    public static final Ruleset<World> RULES = new HexaDominacionGame().create(FOLDER);

    private static final OrderBook ORDERS = new OrderBook(GAME.orders(), FOLDER.bundles(), "E_SYNTAX");

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

    /** The dice of a round. */
    public static Dice dice(long seed, int round) {
        return new KeyedDice(chain(seed).turnSeed(round));
    }

    /** A new game of so many realms. */
    public static World world(int seats, long seed, String... options) {
        return RULES.play()
                .setUp(
                        new Setup(HostedRuleset.seats(seats), options(options)),
                        new KeyedDice(chain(seed).setupSeed()));
    }

    /** The sample map with six realms. */
    public static World sample(String... options) {
        return GAME.chart().sample(new Setup(HostedRuleset.seats(6), options(options)));
    }

    /** The sample map as so many players see it before the start. */
    public static World sampleFor(int players) {
        return RULES.play()
                .sample(new Setup(HostedRuleset.seats(players), options()))
                .orElseThrow();
    }

    /** A world with something changed. */
    public static World with(World world, Consumer<WorldDraft> change) {
        return world.change(change);
    }

    /** A sheet of written lines. */
    public static OrderSheet sheet(String... lines) {
        return sheet(ORDERS.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(6))), lines);
    }

    /** A sheet of lines written in a game. */
    public static OrderSheet sheet(World world, String... lines) {
        Lexicon words = ORDERS.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(world.seats())));
        return sheet(words.titled(RULES.tell().titles(world)), lines);
    }

    private static OrderSheet sheet(Lexicon words, String... lines) {
        Order[] orders = Arrays.stream(lines)
                .map(line -> ORDERS.read(line, words).order().orElseThrow(() -> new IllegalArgumentException(line)))
                .toArray(Order[]::new);
        return OrderSheet.of(orders);
    }

    /** The sheets of seat 1, seat 2 and so on. */
    public static SortedMap<Seat, OrderSheet> sheets(OrderSheet... sheets) {
        SortedMap<Seat, OrderSheet> all = new TreeMap<>();
        for (int i = 0; i < sheets.length; i++) {
            all.put(new Seat(i + 1), sheets[i]);
        }
        return all;
    }
}
