package heraldo.rules.engine.cases;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.LineReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Enters the written lines of a seat, one after another, as its player would. A refused line is not on the sheet. */
public final class Entry {

    private static final int NOWHERE = 0;

    /** A check that gives a game's verdict on a line of a sheet. */
    @FunctionalInterface
    public interface Check {

        Verdict verdict(OrderSheet sheet, int line);
    }

    private final BiFunction<OrderSheet, Order, OrderSheet> writing;
    private final Check check;
    private final List<Verdict> verdicts = new ArrayList<>();
    /** The line of the sheet on which each written line stands. */
    private final List<Integer> places = new ArrayList<>();

    private OrderSheet sheet = OrderSheet.EMPTY;

    /** Of one seat, each of whose orders comes after the others. */
    public Entry(Check check) {
        this(OrderSheet::with, check);
    }

    /**
     * Of one seat.
     *
     * @param writing gives a sheet with one more order, at its end or in the place of the one it replaces
     */
    public Entry(BiFunction<OrderSheet, Order, OrderSheet> writing, Check check) {
        this.writing = writing;
        this.check = check;
    }

    /** Enters lines. */
    public Entry enter(List<String> lines, Function<String, LineReading> reader) {
        lines.forEach(line -> enter(reader.apply(line)));
        return this;
    }

    /** Enters a line. */
    public void enter(LineReading reading) {
        if (reading.refusal().isPresent()) {
            note(Verdict.refused(reading.refusal().get()), NOWHERE);
            return;
        }
        Order order = reading.order().orElseThrow();
        OrderSheet longer = writing.apply(sheet, order);
        int place = place(longer, order);
        Verdict verdict = check.verdict(longer, place);
        if (verdict.possible()) {
            places.replaceAll(other -> other == place ? Integer.valueOf(NOWHERE) : other);
            sheet = longer;
        }
        note(verdict, verdict.possible() ? place : NOWHERE);
    }

    /** Returns the line of this very order, which another may equal. */
    @SuppressWarnings("ReferenceEquality") // of two equal orders, the one that was just entered is meant
    private static int place(OrderSheet sheet, Order order) {
        int place = sheet.size();
        while (sheet.line(place) != order) {
            place--;
        }
        return place;
    }

    private void note(Verdict verdict, int place) {
        verdicts.add(verdict);
        places.add(place);
    }

    /** Passes over a line in which no order stands. */
    public void pass() {
        note(Verdict.VALID, NOWHERE);
    }

    /** Writes an order on the sheet that no line asks for. */
    public void add(Order order) {
        sheet = sheet.with(order);
    }

    /** The lines that stand. */
    public OrderSheet sheet() {
        return sheet;
    }

    /** Returns the refusal codes of the written lines; empty for the others. */
    public List<Optional<String>> refusals() {
        return verdicts.stream()
                .map(verdict -> verdict.refusal().map(Refusal::code))
                .toList();
    }

    /** Returns the refusal code of each written line, or else its first warning; empty for a line with neither. */
    public List<Optional<String>> said() {
        return verdicts.stream()
                .map(verdict -> verdict.refusal()
                        .map(Refusal::code)
                        .or(() -> Codes.ofWarnings(verdict.warnings()).stream().findFirst()))
                .toList();
    }

    /** The code of every written line: why it is refused, or its outcome if it was played. */
    private List<String> codes(Stream<LineResult> results) {
        List<String> codes = new ArrayList<>(
                refusals().stream().map(refusal -> refusal.orElse(Codes.OK)).toList());
        results.filter(result -> result.line() > 0)
                .forEach(result -> codes.set(written(result.line()) - 1, result.code()));
        return codes;
    }

    /** The codes of all written lines of some seats. */
    public static Codes codes(SortedMap<Seat, Entry> entries, List<LineResult> results) {
        Codes codes = new Codes();
        entries.forEach((seat, entry) -> codes.put(
                seat.number(),
                entry.codes(results.stream().filter(result -> result.seat().equals(seat)))));
        return codes;
    }

    /** The sheets of some seats. */
    public static SortedMap<Seat, OrderSheet> sheets(SortedMap<Seat, Entry> entries) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        entries.forEach((seat, entry) -> sheets.put(seat, entry.sheet()));
        return sheets;
    }

    /** The line of the sheet on which a written line stands, both from 1; 0 if it does not stand. */
    public int place(int written) {
        return written < 1 || written > places.size() ? NOWHERE : places.get(written - 1);
    }

    /** The written line that stands on a line of the sheet. */
    public int written(int place) {
        return places.indexOf(place) + 1;
    }
}
