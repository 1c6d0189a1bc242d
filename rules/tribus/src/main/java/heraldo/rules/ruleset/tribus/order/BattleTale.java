package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.turn.Fight;
import heraldo.rules.ruleset.tribus.turn.Progress;

/** Account of a fight: tiles, numbers, factors, die, A, D, r, and the survivors (§7). */
final class BattleTale {

    private BattleTale() {}

    static void tell(Progress turn, String key, Fight fight, Hex from, Hex to, int foe) {
        Message reckoning = Message.of(key, "tribe", Say.tribe(turn.tribe()), "foe", defender(foe))
                .with("from", turn.say().tile(from))
                .with("to", turn.say().tile(to))
                .with("attackers", fight.attackers())
                .with("attackFactor", fight.attackFactor())
                .with("die", fight.die())
                .with("a", fight.attack())
                .with("defenders", fight.defenders())
                .with("defenceFactor", fight.defenceFactor())
                .with("bonus", turn.book().combat().defence())
                .with("d", fight.defence())
                .with("r", fight.margin());
        turn.tell(reckoning.with("result", result(turn, fight, foe)));
    }

    private static Message result(Progress turn, Fight fight, int foe) {
        if (fight.margin() == 0) {
            return Message.of("battle.tie");
        }
        return fight.margin() > 0
                ? Message.of("battle.won", "tribe", Say.tribe(turn.tribe()), "left", fight.attackersLeft())
                : Message.of("battle.lost", "tribe", defender(foe), "left", fight.defendersLeft());
    }

    /** The defending tribe; soldiers in a city without an owner are called its garrison. */
    private static Object defender(int foe) {
        return foe == Tribe.NOBODY ? Message.of("garrison") : Say.tribe(foe);
    }
}
