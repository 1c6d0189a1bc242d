package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.order.pact.Proposal;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Asset.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Offers pacts now and then: lands that lie better with the other, ships for land, and what despair or arrogance suggest. */
final class Overtures implements Habit {

    private static final int DRIFTING = 2;

    @Override
    public void follow(Plan plan) {
        boolean waiting = plan.now().pacts().stream().anyMatch(pact -> pact.giver() == plan.tribe);
        List<Integer> others = plan.now().living().stream()
                .filter(tribe -> tribe != plan.tribe)
                .toList();
        if (waiting
                || others.isEmpty()
                || !plan.personality.once("overture", plan.personality.stance().offers())) {
            return;
        }
        int other = others.get(plan.personality.die("partner", others.size()) - 1);
        Optional<Proposal> offer = switch (plan.personality.die("offer", 6)) {
            case 1 -> plan.personality.loyal() ? Optional.empty() : surrender(plan, other);
            case 2 -> arrogance(plan, other);
            case 3 -> plan.personality.loyal() ? Optional.empty() : tribute(plan, other);
            case 4 -> sale(plan, other);
            case 5 -> cities(plan, other);
            default -> exchange(plan, other);
        };
        offer.or(() -> exchange(plan, other)).ifPresent(proposal -> propose(plan, proposal));
    }

    /** Proposes a pact unless one of its tiles is pledged already, then pledges them: others may agree at once. */
    private static void propose(Plan plan, Proposal proposal) {
        List<Hex> places = proposal.assets().map(Asset::place).toList();
        if (places.stream().noneMatch(plan::pledged) && plan.add(proposal)) {
            plan.pledge(places);
        }
    }

    private static Proposal proposal(int other, List<Asset> give, List<Asset> get) {
        return new Proposal(new Seat(other), give, get, Optional.empty());
    }

    /** Land that nobody stands on and nobody has been promised. */
    private static Stream<Hex> lands(Plan plan, int owner) {
        return plan.chart.tiles().stream()
                .filter(hex -> !plan.chart.city(hex)
                        && plan.tile(hex).owner() == owner
                        && !plan.tile(hex).manned()
                        && !plan.pledged(hex));
    }

    /** The land of one tribe that lies most among those of another. */
    private static Optional<Hex> misplaced(Plan plan, int owner, int other) {
        Worth worth = Worth.of(plan);
        return lands(plan, owner)
                .filter(hex -> worth.bond(hex, other) > 0 && worth.bond(hex, other) >= worth.bond(hex, owner))
                .max(Comparator.comparingInt(hex -> worth.bond(hex, other) - worth.bond(hex, owner)));
    }

    private static Optional<Proposal> exchange(Plan plan, int other) {
        return misplaced(plan, plan.tribe, other)
                .flatMap(give -> misplaced(plan, other, plan.tribe)
                        .map(get -> proposal(
                                other, List.of(new Asset(Kind.LAND, give)), List.of(new Asset(Kind.LAND, get)))));
    }

    /** A ship that nobody mans for some of the other's land. */
    private static Optional<Proposal> sale(Plan plan, int other) {
        Worth worth = Worth.of(plan);
        List<Asset> price = lands(plan, other)
                .filter(hex -> worth.bond(hex, plan.tribe) > 0)
                .limit(DRIFTING)
                .map(hex -> new Asset(Kind.LAND, hex))
                .toList();
        return plan.board().ships().keySet().stream()
                .filter(hex -> plan.board()
                        .ship(hex, plan.tribe)
                        .filter(ship -> !ship.manned())
                        .isPresent())
                .findFirst()
                .filter(ship -> !price.isEmpty())
                .map(ship -> proposal(other, List.of(new Asset(Kind.SHIP, ship)), price));
    }

    /** The weaker tribe buys its peace with a stack or a ship. */
    private static Optional<Proposal> tribute(Plan plan, int other) {
        if (score(plan, plan.tribe) >= score(plan, other)) {
            return Optional.empty();
        }
        Stream<Asset> stacks = plan.stacks().stream()
                .filter(hex -> !plan.chart.city(hex) && plan.tile(hex).soldiers() == 1)
                .map(hex -> new Asset(Kind.TROOPS, hex));
        return stacks.findFirst().map(gift -> proposal(other, List.of(gift), List.of()));
    }

    /** The stronger tribe asks for what it would like and gives nothing. */
    private static Optional<Proposal> arrogance(Plan plan, int other) {
        Stream<Asset> ships = plan.board().ships().entrySet().stream()
                .filter(entry -> entry.getValue().owner() == other)
                .map(entry -> new Asset(Kind.SHIP, entry.getKey()));
        return score(plan, plan.tribe) <= score(plan, other)
                ? Optional.empty()
                : Stream.concat(
                                ships,
                                misplaced(plan, other, plan.tribe).map(hex -> new Asset(Kind.LAND, hex)).stream())
                        .findFirst()
                        .map(wish -> proposal(other, List.of(), List.of(wish)));
    }

    /** A city that lies among the lands of the other for one that lies among the own. */
    private static Optional<Proposal> cities(Plan plan, int other) {
        Worth worth = Worth.of(plan);
        return plan.cities().stream()
                .filter(city -> worth.bond(city, other) > worth.bond(city, plan.tribe))
                .findFirst()
                .flatMap(give -> plan.chart.cities().stream()
                        .filter(city -> plan.tile(city).owner() == other
                                && worth.bond(city, plan.tribe) > worth.bond(city, other))
                        .findFirst()
                        .map(get -> proposal(
                                other, List.of(new Asset(Kind.CITY, give)), List.of(new Asset(Kind.CITY, get)))));
    }

    /** A besieged tribe, or one with a single city, offers a city for whatever the other has to spare; perhaps all it has. */
    private static Optional<Proposal> surrender(Plan plan, int other) {
        Siege siege = new Siege(plan.chart, plan.settings);
        List<Hex> cities = plan.cities();
        return cities.stream()
                .filter(city -> siege.holds(plan.board(), city)
                        || (cities.size() == 1
                                && new Guard(plan).need(city)
                                        > 2 * plan.tile(city).soldiers()))
                .findFirst()
                .flatMap(city -> lands(plan, other)
                        .findFirst()
                        .map(land -> proposal(
                                other, List.of(new Asset(Kind.CITY, city)), List.of(new Asset(Kind.LAND, land)))));
    }

    private static int score(Plan plan, int tribe) {
        return Holding.of(plan.chart, plan.settings, plan.board(), tribe).score();
    }
}
