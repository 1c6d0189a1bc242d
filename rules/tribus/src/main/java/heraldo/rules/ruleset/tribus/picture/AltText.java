package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** Text alternative to the map for readers who cannot see it: the owners, the sieges, and the events of the last turn. */
record AltText(Chart chart, World world, Ranking ranking) {

    Message text() {
        List<Message> tribes = world.tribes().keySet().stream().map(this::tribe).toList();
        List<Message> attacks = attacks();
        List<Hex> free = cities(Tribe.NOBODY);
        List<Hex> besieged = besieged();
        return Message.of("scene.alt.map", "free", free.size())
                .with("tribes", Message.inTurn("scene.alt.both", tribes).orElseThrow())
                .with("neutral", garrisons(free))
                .with("sieges", besieged.size())
                .with("besieged", besieged.stream().map(chart::name).toList())
                .with("fights", attacks.size())
                .with("attacks", attacks)
                .with("changed", world.turns().taken().size())
                .with(
                        "taken",
                        Chart.reading(world.turns().taken()).stream()
                                .map(chart::name)
                                .toList());
    }

    /** Describes the orders of a seat, for its player alone. */
    Message plans() {
        List<Message> moves = world.strides().stream().map(this::plan).toList();
        return moves.isEmpty() ? Message.of("scene.alt.no-plans") : Message.of("scene.alt.plans", "moves", moves);
    }

    private Message plan(Stride stride) {
        return Message.of(stride.attack() ? "scene.alt.attack" : "scene.alt.move", "from", chart.name(stride.from()))
                .with("to", chart.name(stride.to()));
    }

    private Message tribe(int tribe) {
        Holding holding = ranking.holding(tribe);
        return world.in(tribe)
                ? Message.of("scene.alt.tribe", "tribe", new Seat(tribe), "cities", garrisons(cities(tribe)))
                        .with("count", holding.cities())
                        .with("lands", holding.lands())
                        .with("soldiers", holding.soldiers())
                        .with("ships", holding.ships())
                : Message.of("scene.alt.out", "tribe", new Seat(tribe));
    }

    /** Cities with the soldiers in them. */
    private List<Message> garrisons(List<Hex> cities) {
        return cities.stream()
                .map(city -> Message.of("scene.alt.city", "city", chart.name(city))
                        .with("n", world.board().tile(city).soldiers()))
                .toList();
    }

    private List<Hex> cities(int owner) {
        return chart.cities().stream()
                .filter(city -> world.board().tile(city).owner() == owner)
                .toList();
    }

    private List<Hex> besieged() {
        Siege siege = new Siege(chart, world.settings());
        return chart.cities().stream()
                .filter(city -> world.board().tile(city).besieged() || siege.holds(world.board(), city))
                .toList();
    }

    private List<Message> attacks() {
        return world.strides().stream().filter(Stride::attack).map(this::attack).toList();
    }

    private Message attack(Stride stride) {
        String key = stride.kind() == Stride.Kind.WON ? "scene.alt.won" : "scene.alt.failed";
        return Message.of(key, "tribe", new Seat(stride.tribe()), "tile", chart.name(stride.to()));
    }
}
