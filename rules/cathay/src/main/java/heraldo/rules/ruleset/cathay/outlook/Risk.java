package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The risks of a line that stands: the obstacles on the way to its goal, and the things it gives up.
 *
 * @param first the rivals that play before it
 * @param next the rivals that play after it, before the seat's turn comes again
 * @param ahead whether it is written ahead, for a turn that has not begun
 */
record Risk(Rehearsed line, Rivals first, Rivals next, boolean ahead) {

    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>(line.command().cautions(line.before(), first));
        switch (line.command()) {
            case Attack attack -> cautions.addAll(new Duel(line, attack).cautions());
            case Move move -> leaving().ifPresent(cautions::add);
            case Rise rise when ahead -> rising().ifPresent(cautions::add);
            case Resign resign -> cautions.add(Message.of("outlook.forever"));
            default -> {}
        }
        return cautions;
    }

    /** A return that will probably fail. */
    private Optional<Message> rising() {
        Chances chances = new Chances(line.before(), line.seat());
        return chances.risesRarely() ? Optional.of(chances.rising()) : Optional.empty();
    }

    /** A building that is left without a soldier where others can strike it. */
    private Optional<Message> leaving() {
        Position before = line.before();
        Position after = line.after();
        return before.side(line.seat()).troop().soldiers().stream()
                .map(soldier -> soldier.corner())
                .filter(corner -> after.side(line.seat()).buildings().has(corner)
                        && !after.side(line.seat()).troop().standsOn(corner))
                .filter(corner -> !next.striking(corner).isEmpty())
                .findFirst()
                .map(corner -> Message.of("outlook.bared", "corner", corner, "who", next.striking(corner))
                        .with("n", next.striking(corner).size()));
    }
}
