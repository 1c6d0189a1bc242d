package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;

/** Attacks that were fought and lost: the line was played, and yet its hex is not taken. */
public final class Setbacks {

    private Setbacks() {}

    /** Names the hex that held against an attack line; empty for any other line. */
    public static Optional<Message> of(World after, PlaceNames names, LineResult result) {
        return result.order() instanceof Attack attack
                        && beaten(after, result.seat().number(), attack.target())
                ? Optional.of(Message.of("own-card.beaten", "place", new Places(after, names).full(attack.target())))
                : Optional.empty();
    }

    private static boolean beaten(World after, int seat, int target) {
        List<Strike> strikes = after.past().strikes().stream()
                .filter(strike -> strike.seat() == seat && strike.target() == target)
                .toList();
        return !strikes.isEmpty() && strikes.stream().noneMatch(Strike::won);
    }
}
