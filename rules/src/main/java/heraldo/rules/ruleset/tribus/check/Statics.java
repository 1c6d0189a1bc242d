package heraldo.rules.ruleset.tribus.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Accept;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Party;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.order.Reject;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.order.Withdraw;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Asset;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What is wrong with an order whatever the position (§3): the first of the static errors that holds. */
public final class Statics {

    private static final int MOST = 9;

    private final Chart chart;

    public Statics(Chart chart) {
        this.chart = chart;
    }

    /** The first thing wrong with an order. */
    public Optional<Refusal> refusal(Order order) {
        return switch (order) {
            case Recruit recruit ->
                land(recruit.city()).or(() -> quantity(recruit.number(), 1)).or(() -> city(recruit.city()));
            case Shipbuilding ship -> land(ship.city()).or(() -> port(ship.city()));
            case Move move ->
                land(move.from(), move.to()).or(() -> quantity(move.number())).or(() -> apart(move.from(), move.to()));
            case Embark embark ->
                land(embark.from()).or(() -> sea(embark.ship())).or(() -> quantity(embark.number()));
            case Sail sail -> sea(sail.ship(), sail.to()).or(() -> apart(sail.ship(), sail.to()));
            case Landing landing -> landing(landing);
            case Assault assault ->
                sea(assault.ship(), assault.via())
                        .or(() -> land(assault.city()))
                        .or(() -> quantity(assault.occupy()))
                        .or(() -> city(assault.city()))
                        .or(() -> port(assault.city()));
            case Boarding boarding ->
                sea(boarding.ship(), boarding.via())
                        .or(() -> sea(boarding.target()))
                        .or(() -> quantity(boarding.crew()))
                        .or(() -> apart(boarding.ship(), boarding.target()));
            case Transfer transfer ->
                sea(transfer.from(), transfer.to())
                        .or(() -> quantity(transfer.number()))
                        .or(() -> apart(transfer.from(), transfer.to()));
            case Proposal proposal ->
                first(Stream.concat(proposal.give().stream(), proposal.get().stream())
                        .map(this::asset));
            case Pick pick -> land(pick.city()).or(() -> city(pick.city()));
            case Accept accept -> Optional.empty();
            case Reject reject -> Optional.empty();
            case Withdraw withdraw -> Optional.empty();
            default -> throw new IllegalArgumentException("no order of this game: " + order.getClass());
        };
    }

    private Optional<Refusal> landing(Landing order) {
        List<Party> parties = order.parties();
        boolean alone = parties.size() == 1
                || parties.stream().noneMatch(party -> party.number().all());
        boolean distinct = new TreeSet<>(parties.stream().map(Party::to).toList()).size() == parties.size();
        return unless(alone, () -> Refusal.of("E_SYNTAX", "", "why", Message.of("unread.all-and-others")))
                .or(() -> sea(order.ship(), order.via()))
                .or(() -> first(parties.stream().map(party -> land(party.to()))))
                .or(() -> first(parties.stream().map(party -> quantity(party.number()))))
                .or(() -> unless(distinct, () -> Refusal.of("E_DUP_TARGET", "T12")));
    }

    private Optional<Refusal> asset(Asset asset) {
        return switch (asset.kind()) {
            case SHIP -> sea(asset.place());
            case LAND, TROOPS -> land(asset.place());
            case CITY -> land(asset.place()).or(() -> city(asset.place()));
        };
    }

    private Optional<Refusal> land(Hex... hexes) {
        return type(chart::land, "land", hexes);
    }

    private Optional<Refusal> sea(Hex... hexes) {
        return type(chart::sea, "sea", hexes);
    }

    private Optional<Refusal> sea(Hex ship, Optional<Hex> via) {
        return sea(ship).or(() -> via.flatMap(this::sea));
    }

    private Optional<Refusal> type(Predicate<Hex> wanted, String name, Hex... hexes) {
        return Stream.of(hexes)
                .filter(hex -> !wanted.test(hex))
                .findFirst()
                .map(hex -> Refusal.of(
                        "E_TILE_TYPE", "T16", "tile", chart.name(hex), "wanted", Message.of("terrain." + name)));
    }

    private static Optional<Refusal> quantity(Amount amount) {
        return amount.all() ? Optional.empty() : quantity(amount.number(), 1);
    }

    private static Optional<Refusal> quantity(Optional<Integer> number) {
        return number.flatMap(count -> quantity(count, 0));
    }

    private static Optional<Refusal> quantity(int number, int least) {
        return unless(number >= least && number <= MOST, () -> Refusal.of("E_QTY", "T8", "n", number));
    }

    private Optional<Refusal> city(Hex hex) {
        return unless(chart.city(hex), () -> Refusal.of("E_NOT_CITY", "T8", "tile", chart.name(hex)));
    }

    private Optional<Refusal> port(Hex hex) {
        return unless(chart.port(hex), () -> Refusal.of("E_NOT_PORT", "T9", "city", new Say(chart).tile(hex)));
    }

    private Optional<Refusal> apart(Hex from, Hex to) {
        return unless(!from.equals(to), () -> Refusal.of("E_SAME_TILE", "", "tile", chart.name(from)));
    }

    private static Optional<Refusal> first(Stream<Optional<Refusal>> refusals) {
        return refusals.flatMap(Optional::stream).findFirst();
    }

    private static Optional<Refusal> unless(boolean holds, Supplier<Refusal> refusal) {
        return holds ? Optional.empty() : Optional.of(refusal.get());
    }
}
