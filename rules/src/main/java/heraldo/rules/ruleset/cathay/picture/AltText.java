package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.Score;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.List;

/** What somebody who cannot see the picture should read. */
final class AltText {

    private final Position position;

    AltText(Position position) {
        this.position = position;
    }

    Message text() {
        Latest latest = position.running().latest();
        return Message.of(
                "scene.alt.board",
                "turn",
                BoardScene.turn(position),
                "seats",
                position.seats().stream().map(this::seat).toList(),
                "ruins",
                Say.corners(position.ruins()),
                "robber",
                Say.hex(position.robber()),
                "changes",
                Say.corners(latest.corners()));
    }

    private Message seat(Seat seat) {
        Side side = position.side(seat);
        return Message.of(
                "scene.alt.seat",
                "seat",
                seat,
                "points",
                Score.points(position, seat),
                "settlements",
                Say.corners(side.buildings().settlements()),
                "cities",
                Say.corners(side.buildings().cities()),
                "roads",
                side.buildings().roads().count(),
                "soldiers",
                soldiers(side));
    }

    private static Object soldiers(Side side) {
        List<Message> soldiers = side.troop().soldiers().stream()
                .map(soldier -> Message.of(
                        "scene.alt.soldier",
                        "id",
                        soldier.id().toString(),
                        "corner",
                        Integer.toString(soldier.corner())))
                .toList();
        return soldiers.isEmpty() ? Message.of("none") : soldiers;
    }
}
