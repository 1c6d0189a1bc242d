package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The part of the chronicle for one realm alone: every line with its code, notes, its stock phase by phase, and the yield of
 * each hex (§7).
 */
final class OwnTale {

    private static final Map<Code, Message> OUTCOMES = new EnumMap<>(Code.class);

    static {
        for (Code code : Code.values()) {
            OUTCOMES.put(code, Message.of("outcome." + code));
        }
    }

    private final Side side;
    private final Seat seat;
    private final Optional<Seat> reader;
    private final List<Entry> entries = new ArrayList<>();

    private OwnTale(Side side) {
        this.side = side;
        this.seat = new Seat(side.seat());
        this.reader = Optional.of(seat);
    }

    /** Those of every realm that played, in one pass over everything that happened. */
    static List<Section> sections(Round round, List<LineResult> results) {
        List<OwnTale> tales = new ArrayList<>();
        for (Side side : round.sides()) {
            tales.add(new OwnTale(side));
        }
        List<Deed.Fought> beaten = round.deeds(Deed.Fought.class).stream()
                .filter(fought -> !fought.won())
                .toList();
        for (int i = 0; i < results.size(); i++) {
            Line<?> line = round.lines().get(i);
            of(line.seat(), tales).outcome(line, results.get(i), beaten);
        }
        tales.forEach(OwnTale::silence);
        for (Remark remark : round.remarks()) {
            of(remark.seat(), tales).tell(note(remark));
        }
        for (Deed deed : round.deeds()) {
            if (deed instanceof Deed.Earned earned && !earned.crops().isEmpty()) {
                of(earned.seat(), tales).tell(Message.of("own.income", "crops", crops(earned)));
            }
        }
        return tales.stream()
                .filter(tale -> tale.side.start().active())
                .map(OwnTale::section)
                .toList();
    }

    private static OwnTale of(int seat, List<OwnTale> tales) {
        return tales.get(seat - 1);
    }

    private Section section() {
        stocks();
        return new Section(Message.of("chronicle.own", "realm", seat), reader, entries);
    }

    private void tell(Message sentence) {
        entries.add(new Entry(reader, sentence, Optional.empty()));
    }

    /** @param beaten the attacks that were fought and lost */
    private void outcome(Line<?> line, LineResult result, List<Deed.Fought> beaten) {
        Message outcome = line.refusal()
                .map(refusal -> Message.of("outcome.refused", "reason", refusal.message()))
                .orElseGet(() -> ended(line, beaten));
        entries.add(new Entry(reader, outcome, Optional.of(result)));
    }

    private static Message ended(Line<?> line, List<Deed.Fought> beaten) {
        Message outcome = beaten.stream()
                .filter(fought -> fought.seat() == line.seat() && fought.line() == line.number())
                .findFirst()
                .map(fought -> Message.of("outcome.beaten", "hex", Say.hex(fought.target()))
                        .with("reduced", line.code() == Code.N_REDUCED ? "yes" : "no"))
                .orElseGet(() -> outcome(line.code()));
        return line.code() == Code.X_RESOURCES
                ? outcome.with("lack", Say.stock(line.lack()))
                        .with("own", line.lack().isNone() ? "no" : "yes")
                : outcome;
    }

    private static Message outcome(Code code) {
        return Objects.requireNonNull(OUTCOMES.get(code));
    }

    /** It sent no line. */
    private void silence() {
        if (entries.isEmpty()) {
            tell(Message.of("own.silent"));
        }
    }

    private static Message note(Remark remark) {
        Object place = remark.hex() == Board.NOWHERE ? "" : Say.hex(remark.hex());
        Message note = Message.of(
                "note." + remark.note(), "hex", place, "lost", Say.stock(remark.lost()), "soldiers", remark.soldiers());
        return remark.line() == 0 ? note : Message.of("note.line", "line", remark.line(), "note", note);
    }

    private static List<Message> crops(Deed.Earned earned) {
        List<Message> crops = new ArrayList<>(earned.crops().size());
        for (Deed.Crop crop : earned.crops()) {
            crops.add(crop(crop));
        }
        return List.copyOf(crops);
    }

    private static Message crop(Deed.Crop crop) {
        return Message.of(
                "own.crop", "hex", Say.hex(crop.hex()), "n", crop.amount(), "resource", Say.resource(crop.resource()));
    }

    /** The stock before the first phase, and after every phase that changed it. */
    private void stocks() {
        List<Stock> trace = side.trace();
        Stock before = trace.get(0);
        String written = before.toString();
        tell(Message.of("own.stock", "stock", written));
        for (int phase = 1; phase < trace.size(); phase++) {
            Stock after = trace.get(phase);
            if (!after.equals(before)) {
                String rewritten = after.toString();
                tell(Message.of("own.after", "phase", Message.of("phase." + phase), "before", written)
                        .with("stock", rewritten));
                before = after;
                written = rewritten;
            }
        }
    }
}
