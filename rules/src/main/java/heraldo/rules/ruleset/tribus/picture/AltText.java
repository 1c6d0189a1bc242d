package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Collection;
import java.util.List;

/** What somebody who cannot see the map should read: who owns what, who is besieged, and what the last turn brought. */
final class AltText {

    private final Chart chart;
    private final World world;
    private final Ranking ranking;

    AltText(Rulebook book, World world) {
        this.chart = book.chart();
        this.world = world;
        this.ranking = new Ranking(book, world);
    }

    Message text() {
        List<Message> tribes = world.tribes().keySet().stream().map(this::tribe).toList();
        return Message.of("scene.alt.map", "tribes", joined(tribes), "neutral", names(cities(Tribe.NOBODY)))
                .with("besieged", names(besieged()))
                .with("attacks", attacks())
                .with("taken", names(Chart.reading(world.taken())));
    }

    /** What somebody has ordered, for his own eyes. */
    Message plans() {
        List<Message> moves = world.strides().stream().map(this::plan).toList();
        return moves.isEmpty() ? Message.of("scene.alt.no-plans") : Message.of("scene.alt.plans", "moves", moves);
    }

    private Message plan(Stride stride) {
        return Message.of(
                stride.attack() ? "scene.alt.attack" : "scene.alt.move",
                "from",
                chart.name(stride.from()),
                "to",
                chart.name(stride.to()));
    }

    private Message tribe(int tribe) {
        Holding holding = ranking.holding(tribe);
        return world.in(tribe)
                ? Message.of("scene.alt.tribe", "tribe", new Seat(tribe), "cities", names(cities(tribe)))
                        .with("lands", holding.lands())
                        .with("soldiers", holding.soldiers())
                        .with("ships", holding.ships())
                : Message.of("scene.alt.out", "tribe", new Seat(tribe));
    }

    private List<Hex> cities(int owner) {
        return chart.cities().stream()
                .filter(city -> world.board().tile(city).owner() == owner)
                .toList();
    }

    private List<Hex> besieged() {
        Siege siege = new Siege(chart, world.options());
        return chart.cities().stream()
                .filter(city -> world.board().tile(city).besieged() || siege.holds(world.board(), city))
                .toList();
    }

    private Object attacks() {
        List<Message> attacks = world.strides().stream()
                .filter(Stride::attack)
                .map(this::attack)
                .toList();
        return attacks.isEmpty() ? Message.of("scene.alt.none") : attacks;
    }

    private Message attack(Stride stride) {
        String key = stride.kind() == Stride.Kind.WON ? "scene.alt.won" : "scene.alt.failed";
        return Message.of(key, "tribe", new Seat(stride.tribe()), "tile", chart.name(stride.to()));
    }

    private Object names(Collection<Hex> hexes) {
        return hexes.isEmpty()
                ? Message.of("scene.alt.none")
                : hexes.stream().map(chart::name).toList();
    }

    /** Whole sentences one after another, without the commas of an enumeration. */
    private static Message joined(List<Message> sentences) {
        return sentences.stream()
                .reduce((before, next) -> Message.of("scene.alt.both", "before", before, "next", next))
                .orElseGet(() -> Message.of("scene.alt.none"));
    }
}
