package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Sequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What may go wrong with lines that can stand: phases 1 to 5 are run on the player's own lines, his trades assumed good, and
 * then his attacks look for their soldiers and their pay (§3).
 */
public final class Warnings {

    private Warnings() {}

    /**
     * The warnings of each line of a sheet.
     *
     * @param refusals what {@link Examiner#atEntry} says of them
     */
    public static List<List<Message>> of(
            World world, Rulebook book, Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {
        Round round = rehearsed(world, book, seat, sheet, refusals);
        Sequence.rehearseAttacks(round);
        List<List<Message>> warnings = new ArrayList<>();
        for (Line<?> line : round.lines()) {
            warnings.add(warnings(line, round.remarks()));
        }
        return warnings;
    }

    /** The round as far as phase 5, with these orders alone. */
    public static Round rehearsed(
            World world, Rulebook book, Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {
        List<Line<?>> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            lines.add(new Line<>(seat.number(), line, sheet.line(line), refusals.get(line - 1)));
        }
        Round round = new Round(world, book, new ForcedDice(Collections.emptySortedMap()), lines);
        Sequence.rehearse(round);
        return round;
    }

    /** The whole round with these orders alone: trades and sales assumed good, attacks paid and not fought, the least yields. */
    public static Round rehearsedToTheEnd(
            World world, Rulebook book, Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {
        Round round = rehearsed(world, book, seat, sheet, refusals);
        Sequence.rehearseAttacks(round);
        Sequence.rehearseHarvest(round);
        return round;
    }

    private static List<Message> warnings(Line<?> line, List<Remark> remarks) {
        List<Message> warnings = new ArrayList<>();
        if (line.code() == Code.X_RESOURCES) {
            warnings.add(Message.of("warning.W_RESOURCES"));
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
