package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** Realms that may not move soldiers, until a round has ended or they are pardoned (R15). */
public final class Sanctions {

    private Sanctions() {}

    public static List<Pending> of(World world) {
        return world.playing()
                .filter(seat -> !world.over())
                .filter(seat -> world.realm(seat).banned() >= world.round())
                .map(seat -> Pending.open(
                        Message.of("pending.sanction", "realm", seat)
                                .with("until", world.realm(seat).banned()),
                        new Edict.Pardon(seat)))
                .toList();
    }
}
