package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * <i>Pacto</i>: what a tribe offers another and asks for. Two proposals that mirror each other are one accepted pact, whatever
 * favours they name (Q39).
 *
 * @param note the favour, in words; published and not enforced (Q40)
 */
public record Proposal(Seat with, List<Asset> give, List<Asset> get, Optional<String> note) implements Bargain {
    public Proposal {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }

    public static OrderType<Proposal> type(Values values) {
        return OrderType.of(
                "pact",
                Proposal.class,
                Param.one("with", values.tribe()),
                Param.one("give", values.assets()),
                Param.one("get", values.assets()),
                Param.optional("note", values.note()));
    }

    @Override
    public Round round() {
        return Round.PROPOSING;
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return Statics.first(assets().map(asset -> misfit(statics, asset)));
    }

    /** All that passes. */
    public Stream<Asset> assets() {
        return Stream.concat(give.stream(), get.stream());
    }

    private static Optional<Refusal> misfit(Statics statics, Asset asset) {
        Hex place = asset.place();
        return switch (asset.kind()) {
            case SHIP -> statics.sea(place);
            case LAND, TROOPS -> statics.land(place);
            case CITY -> statics.land(place).or(() -> statics.city(place));
        };
    }

    @Override
    public Optional<Refusal> refusal(Chart chart, World world, int tribe) {
        int other = with.number();
        boolean distinct = assets().map(Asset::place).distinct().count() == give.size() + get.size();
        return Statics.unless(other != tribe, () -> Refusal.of("E_SELF", "Q39"))
                .or(() -> Statics.unless(
                        world.in(other), () -> Refusal.of("E_TRIBE_OUT", "Q39", "tribe", Say.tribe(other))))
                .or(() -> Statics.unless(distinct, () -> Refusal.of("E_DUP_ASSET", "Q38")))
                .or(() -> missing(chart, world, tribe, give))
                .or(() -> missing(chart, world, other, get));
    }

    private static Optional<Refusal> missing(Chart chart, World world, int giver, List<Asset> assets) {
        Property property = new Property(chart);
        return assets.stream()
                .filter(asset -> !property.owns(world.board(), giver, asset))
                .findFirst()
                .map(asset ->
                        Refusal.of("E_ASSET", "Q38", "asset", new Say(chart).asset(asset), "tribe", Say.tribe(giver)));
    }

    @Override
    public Optional<Settlement> settled(World world, int tribe) {
        Bargains bargains = world.bargains();
        Pact pact = pact(world, tribe);
        Optional<Pact> mirrored = mirrors(world, pact)
                .min(Comparator.comparing((Pact standing) -> !standing.note().equals(note)))
                .map(standing -> standing.noting(note));
        if (mirrored.isPresent()) {
            return mirrored.map(agreed -> new Settlement(bargains.accepting(agreed), agreed, "pact.accepted"));
        }
        return bargains.pacts().stream().anyMatch(pact::repeats)
                ? Optional.empty()
                : Optional.of(new Settlement(bargains.proposing(pact), pact, "pact.proposed"));
    }

    private Pact pact(World world, int tribe) {
        return new Pact(
                world.bargains().nextPact(),
                tribe,
                with.number(),
                give,
                get,
                note,
                world.calendar().ticks(),
                false);
    }

    /** Lists the open proposals of the other tribe that this one would accept. */
    private static Stream<Pact> mirrors(World world, Pact pact) {
        return world.pacts().stream().filter(standing -> !standing.accepted() && pact.mirrors(standing));
    }

    @Override
    public List<Deal> deals(World world, Seat seat) {
        boolean answers = mirrors(world, pact(world, seat.number())).findAny().isPresent();
        return answers ? List.of() : List.of(new Deal(with, mirrored(seat), Message.of("deal.pact"), true));
    }

    /** The same pact as the other tribe would propose it. */
    private Proposal mirrored(Seat seat) {
        List<Asset> theirs = get;
        List<Asset> ours = give;
        return new Proposal(seat, theirs, ours, note);
    }
}
