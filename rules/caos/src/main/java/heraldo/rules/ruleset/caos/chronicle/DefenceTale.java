package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;

/** Planets that somebody defended and nobody attacked, each with its count of units. */
final class DefenceTale {

    private DefenceTale() {}

    static List<Message> lines(Progress turn) {
        List<Message> lines = new ArrayList<>();
        turn.defences().forEach((planet, defence) -> {
            if (defence.ordered() > 0 && !turn.sides().containsKey(planet)) {
                lines.add(
                        Message.of("tale.defences.idle", "planet", Places.planet(planet), "units", defence.ordered()));
            }
        });
        return lines;
    }
}
