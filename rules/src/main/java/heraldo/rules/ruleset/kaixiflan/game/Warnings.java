package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.order.Progressing;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player may have overlooked in the lines of a sheet that stand. It is drawn from the open position and the player's
 * own sheet alone, so it tells nothing about anybody else's orders (R96).
 */
public final class Warnings {

    private final Law law;
    private final Owner owner;
    private final OrderSheet sheet;
    private final Examination examination;

    public Warnings(Law law, Owner owner, OrderSheet sheet, Examination examination) {
        this.law = law;
        this.owner = owner;
        this.sheet = sheet;
        this.examination = examination;
    }

    /** The warnings of every line, in order; a line that cannot stand has none. */
    public List<List<Message>> lines() {
        Income income = new Income(law, owner, era(), examination.cost());
        List<List<Message>> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            lines.add(stands(line) ? of(sheet.line(line), income) : List.of());
        }
        return lines;
    }

    /** A Wonder makes room in the same turn (R45). */
    private int era() {
        int era = law.realm().province(owner).era();
        for (int line = 1; line <= sheet.size(); line++) {
            era += sheet.line(line) instanceof Progressing && stands(line) ? 1 : 0;
        }
        return era;
    }

    private boolean stands(int line) {
        return examination.lines().get(line - 1).refusal().isEmpty();
    }

    private List<Message> of(Order order, Income income) {
        return switch (order) {
            case Gathering gathering -> income.gather(gathering);
            case Exchange exchange ->
                income.gain(Stock.of(exchange.get(), exchange.quantity())).stream()
                        .toList();
            case Fight fight -> superseded(fight).stream().toList();
            case Agreement agreement -> waiting(agreement).stream().toList();
            case Marching march -> embattled(march).stream().toList();
            default -> List.of();
        };
    }

    /** One battle a hex and turn (K39): with three owners in it, another one may come first. */
    private Optional<Message> superseded(Fight fight) {
        boolean crowded = law.realm().muster().at(fight.hex()).size() > 2;
        return crowded ? Optional.of(Message.of("warning.fight", "hex", Say.hex(fight.hex()))) : Optional.empty();
    }

    /** An agreement stands when both halves are sealed (R50). */
    private Optional<Message> waiting(Agreement agreement) {
        boolean answered = law.realm().pacts().offered(agreement.province(), owner);
        return answered
                ? Optional.empty()
                : Optional.of(Message.of("warning.half", "province", Say.owner(agreement.province())));
    }

    /** Battles come before moves: who leaves a hex where one may be fought may have fewer units to leave with. */
    private Optional<Message> embattled(Marching march) {
        Hex hex = march.origin();
        Owner subject = march.subject(owner);
        boolean attacker = !law.peace().pacified(hex)
                && law.peace().foes(hex, subject).stream()
                        .anyMatch(foe -> foe.isProvince()
                                && law.realm().muster().at(hex, foe).armies() > 0);
        return attacker || attacks(hex)
                ? Optional.of(Message.of("warning.march", "hex", Say.hex(hex)))
                : Optional.empty();
    }

    private boolean attacks(Hex hex) {
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof Fight fight && fight.hex().equals(hex) && stands(line)) {
                return true;
            }
        }
        return false;
    }
}
