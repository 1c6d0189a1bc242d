package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Values worth a thought in a field of an order, best first, as stored text: from the map, the player's own store and sheet so
 * far. Those that can hardly stand come last.
 */
final class Candidates {

    private static final List<Integer> ROUNDS = List.of(5, 3, 10, 1, 2, 20, 0);
    private static final List<Integer> UNITS = List.of(10, 20, 5, 50, 1);

    /** More are never named. */
    private static final int MOST = 99;

    private final World world;
    private final Costs costs;
    private final Seat seat;
    private final Stock purse;
    private final List<Integer> own;
    private final Garrisons garrisons;

    Candidates(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        this.world = world;
        this.costs = book.costs();
        this.seat = seat;
        Rehearsal rehearsal = Rehearsal.of(world, book, seat, sheet);
        this.purse = rehearsal.left();
        this.own = new Holdings(world).of(seat.number());
        this.garrisons = new Garrisons(world, rehearsal);
    }

    /** Values for a field of an order whose other fields may be filled in already. */
    Stream<String> of(String order, Param param, SortedMap<String, String> given) {
        return switch (param.type().orElseThrow().name()) {
            case "hex" -> names(hexes(order, param.name(), given));
            case "city" -> cities();
            case "soldiers" -> numbers(soldiers(order, given));
            case "rounds" -> numbers(ROUNDS.stream());
            case "realm" -> realms(order, given);
            case "resource" -> scarcestFirst().map(Resource::id);
            case "bundle" -> bundles(param.name(), given);
            case "origin" -> origins(given);
            case "grant" -> grants();
            default -> Stream.empty();
        };
    }

    private Stream<Integer> hexes(String order, String param, SortedMap<String, String> given) {
        return switch (order) {
            case "attack" -> targets();
            case "buy" -> foreign(given);
            case "move" -> param.equals("from") ? mannedFirst() : frontierFirst();
            case "dismiss" -> mannedFirst();
            case "recruit" -> frontierFirst();
            case "cede", "sell" -> own.stream().sorted(Comparator.comparingInt(this::level));
            case "capital" -> courts();
            default -> own.stream().sorted(Comparator.comparing(this::dear).thenComparing(highestFirst()));
        };
    }

    private int level(int hex) {
        return world.tile(hex).level();
    }

    private boolean mine(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    private boolean city(int hex) {
        return world.tile(hex).city();
    }

    private Comparator<Integer> highestFirst() {
        return Comparator.comparingInt(this::level).reversed();
    }

    /** Cities, the highest first; the one that is the capital already, last. */
    private Stream<Integer> courts() {
        return own.stream()
                .filter(this::city)
                .sorted(Comparator.comparing((Integer hex) -> world.realm(seat).capital() == hex)
                        .thenComparing(highestFirst()));
    }

    /** Returns whether raising a hex costs more than the stock has; true at the top level too. */
    private boolean dear(int hex) {
        return level(hex) == Tile.TOP || !purse.covers(costs.build(level(hex)));
    }

    /** Lists the hexes that can be attacked, the best first; those without own soldiers beside them come last. */
    private Stream<Integer> targets() {
        return Board.HEXES.stream()
                .filter(hex -> !mine(hex) && Board.neighbours(hex).anyMatch(this::mine))
                .sorted(Comparator.comparing((Integer hex) ->
                                Board.neighbours(hex).noneMatch(beside -> mine(beside) && garrisons.at(beside) > 0))
                        .thenComparing(highestFirst()));
    }

    /** Lists the hexes of other realms, only those of the owner in the field {@code from} if it has one. */
    private Stream<Integer> foreign(SortedMap<String, String> given) {
        String from = given.get("from");
        return Board.HEXES.stream().filter(hex -> {
            Tile tile = world.tile(hex);
            boolean named = from == null
                    || (!tile.neutral() && new Seat(tile.owner()).toString().equals(from));
            return !tile.neutral() && !mine(hex) && named;
        });
    }

    private Stream<Integer> manned() {
        return mannedFirst().filter(hex -> garrisons.at(hex) > 0);
    }

    private Stream<Integer> mannedFirst() {
        return own.stream().sorted(Comparator.comparingInt(hex -> -garrisons.at(hex)));
    }

    private Stream<Integer> frontierFirst() {
        return own.stream()
                .sorted(Comparator.comparing(
                        (Integer hex) -> Board.neighbours(hex).allMatch(this::mine)));
    }

    private Stream<String> cities() {
        return Stream.concat(
                Stream.of("*"),
                own.stream().filter(hex -> world.tile(hex).city()).map(Board::name));
    }

    /** As many as can be paid, or as there are; half of them; a few. One may be recruited on credit. */
    private Stream<Integer> soldiers(String order, SortedMap<String, String> given) {
        String from = given.getOrDefault("from", given.get("hex"));
        int most = order.equals("recruit") ? Math.max(1, purse.affords(costs.recruit(), MOST)) : garrison(from);
        return Stream.of(most, most / 2, 5, 3, 2, 1).filter(number -> number >= 1 && number <= most);
    }

    private int garrison(@Nullable String hex) {
        return hex == null
                ? own.stream().mapToInt(each -> garrisons.at(each)).max().orElse(0)
                : garrisons.at(Board.hex(hex));
    }

    private Stream<String> realms(String order, SortedMap<String, String> given) {
        Optional<Tile> bought = Optional.ofNullable(given.get("hex"))
                .filter(hex -> order.equals("buy"))
                .map(hex -> world.tile(Board.hex(hex)));
        return Stream.concat(
                        others(),
                        world.everybody().filter(other -> !world.realm(other).active()))
                .filter(other -> !other.equals(seat))
                .filter(other ->
                        bought.filter(tile -> tile.owner() != other.number()).isEmpty())
                .map(Seat::toString);
    }

    private Stream<Seat> others() {
        return world.playing().filter(other -> !other.equals(seat));
    }

    private Stream<Resource> scarcestFirst() {
        return Resource.ALL.stream().sorted(Comparator.comparingInt(purse::get));
    }

    /**
     * Players give and pay with what they have most of and want what they have least of; what is on the other side comes last.
     */
    private Stream<String> bundles(String param, SortedMap<String, String> given) {
        boolean wanted = param.equals("gets") || (param.equals("price") && given.containsKey("to"));
        Stock other = Stock.of(given.getOrDefault(wanted ? "gives" : "gets", Stock.NONE.toString()));
        List<Resource> order =
                wanted ? scarcestFirst().toList() : scarcestFirst().toList().reversed();
        return order.stream()
                .sorted(Comparator.comparing(resource -> other.get(resource) > 0))
                .flatMap(resource -> UNITS.stream()
                        .filter(units -> wanted || units <= purse.get(resource))
                        .map(units -> Stock.of(resource, units).toString()));
    }

    /** Neighbours of the target that have soldiers, the strongest first, with all of them and with half. */
    private Stream<String> origins(SortedMap<String, String> given) {
        String target = given.get("target");
        return manned().filter(hex -> target == null || Board.adjacent(hex, Board.hex(target)))
                .flatMap(hex -> Stream.of(garrisons.at(hex), (garrisons.at(hex) + 1) / 2)
                        .distinct()
                        .map(soldiers -> Board.name(hex) + ":" + soldiers));
    }

    private Stream<String> grants() {
        return own.stream().flatMap(hex -> others().map(to -> Board.name(hex) + ">" + to));
    }

    private static Stream<String> names(Stream<Integer> hexes) {
        return hexes.map(Board::name);
    }

    private static Stream<String> numbers(Stream<Integer> numbers) {
        return numbers.distinct().map(String::valueOf);
    }
}
