package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Defence;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Every attacked planet: sides and their values, tie, inhabitants and their killers, Defence and its parts, result. */
final class AttackTale {

    private AttackTale() {}

    static List<Message> lines(Progress turn) {
        List<Message> lines = new ArrayList<>();
        for (Battle battle : turn.battles()) {
            lines.add(Message.of(
                    "tale.attacks.battle",
                    "planet",
                    Places.planet(battle.planet()),
                    "sides",
                    battle.sides().stream().map(AttackTale::side).toList(),
                    "tie",
                    tie(battle),
                    "inhabitants",
                    inhabitants(battle),
                    "defence",
                    defence(turn.defence(battle.planet())),
                    "result",
                    result(battle)));
        }
        return lines;
    }

    private static Message side(Side side) {
        return Message.of("tale.attacks.side", "who", List.copyOf(side.members()), "value", side.value());
    }

    private static Message tie(Battle battle) {
        return battle.tied()
                ? Message.of("note.R_TIE", "who", List.copyOf(battle.victors()))
                : Message.of("tale.silence");
    }

    private static Message inhabitants(Battle battle) {
        if (battle.before() == 0) {
            return Message.of("tale.silence");
        }
        return Message.of(
                "tale.attacks.inhabitants",
                "before",
                battle.before(),
                "after",
                battle.after(),
                "kills",
                units("tale.attacks.killed", battle.kills()));
    }

    private static Object units(String key, SortedMap<Seat, Integer> units) {
        return units.isEmpty()
                ? Message.of("nobody")
                : units.entrySet().stream()
                        .map(each -> Message.of(key, "who", each.getKey(), "units", each.getValue()))
                        .toList();
    }

    /** The Defence with its parts. */
    private static Message defence(Defence defence) {
        List<Message> parts = new ArrayList<>();
        if (defence.shield() > 0) {
            parts.add(Message.of("tale.attacks.shield", "units", defence.shield()));
        }
        if (defence.plague() > 0) {
            parts.add(Message.of("tale.attacks.plague", "units", defence.plague()));
        }
        defence.units()
                .forEach((seat, units) -> parts.add(Message.of("tale.attacks.unit", "who", seat, "units", units)));
        defence.sector()
                .forEach((seat, units) -> parts.add(Message.of("tale.attacks.sector", "who", seat, "units", units)));
        return parts.isEmpty()
                ? Message.of("tale.attacks.open")
                : Message.of("tale.attacks.defence", "total", defence.total(), "parts", parts);
    }

    private static Message result(Battle battle) {
        return battle.conqueror()
                .map(owner -> Message.of("tale.attacks.conquered", "who", owner))
                .orElseGet(() -> battle.loser()
                        .map(owner -> Message.of("tale.attacks.held", "who", owner))
                        .orElseGet(() -> Message.of("tale.attacks.empty")));
    }
}
