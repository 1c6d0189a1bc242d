package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import java.util.ArrayList;
import java.util.List;

/** A battle in words: who attacked whom from where and for how much, the dice, and what came of it. */
final class BattleTale {

    private BattleTale() {}

    static Message of(Deed.Fought battle) {
        List<Message> told = new ArrayList<>();
        told.add(sides(battle));
        if (battle.defence().unpaid() > 0) {
            told.add(Message.of("battle.unpaid", "soldiers", battle.defence().unpaid()));
        }
        told.add(battle.walkover() ? Message.of("battle.walkover") : dice(battle));
        told.add(battle.won() ? won(battle) : lost(battle));
        if (battle.won() && !battle.walkover()) {
            told.addAll(Groups.gone("battle.retreat", battle.defence().retreat()));
        }
        return Say.joined(told);
    }

    private static Message sides(Deed.Fought battle) {
        return Message.of(
                "battle.sides",
                "attacker",
                new Seat(battle.seat()),
                "defender",
                Say.owner(battle.defender()),
                "hex",
                Say.hex(battle.target()),
                "origins",
                Groups.from(battle.attack().origins()),
                "paid",
                Say.stock(battle.attack().paid()));
    }

    private static Message dice(Deed.Fought battle) {
        return Message.of(
                battle.defence().paid().isNone() ? "battle.dice-unpaid" : "battle.dice",
                "attack",
                battle.attack().sum(),
                "attackDice",
                battle.attack().dice(),
                "attackers",
                battle.attack().soldiers(),
                "defence",
                Say.stock(battle.defence().paid()),
                "defenders",
                battle.defence().soldiers(),
                "guard",
                battle.defence().sum(),
                "guardDice",
                battle.defence().dice());
    }

    private static Message won(Deed.Fought battle) {
        return Message.of("battle.won", "attacker", new Seat(battle.seat()), "hex", Say.hex(battle.target()));
    }

    private static Message lost(Deed.Fought battle) {
        return battle.attack().fallen() == 0
                ? Message.of("battle.held")
                : Message.of(
                        "battle.lost",
                        "fallen",
                        battle.attack().fallen(),
                        "dead",
                        Groups.from(battle.attack().dead()));
    }
}
