package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a realm alone is told: every line with its code, notes, its stock phase by phase, what each hex yielded (§7). */
final class OwnTale {

    private final Round round;
    private final Side side;
    private final Seat seat;
    private final List<LineResult> results;
    private final List<Entry> entries = new ArrayList<>();

    OwnTale(Round round, Side side, List<LineResult> results) {
        this.round = round;
        this.side = side;
        this.seat = new Seat(side.seat());
        this.results = results;
    }

    Section section() {
        lines();
        if (entries.isEmpty()) {
            tell(Message.of("own.silent"));
        }
        round.remarks().stream().filter(remark -> remark.seat() == side.seat()).forEach(remark -> tell(note(remark)));
        income();
        stocks();
        return new Section(Message.of("chronicle.own", "realm", seat), Optional.of(seat), entries);
    }

    private void tell(Message sentence) {
        entries.add(Entry.secret(seat, sentence));
    }

    private void lines() {
        for (int i = 0; i < results.size(); i++) {
            Line<?> line = round.lines().get(i);
            if (line.seat() == side.seat()) {
                entries.add(new Entry(Optional.of(seat), outcome(line), Optional.of(results.get(i))));
            }
        }
    }

    private static Message outcome(Line<?> line) {
        return line.refusal()
                .map(refusal -> Message.of("outcome.refused", "reason", refusal.message()))
                .orElseGet(() -> Message.of("outcome." + line.code()));
    }

    private static Message note(Remark remark) {
        Object place = remark.hex() == Board.NOWHERE ? "" : Say.hex(remark.hex());
        Message note = Message.of(
                "note." + remark.note(), "hex", place, "lost", Say.stock(remark.lost()), "soldiers", remark.soldiers());
        return remark.line() == 0 ? note : Message.of("note.line", "line", remark.line(), "note", note);
    }

    private void income() {
        for (Deed.Earned earned : round.deeds(Deed.Earned.class)) {
            if (earned.seat() == side.seat() && !earned.crops().isEmpty()) {
                tell(Message.of(
                        "own.income",
                        "crops",
                        earned.crops().stream().map(OwnTale::crop).toList()));
            }
        }
    }

    private static Message crop(Deed.Crop crop) {
        return Message.of(
                "own.crop", "hex", Say.hex(crop.hex()), "n", crop.amount(), "resource", Say.resource(crop.resource()));
    }

    /** The stock before the first phase, and after every phase that changed it. */
    private void stocks() {
        List<Stock> trace = side.trace();
        tell(Message.of("own.stock", "stock", trace.get(0).toString()));
        for (int phase = 1; phase < trace.size(); phase++) {
            if (!trace.get(phase).equals(trace.get(phase - 1))) {
                tell(Message.of(
                        "own.after",
                        "phase",
                        Message.of("phase." + phase),
                        "before",
                        trace.get(phase - 1).toString(),
                        "stock",
                        trace.get(phase).toString()));
            }
        }
    }
}
