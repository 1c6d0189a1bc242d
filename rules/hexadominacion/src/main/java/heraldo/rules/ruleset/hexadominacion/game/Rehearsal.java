package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Rounds tried out on one realm's own lines: trades and sales are assumed good, attacks are paid and not fought, and yields are
 * the least (§3).
 *
 * @param refusals the refusal of each line; refused lines are left out
 */
public record Rehearsal(World world, Rulebook book, Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {

    /** A sheet as it is checked while orders are open. */
    public static Rehearsal of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        return new Rehearsal(world, book, seat, sheet, Examiner.atEntry(world, seat, sheet));
    }

    /** The round as far as phase 5. */
    Round marched() {
        Round round =
                new Round(world, book, new ForcedDice(Collections.emptySortedMap()), Line.all(seat, sheet, refusals));
        Sequence.rehearse(round);
        return round;
    }

    /** The round before the first attack is fought: all that can be is paid. */
    public Round ready() {
        Round round = marched();
        Sequence.rehearseAttacks(round);
        return round;
    }

    /** Returns the stock left after paying for the attacks. */
    Stock left() {
        return ready().side(seat.number()).stock();
    }

    /** The whole round. */
    public Round played() {
        Round round = ready();
        Sequence.rehearseHarvest(round);
        return round;
    }

    /** Lists the warnings of each line: reasons why one that can stand may still fail, or lose goods above the cap. */
    List<List<Message>> warnings() {
        Round round = ready();
        return round.lines().stream()
                .map(line -> warnings(line, round.remarks()))
                .toList();
    }

    private static List<Message> warnings(Line<?> line, List<Remark> remarks) {
        List<Message> warnings = new ArrayList<>();
        if (line.code() == Code.X_RESOURCES) {
            warnings.add(Message.of("warning.W_RESOURCES", "lack", Say.stock(line.lack()))
                    .with("outspent", line.outspent() ? "yes" : "no"));
        } else if (line.code() == Code.X_SOLDIERS) {
            warnings.add(Message.of("warning.W_SOLDIERS"));
        } else if (line.code() == Code.X_LEVEL) {
            warnings.add(Message.of("warning.W_LEVEL"));
        }
        if (remarks.stream().anyMatch(remark -> remark.line() == line.number())) {
            warnings.add(Message.of("warning.W_CAP"));
        }
        return warnings;
    }
}
