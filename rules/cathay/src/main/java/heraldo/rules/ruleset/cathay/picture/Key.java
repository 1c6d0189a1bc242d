package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Legend.Entry;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legend: points and sizes of hands, round, order and dice, the bank, and what the signs mean. */
final class Key {

    private final Position position;

    Key(Position position) {
        this.position = position;
    }

    Legend legend() {
        return new Legend(List.of(
                new Legend.Group(
                        Message.of(
                                "scene.legend.points",
                                "goal",
                                position.settings().winPoints()),
                        position.seats().stream().map(this::seat).toList()),
                new Legend.Group(Message.of("scene.legend.round"), round()),
                new Legend.Group(Message.of("scene.legend.bank"), bank()),
                new Legend.Group(Message.of("scene.legend.signs"), signs())));
    }

    private Entry seat(Seat seat) {
        Message text = Message.of("scene.legend.seat", "number", seat.number(), "seat", seat)
                .with("points", Score.points(position, seat))
                .with("hand", position.side(seat).hand().size())
                .with("honours", Say.honours(position, seat))
                .with("many", position.honours().count(seat.number()))
                .with("status", Say.status(position, seat));
        return new Entry(Optional.of(Glyph.ORB), Ink.seat(seat.number()), text);
    }

    private List<Entry> round() {
        Latest latest = position.running().latest();
        List<Entry> entries = new ArrayList<>();
        entries.add(sign(
                Glyph.ARROW,
                Ink.TEXT,
                Message.of("scene.legend.order", "order", position.round().order())));
        if (latest.one() > 0) {
            entries.add(sign(
                    Glyph.CUBE,
                    Ink.TEXT,
                    Message.of("scene.legend.dice", "one", latest.one(), "other", latest.other())
                            .with("sum", latest.one() + latest.other())));
        }
        return entries;
    }

    private List<Entry> bank() {
        return Resource.ALL.stream()
                .map(resource -> sign(
                        Ground.sign(resource),
                        Ground.terrain(resource),
                        Message.of("scene.legend.stock", "resource", Say.resource(resource))
                                .with("n", position.tabletop().bank().get(resource))))
                .toList();
    }

    private static List<Entry> signs() {
        return List.of(
                sign(Glyph.COTTAGE, Ink.TEXT, Message.of("scene.legend.settlement")),
                sign(Glyph.KEEP, Ink.TEXT, Message.of("scene.legend.city")),
                sign(Glyph.RUIN, Pieces.RUIN, Message.of("scene.legend.ruin")),
                sign(Glyph.BAR, Ink.TEXT, Message.of("scene.legend.road")),
                sign(Glyph.BADGE, Ink.NEUTRAL, Message.of("scene.legend.soldiers")),
                sign(Glyph.ROBBER, Ink.TEXT, Message.of("scene.legend.robber")),
                sign(Glyph.HALO, Pieces.LATEST, Message.of("scene.legend.latest")),
                new Entry(Optional.empty(), Ground.DESERT, Message.of("scene.legend.desert")),
                sign(Glyph.DISC, Ink.TEXT, Message.of("scene.legend.chip")));
    }

    private static Entry sign(Glyph glyph, Ink ink, Message text) {
        return new Entry(Optional.of(glyph), ink, text);
    }
}
