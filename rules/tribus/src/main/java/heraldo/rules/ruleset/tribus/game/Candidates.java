package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Occasion;
import heraldo.rules.ruleset.tribus.order.Landing.Party;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.player.Worth;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values worth trying in a field of an order, as stored text, best first: from the map as one's own sheet would leave it. */
record Candidates(Values values, World world, Seat seat, String order, Board board, Worth worth)
        implements Prospects.Candidates {

    /**
     * Values for the orders of a type.
     *
     * @param after the world as the sheet would leave it
     */
    static Candidates of(Game game, World world, World after, ParamQuery query) {
        Worth worth = new Worth(game.book().chart(), after, query.seat().number());
        return new Candidates(game.values(), world, query.seat(), query.type().key(), after.board(), worth);
    }

    private Chart chart() {
        return worth.chart();
    }

    private Reach reach() {
        return new Reach(chart(), board, world.settings(), seat.number());
    }

    /** Returns the reason why the seat may not write such an order now, if there is one. */
    Optional<Message> closed() {
        Occasion occasion = switch (order) {
            case "pick" -> Occasion.DRAFT;
            case "pact", "accept", "reject", "withdraw" -> Occasion.EVER;
            default -> Occasion.TURN;
        };
        return occasion.refusal(world, seat).map(Refusal::message).map(Lacking::said);
    }

    @Override
    public Stream<String> of(Param param, SortedMap<String, String> given) {
        return switch (param.name()) {
            case "city" -> names(order.equals("assault") ? reach().beyond(given) : cities());
            case "number" -> order.equals("recruit") ? counts(1) : amounts();
            case "occupy", "crew" -> counts(0);
            case "from" -> names(order.equals("transfer") ? reach().crewed() : stacks());
            case "to" -> names(worthy(reach().ends(order, given)));
            case "ship" -> names(order.equals("embark") ? reach().aboard(given) : reach().crewed());
            case "via" -> names(reach().bases(given));
            case "target" -> names(reach().beyond(given));
            case "parties" -> parties(given);
            case "pact" -> pacts();
            case "with" -> others().map(tribe -> new Seat(tribe).toString());
            case "give" -> assets(seat.number());
            case "get" -> assets(other(given));
            default -> Stream.empty();
        };
    }

    private Stream<String> names(Stream<Hex> hexes) {
        return hexes.map(chart()::name);
    }

    /** To pick, every city; else one's own. */
    private Stream<Hex> cities() {
        return chart().cities().stream()
                .filter(city -> order.equals("pick") || board.tile(city).owner() == seat.number())
                .sorted(Comparator.comparingInt(city -> -worth.bond(city, seat.number())));
    }

    private Stream<Hex> stacks() {
        return board.tiles().keySet().stream()
                .filter(hex -> board.tile(hex).mannedBy(seat.number()))
                .sorted(Comparator.comparingInt(hex -> -board.tile(hex).soldiers()));
    }

    private Stream<Hex> worthy(Stream<Hex> ends) {
        return ends.sorted(Comparator.comparingInt(hex -> -worth.tile(hex)));
    }

    private Stream<String> counts(int least) {
        int most = Math.min(9, world.settings().stackMax());
        return IntStream.rangeClosed(least, most).mapToObj(i -> Integer.toString(most + least - i));
    }

    private Stream<String> amounts() {
        return Stream.concat(Stream.of("all"), counts(1));
    }

    /** The whole crew, or some of it, to each coast within reach(). */
    private Stream<String> parties(SortedMap<String, String> given) {
        List<Hex> coasts = worthy(reach().beside(given).filter(chart()::land)).toList();
        return amounts()
                .map(values.amount()::decode)
                .flatMap(amount -> coasts.stream().map(coast -> new Party(amount, coast)))
                .map(party -> values.parties().encode(List.of(party)));
    }

    private Stream<String> pacts() {
        Predicate<Pact> whose = order.equals("withdraw")
                ? pact -> pact.giver() == seat.number()
                : pact -> pact.receiver() == seat.number();
        return world.pacts().stream()
                .filter(pact -> !pact.accepted() && whose.test(pact))
                .map(pact -> Integer.toString(pact.id()));
    }

    private Stream<Integer> others() {
        return world.living().stream().filter(tribe -> tribe != seat.number());
    }

    private int other(SortedMap<String, String> given) {
        return given.containsKey("with")
                ? Seat.of(given.get("with")).number()
                : others().findFirst().orElse(Tribe.NOBODY);
    }

    /** Nothing, and everything a tribe has, first what it could do without most easily. */
    private Stream<String> assets(int owner) {
        Stream<Asset> assets = Stream.concat(
                world.board().tiles().entrySet().stream()
                        .filter(entry -> entry.getValue().owner() == owner)
                        .map(entry -> asset(entry.getKey(), entry.getValue().manned())),
                world.board().ships().entrySet().stream()
                        .filter(entry -> entry.getValue().owner() == owner)
                        .map(entry -> new Asset(Asset.Kind.SHIP, entry.getKey())));
        Stream<List<Asset>> each = assets.sorted(Comparator.comparingInt(asset -> worth.asset(asset, owner)))
                .map(List::of);
        return Stream.concat(Stream.of(List.<Asset>of()), each).map(values.assets()::encode);
    }

    private Asset asset(Hex hex, boolean manned) {
        Asset.Kind land = manned ? Asset.Kind.TROOPS : Asset.Kind.LAND;
        return new Asset(chart().city(hex) ? Asset.Kind.CITY : land, hex);
    }
}
