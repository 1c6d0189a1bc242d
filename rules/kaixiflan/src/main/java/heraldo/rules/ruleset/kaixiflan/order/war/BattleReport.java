package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;

/** A battle in words: sides, dice, and what came of it. */
final class BattleReport {

    private BattleReport() {}

    static List<Message> of(Deed.Fought battle) {
        return List.of(sides(battle), roll(battle.attacker()), roll(battle.defender()), end(battle));
    }

    private static Message sides(Deed.Fought battle) {
        return Message.of(
                "battle.sides",
                "hex",
                Say.hex(battle.at()),
                "attacker",
                Say.owner(battle.attacker().owner()),
                "attackerUnits",
                Say.units(battle.attacker().units()),
                "attackerStrength",
                strength(battle.attacker()),
                "defender",
                Say.owner(battle.defender().owner()),
                "defenderUnits",
                Say.units(battle.defender().units()),
                "defenderStrength",
                strength(battle.defender()));
    }

    /** Strength as the rulebook counts it: an army 1, a colonist a half (K36). */
    private static String strength(Deed.Fought.Side side) {
        int halves = side.units().strength();
        return halves / 2 + (halves % 2 == 0 ? "" : "½");
    }

    private static Message roll(Deed.Fought.Side side) {
        return Message.of(
                "battle.roll",
                "owner",
                Say.owner(side.owner()),
                "dice",
                side.dice(),
                "bonus",
                side.bonus(),
                "total",
                side.total());
    }

    private static Message end(Deed.Fought battle) {
        if (battle.winner().isEmpty()) {
            return Message.of("battle.tie");
        }
        Owner winner = battle.winner().get();
        Deed.Fought.Side loser = battle.attacker().owner() == winner ? battle.defender() : battle.attacker();
        return Message.of(
                "battle.won",
                "winner",
                Say.owner(winner),
                "difference",
                battle.side(winner).total() - loser.total(),
                "loser",
                Say.owner(loser.owner()),
                "losses",
                Say.units(loser.losses()));
    }
}
