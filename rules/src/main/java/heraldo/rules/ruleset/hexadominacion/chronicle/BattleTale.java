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
        List<Message> told = new ArrayList<>(List.of(sides(battle)));
        if (battle.unpaid() > 0) {
            told.add(Message.of("battle.unpaid", "soldiers", battle.unpaid()));
        }
        told.add(battle.walkover() ? Message.of("battle.walkover") : dice(battle));
        told.add(battle.won() ? won(battle) : lost(battle));
        if (battle.won() && !battle.walkover()) {
            told.addAll(retreat(battle));
        }
        return Say.joined(told);
    }

    private static Message sides(Deed.Fought battle) {
        return Message.of(
                "battle.sides",
                "hex",
                Say.hex(battle.target()),
                "attacker",
                new Seat(battle.seat()),
                "defender",
                Say.owner(battle.defender()),
                "origins",
                Groups.from(battle.origins()),
                "paid",
                Say.stock(battle.paid()));
    }

    private static Message dice(Deed.Fought battle) {
        return Message.of(
                battle.defence().isNone() ? "battle.dice-unpaid" : "battle.dice",
                "attackers",
                battle.attackers(),
                "attack",
                battle.attackSum(),
                "attackDice",
                battle.attack(),
                "defenders",
                battle.defenders(),
                "guard",
                battle.guardSum(),
                "guardDice",
                battle.guard(),
                "defence",
                Say.stock(battle.defence()));
    }

    private static Message won(Deed.Fought battle) {
        return Message.of("battle.won", "attacker", new Seat(battle.seat()), "hex", Say.hex(battle.target()));
    }

    private static Message lost(Deed.Fought battle) {
        return battle.fallen() == 0
                ? Message.of("battle.held")
                : Message.of("battle.lost", "fallen", battle.fallen(), "dead", Groups.from(battle.dead()));
    }

    private static List<Message> retreat(Deed.Fought battle) {
        List<Message> told = new ArrayList<>();
        if (!battle.retreats().isEmpty()) {
            told.add(Message.of("battle.retreat", "groups", Groups.to(battle.retreats())));
        }
        if (battle.vanished() > 0) {
            told.add(Message.of("battle.vanished", "soldiers", battle.vanished()));
        }
        return told;
    }
}
