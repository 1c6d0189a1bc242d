package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Ways;
import heraldo.rules.ruleset.tribus.state.Board;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reach of the fields already filled in: from the tile that they name, or from any where the tribe has soldiers. */
record Reach(Chart chart, Board board, Settings settings, int tribe) {

    private Ways ways() {
        return new Ways(chart, board);
    }

    /** Ships of the tribe with a crew. */
    Stream<Hex> crewed() {
        return board.ships().keySet().stream().filter(hex -> board.crewed(hex, tribe));
    }

    private Stream<Hex> starts(SortedMap<String, String> given, String field, Stream<Hex> any) {
        return Optional.ofNullable(given.get(field))
                .map(name -> Stream.of(chart.hex(name)))
                .orElse(any);
    }

    private Stream<Hex> stacks(SortedMap<String, String> given) {
        return starts(
                given,
                "from",
                board.tiles().keySet().stream().filter(hex -> board.tile(hex).mannedBy(tribe)));
    }

    private Stream<Hex> ships(SortedMap<String, String> given) {
        return starts(given, "ship", crewed());
    }

    private static Stream<Hex> each(Stream<Hex> starts, Function<Hex, Collection<Hex>> ways) {
        return starts.flatMap(start -> ways.apply(start).stream()).distinct();
    }

    /** Lists the tiles where an order may end. */
    Stream<Hex> ends(String order, SortedMap<String, String> given) {
        return switch (order) {
            case "move" -> each(stacks(given), start -> ways().byLand(start, settings.landMove()));
            case "sail" -> each(ships(given), start -> ways().bySea(start, settings.seaMove()));
            default ->
                each(starts(given, "from", crewed()), Hex::neighbours)
                        .filter(hex -> board.ship(hex).isPresent());
        };
    }

    /** Ships that soldiers can go aboard. */
    Stream<Hex> aboard(SortedMap<String, String> given) {
        return each(stacks(given), start -> ways().aboard(start, settings.landMove()))
                .filter(hex -> board.ship(hex).isPresent());
    }

    /** Lists the tiles to which a ship may go before it acts. */
    Stream<Hex> bases(SortedMap<String, String> given) {
        return each(ships(given), start -> ways().bySea(start, settings.seaMove() - 1));
    }

    /**
     * Lists the targets that a ship can attack: from its base or, if the fields name none, from where it lies, then from where it
     * may sail first (Q28).
     */
    Stream<Hex> beyond(SortedMap<String, String> given) {
        return given.containsKey("via")
                ? beside(given)
                : Stream.concat(
                                beside(given),
                                each(bases(given), Hex::neighbours).filter(this::target))
                        .distinct();
    }

    private boolean target(Hex hex) {
        return chart.land(hex) || board.ship(hex).isPresent();
    }

    /** Lists the targets beside the base of a ship or, if the fields name no base, beside the ship itself. */
    Stream<Hex> beside(SortedMap<String, String> given) {
        Stream<Hex> bases = given.containsKey("via") ? Stream.of(chart.hex(given.get("via"))) : ships(given);
        return each(bases, Hex::neighbours).filter(this::target);
    }
}
