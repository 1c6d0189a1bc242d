package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The alternative text for readers who cannot see the picture; the hexes, which never change, come last. */
final class AltText {

    private final Position position;

    AltText(Position position) {
        this.position = position;
    }

    Message text() {
        List<Message> seats = position.seats().stream().map(this::seat).toList();
        return Message.of(
                        "scene.alt.board", "robber", Say.hex(position.tabletop().robber()))
                .with("seats", Message.inTurn("scene.alt.both", seats).orElseThrow())
                .with("ruins", Say.corners(position.ruins()))
                .with("broken", position.ruins().count())
                .with("latest", latest())
                .with("events", latest().size())
                .with("hexes", IntStream.range(0, Net.HEXES).mapToObj(this::hex).toList());
    }

    /** Describes a seat's open sites, open edges and lines, before the public board. */
    Message preview(Corners sites, Edges roads, int lines) {
        return Message.of("scene.alt.preview", "lines", lines, "board", text())
                .with("sites", Say.corners(sites))
                .with("open", sites.count())
                .with("edges", edges(roads))
                .with("roads", roads.count());
    }

    private Message seat(Seat seat) {
        Buildings own = position.side(seat).buildings();
        List<Message> soldiers = position.side(seat).troop().soldiers().stream()
                .map(AltText::soldier)
                .toList();
        return Message.of("scene.alt.seat", "seat", seat, "points", Score.points(position, seat))
                .with("hand", position.side(seat).hand().size())
                .with("honours", Say.honours(position, seat))
                .with("many", position.honours().count(seat.number()))
                .with("settlements", Say.corners(own.settlements()))
                .with("houses", own.settlements().count())
                .with("cities", Say.corners(own.cities()))
                .with("towers", own.cities().count())
                .with("roads", own.roads().count())
                .with("soldiers", soldiers)
                .with("troop", soldiers.size());
    }

    private static Message soldier(Soldier soldier) {
        return Message.of(
                "scene.alt.soldier", "id", soldier.id().toString(), "corner", Integer.toString(soldier.corner()));
    }

    /** Lists the changes of the last turn, without the kinds that did not occur. */
    private List<Message> latest() {
        Latest latest = position.running().latest();
        List<Message> events = new ArrayList<>();
        if (!latest.corners().isNone()) {
            events.add(Message.of("scene.alt.corners", "n", latest.corners().count())
                    .with("corners", Say.corners(latest.corners())));
        }
        if (latest.edges().count() > 0) {
            events.add(
                    Message.of("scene.alt.edges", "n", latest.edges().count()).with("edges", edges(latest.edges())));
        }
        if (latest.robber()) {
            events.add(Message.of("scene.alt.robbed"));
        }
        if (latest.one() > 0) {
            events.add(Message.of("scene.alt.dice", "one", latest.one(), "other", latest.other()));
        }
        return events;
    }

    private static List<String> edges(Edges edges) {
        return edges.stream().mapToObj(Say::edge).toList();
    }

    private Message hex(int hex) {
        Tile tile = position.board().tile(hex);
        return tile.resource()
                .map(resource -> Message.of("scene.alt.hex", "hex", Say.hex(hex), "resource", Say.resource(resource))
                        .with("number", tile.number()))
                .orElseGet(() -> Message.of("scene.alt.desert", "hex", Say.hex(hex)));
    }
}
