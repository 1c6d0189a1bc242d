package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The soldiers on the corners: one tag for all the soldiers that a seat has on a corner. */
record Camps(Position position) {

    private static final int TAG = 15;

    /** From the corner, towards the middle of the hex it is the top or bottom of, and away from it. */
    private static final List<Integer> STEPS = List.of(30, -25, -41, 46);

    boolean none(int corner) {
        return position.seats().stream()
                .noneMatch(seat -> position.side(seat).troop().standsOn(corner));
    }

    List<Token> tags(int corner) {
        List<Token> tags = new ArrayList<>();
        for (int seat = 1; seat <= position.sides().size(); seat++) {
            String soldiers = soldiers(seat, corner);
            if (!soldiers.isEmpty()) {
                Point at = Plane.inward(corner, STEPS.get(tags.size()));
                tags.add(new Token(Glyph.BADGE, at, TAG, Ink.seat(seat), soldiers));
            }
        }
        return tags;
    }

    private String soldiers(int seat, int corner) {
        return position.side(seat).troop().soldiers().stream()
                .filter(soldier -> soldier.corner() == corner)
                .map(Soldier::id)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }
}
