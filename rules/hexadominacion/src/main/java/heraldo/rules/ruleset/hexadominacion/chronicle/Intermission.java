package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** A turn in which nothing is played: an extension waits for the game master's yes (R46), or the game is over. */
public final class Intermission {

    private Intermission() {}

    /** The world after it: the same one, a turn later while the game is on. */
    public static World after(World world) {
        return world.over() ? world : world.change(draft -> draft.turn++);
    }

    public static Chronicle chronicle(World world) {
        Message sentence = world.over()
                ? Message.of("intermission.over")
                : Message.of("intermission.waits", "rounds", world.course().extension());
        return new Chronicle(List.of(Section.of(Message.of("chronicle.end"), List.of(sentence))));
    }
}
