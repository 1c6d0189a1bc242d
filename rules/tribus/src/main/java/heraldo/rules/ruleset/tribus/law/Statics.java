package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Static tests of an order, whatever the position, one by one (§3). */
public record Statics(Chart chart) {

    private static final int MOST = 9;

    /** All of these are tiles of land. */
    public Optional<Refusal> land(Hex... hexes) {
        return type(chart::land, "land", hexes);
    }

    /** All of these are tiles of sea. */
    public Optional<Refusal> sea(Hex... hexes) {
        return type(chart::sea, "sea", hexes);
    }

    private Optional<Refusal> type(Predicate<Hex> wanted, String name, Hex... hexes) {
        for (Hex hex : hexes) {
            if (!wanted.test(hex)) {
                return Optional.of(Refusal.of(
                        "E_TILE_TYPE", "T16", "tile", chart.name(hex), "wanted", Message.of("terrain." + name)));
            }
        }
        return Optional.empty();
    }

    /** So many soldiers, or none, may go. */
    public Optional<Refusal> quantity(Optional<Integer> number) {
        return number.flatMap(count -> quantity(count, 0));
    }

    /** So many soldiers may go. */
    public Optional<Refusal> quantity(int number, int least) {
        return unless(number >= least && number <= MOST, () -> Refusal.of("E_QTY", "T8", "n", number));
    }

    /** It is a city. */
    public Optional<Refusal> city(Hex hex) {
        return unless(chart.city(hex), () -> Refusal.of("E_NOT_CITY", "T8", "tile", chart.name(hex)));
    }

    /** It is a city with a harbour. */
    public Optional<Refusal> port(Hex hex) {
        return unless(chart.port(hex), () -> Refusal.of("E_NOT_PORT", "T9", "city", new Say(chart).tile(hex)));
    }

    /** They are two tiles. */
    public Optional<Refusal> apart(Hex from, Hex to) {
        return unless(!from.equals(to), () -> Refusal.of("E_SAME_TILE", "", "tile", chart.name(from)));
    }

    /** The first of several. */
    public static Optional<Refusal> first(Stream<Optional<Refusal>> refusals) {
        return refusals.flatMap(Optional::stream).findFirst();
    }

    /** A refusal unless something holds. */
    public static Optional<Refusal> unless(boolean holds, Supplier<Refusal> refusal) {
        return holds ? Optional.empty() : Optional.of(refusal.get());
    }
}
