package heraldo.rules.ruleset.caos;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The game on its own tables, set up for tests. */
public final class Arena {

    public static final HostedRuleset<War> HOSTED = Hosted.find("caos");
    public static final Game GAME = new Game(HOSTED.folder());

    /** Dice that always fall on 1. */
    public static final Dice NO_DICE = new ForcedDice(new TreeMap<>());

    private Arena() {}

    public static Seat seat(int number) {
        return new Seat(number);
    }

    /** The defaults of {@code options.yaml} with some changed: key, value, key, value … */
    public static SortedMap<String, String> options(String... changes) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < changes.length; i += 2) {
            chosen.put(changes[i], changes[i + 1]);
        }
        return HOSTED.options().complete(chosen);
    }

    /** A new game in which everybody follows Chaos Undivided. */
    public static War war(int seats, String... options) {
        Setup setup = new Setup(HostedRuleset.seats(seats), options(options));
        War war = HOSTED.ruleset().play().setUp(setup, NO_DICE);
        for (Seat seat : war.seats()) {
            war = war.with(seat, band -> Band.of(band.name(), Faith.UNDIVIDED));
        }
        return war;
    }

    /** A game in which a seat owns some planets on which nobody lives. */
    public static War owning(War war, int seat, String... planets) {
        War owned = war;
        for (String planet : planets) {
            owned = owned.with(
                    planet, world -> world.ownedBy(Optional.of(seat(seat))).inhabitedBy(0));
        }
        return owned;
    }

    public static Lexicon lexicon(War war) {
        return HOSTED.lexicon(Languages.SPANISH, Roster.of(war.seats()));
    }

    /** A sheet from lines; all of them can be read. */
    public static OrderSheet sheet(War war, String... lines) {
        OrderSheet sheet = OrderSheet.EMPTY;
        for (String line : lines) {
            Order order = HOSTED.orders().read(line, lexicon(war)).order().orElseThrow();
            sheet = HOSTED.ruleset().play().enter(war, seat(1), sheet, order);
        }
        return sheet;
    }

    /** The code with which the last line of a seat is refused; empty if it stands. */
    public static Optional<String> refusal(War war, int seat, String... lines) {
        String last = lines[lines.length - 1];
        Optional<Refusal> unread = HOSTED.orders().read(last, lexicon(war)).refusal();
        if (unread.isPresent()) {
            return unread.map(Refusal::code);
        }
        List<Optional<Refusal>> refusals = HOSTED.ruleset().play().check(war, seat(seat), sheet(war, lines)).stream()
                .map(verdict -> verdict.refusal())
                .toList();
        return refusals.get(refusals.size() - 1).map(Refusal::code);
    }

    /** The sheets of some seats: those of seat 1, seat 2, … each with its lines. */
    public static SortedMap<Seat, OrderSheet> sheets(War war, String[]... lines) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].length > 0) {
                sheets.put(seat(i + 1), sheet(war, lines[i]));
            }
        }
        return sheets;
    }

    public static String[] lines(String... lines) {
        return Arrays.copyOf(lines, lines.length);
    }
}
