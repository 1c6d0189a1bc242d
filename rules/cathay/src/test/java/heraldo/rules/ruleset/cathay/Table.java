package heraldo.rules.ruleset.cathay;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.cathay.state.Position;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The game on its own tables, played line by line. */
public final class Table {

    private static final ConfigRoots ROOTS = ConfigRoots.shipped();
    private static final String CAMPAIGN = "00000000-0000-4000-8000-000000000000";

    public static final RulesetFolder FOLDER = ROOTS.ruleset("cathay");
    public static final Ruleset<Position> RULES = new CathayGame().create(FOLDER);
    public static final HostedRuleset<?> HOSTED =
            RulesetCatalog.scan(ROOTS).find("cathay").orElseThrow();

    private Position position;
    private Dice dice = new ForcedDice(new TreeMap<>());

    private Table(Position position) {
        this.position = position;
    }

    /** A new game. */
    public static Table of(int seats, long seed, String... options) {
        return new Table(RULES.play().setUp(setup(seats, options), setupDice(seed)));
    }

    public static Setup setup(int seats, String... options) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return new Setup(HostedRuleset.seats(seats), HOSTED.options().complete(chosen));
    }

    public static Dice setupDice(long seed) {
        byte[] master = ByteBuffer.allocate(32).putLong(24, seed).array();
        return new KeyedDice(SeedChain.of(CAMPAIGN, master).setupSeed());
    }

    /** An order as it is written. */
    public static Order order(String line) {
        return HOSTED.orders().read(line, lexicon()).order().orElseThrow();
    }

    public static OrderSheet sheet(String... lines) {
        OrderSheet sheet = OrderSheet.EMPTY;
        for (String line : lines) {
            sheet = sheet.with(order(line));
        }
        return sheet;
    }

    public static Lexicon lexicon() {
        return HOSTED.lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(4)));
    }

    public Position position() {
        return position;
    }

    public void position(Position other) {
        position = other;
    }

    /** The next dice that fall, by label. */
    public void dice(Map<String, List<Integer>> values) {
        dice = new ForcedDice(values);
    }

    /** A seat hands in a sheet. */
    public Resolution<Position> sends(Seat seat, String... lines) {
        return resolve(Map.of(seat, sheet(lines)));
    }

    /** The deadline of the open turn passes. */
    public Resolution<Position> deadline() {
        return resolve(Map.of());
    }

    /** The seat that is due hands in a sheet. */
    public Resolution<Position> plays(String... lines) {
        return sends(position.active(), lines);
    }

    private Resolution<Position> resolve(Map<Seat, OrderSheet> sheets) {
        Resolution<Position> resolution = RULES.play().resolve(position, sheets, dice);
        position = resolution.state();
        return resolution;
    }
}
