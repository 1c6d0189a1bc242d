package heraldo.rules.ruleset.cathay.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Player;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The report on the position for a viewer, in words (§7): the game, every seat, and one's own hand, plan and discards. */
public record Report(Position position, Viewer viewer) {

    public Chronicle chronicle() {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(Message.of("report.position"), table()));
        position.seats().forEach(seat -> sections.add(seat(seat)));
        position.seats().stream().filter(viewer::maySee).forEach(seat -> sections.add(own(seat)));
        return new Chronicle(sections);
    }

    private List<Message> table() {
        return List.of(
                Message.of("report.round", "round", position.round().number())
                        .with("order", position.round().order())
                        .with("last", position.settings().ending().maxRounds()),
                Message.of("report.bank", "goods", Say.goods(position.tabletop().bank())),
                Message.of("report.robber", "hex", Say.hex(position.tabletop().robber()))
                        .with("broken", position.ruins().count())
                        .with("ruins", Say.corners(position.ruins())));
    }

    private Section seat(Seat seat) {
        Side side = position.side(seat);
        List<Message> told = new ArrayList<>(List.of(points(seat, side)));
        told.addAll(pieces(side));
        return new Section(
                Message.of("report.seat", "seat", seat),
                Optional.of(seat),
                told.stream().map(Entry::open).toList());
    }

    private Message points(Seat seat, Side side) {
        return Message.of("report.points", "points", Score.points(position, seat))
                .with("many", position.honours().count(seat.number()))
                .with("honours", Say.honours(position, seat))
                .with("cards", side.hand().size())
                .with("status", Say.status(position, seat));
    }

    /** Describes a seat's pieces on the board, without the kinds it does not have. */
    private static List<Message> pieces(Side side) {
        Buildings buildings = side.buildings();
        List<Message> told = new ArrayList<>();
        if (!buildings.none() || side.troop().count() > 0) {
            told.add(Message.of(
                            "report.buildings",
                            "houses",
                            buildings.settlements().count())
                    .with("settlements", Say.corners(buildings.settlements()))
                    .with("towers", buildings.cities().count())
                    .with("cities", Say.corners(buildings.cities()))
                    .with("troop", side.troop().count())
                    .with("soldiers", soldiers(side)));
        }
        List<String> edges = buildings.roads().stream().mapToObj(Say::edge).toList();
        if (!edges.isEmpty()) {
            told.add(Message.of("report.roads", "edges", edges, "route", buildings.route()));
        }
        return told;
    }

    private static Object soldiers(Side side) {
        List<Message> soldiers =
                side.troop().soldiers().stream().map(Report::soldier).toList();
        return soldiers.isEmpty() ? Message.of("none") : soldiers;
    }

    private static Message soldier(Soldier soldier) {
        return Message.of(
                "report.soldier", "id", soldier.id().toString(), "corner", Integer.toString(soldier.corner()));
    }

    private Section own(Seat seat) {
        Side side = position.side(seat);
        Player player = side.player();
        List<Entry> entries = new ArrayList<>();
        entries.add(Entry.secret(
                seat, Message.of("report.hand", "n", side.hand().size(), "goods", Say.goods(side.hand()))));
        entries.add(Entry.secret(
                seat,
                player.discard()
                        .map(wanted -> Message.of(
                                "report.discard",
                                "order",
                                wanted.order().stream().map(Say::resource).toList()))
                        .orElseGet(() -> Message.of("report.no-discard"))));
        List<Order> plan = player.plan();
        entries.add(Entry.secret(seat, Message.of("report.plan", "lines", plan.size())));
        IntStream.range(0, plan.size()).forEach(i -> entries.add(planned(seat, i + 1, plan.get(i))));
        return new Section(Message.of("report.own", "seat", seat), Optional.of(seat), entries);
    }

    private static Entry planned(Seat seat, int line, Order order) {
        LineResult result = new LineResult(seat, line, "OK", order, List.of());
        return new Entry(Optional.of(seat), Message.of("report.line", "line", line), Optional.of(result));
    }
}
