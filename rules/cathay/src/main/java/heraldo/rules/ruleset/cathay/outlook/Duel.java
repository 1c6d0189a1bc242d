package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The outcome of an attack: no dice decide it, only the defender (Y31, Y32). */
record Duel(Rehearsed line, Attack attack) {

    private Seat owner() {
        return attack.owner(line.before());
    }

    private Optional<Soldier> defender() {
        return line.before()
                .side(owner())
                .troop()
                .defender(attack.corner(), attack.soldier().kind());
    }

    /** Tells the outcome. */
    Message told() {
        return defender().map(this::met).orElseGet(this::unopposed);
    }

    private Message met(Soldier defender) {
        return Message.of(
                        "outlook.duel",
                        "foe",
                        owner(),
                        "guard",
                        Say.soldier(defender.id().kind()))
                .with("fate", even(defender) ? "both" : "defender");
    }

    private boolean even(Soldier defender) {
        return defender.id().kind() == attack.soldier().kind();
    }

    private Message unopposed() {
        Position after = line.after();
        String end = after.builder(attack.corner()) == line.seat().number()
                ? "conquered"
                : attack.soldier().kind() == SoldierKind.WARRIOR ? "full" : "ruined";
        return Message.of("outlook.unopposed", "foe", owner(), "end", end).with("city", city() ? "yes" : "no");
    }

    private boolean city() {
        return line.before().side(owner()).buildings().cities().has(attack.corner());
    }

    /** Returns a caution against a defender of the same kind: both soldiers die. */
    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        defender()
                .filter(this::even)
                .ifPresent(defender -> cautions.add(Message.of(
                        "outlook.wasted", "kind", Say.soldier(attack.soldier().kind()))));
        return cautions;
    }
}
