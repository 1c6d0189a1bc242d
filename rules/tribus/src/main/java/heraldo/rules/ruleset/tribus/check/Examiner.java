package heraldo.rules.ruleset.tribus.check;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Effort;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Line;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import heraldo.rules.ruleset.tribus.turn.TribeTurn;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Examines sheets (§3). What is wrong whatever the position refuses a line, and so do the recruit codes in the tribe's own
 * turn; an action that fails even with the best of dice is warned of.
 */
public record Examiner(Rulebook book) {

    /** Returns the verdict on each line of a sheet. */
    public List<Verdict> verdicts(World world, Seat seat, OrderSheet sheet) {
        SortedMap<Integer, LineResult> trial = trial(world, seat, sheet);
        List<Verdict> verdicts = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            Optional<Refusal> refusal = refusal(world, seat, sheet.line(line));
            verdicts.add(
                    refusal.isPresent()
                            ? Verdict.refused(refusal.get())
                            : tried(world, seat, sheet, line, Optional.ofNullable(trial.get(line))));
        }
        return verdicts;
    }

    /** Returns the reason to refuse a line, apart from objections that only the position of the tribe's own turn can raise. */
    public Optional<Refusal> refusal(World world, Seat seat, Order order) {
        Command command = Command.of(order);
        return command.occasion()
                .refusal(world, seat)
                .or(() -> command.misfit(new Statics(book.chart())))
                .or(() -> command.refusal(book.chart(), world, seat.number()));
    }

    /** The lines of a sheet for the tribe's own turn that can stand. */
    public List<Line> lines(World world, Seat seat, OrderSheet sheet) {
        List<Line> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof TurnOrder order
                    && refusal(world, seat, order).isEmpty()) {
                lines.add(new Line(line, order));
            }
        }
        return lines;
    }

    /** The world after the lines for a seat's own turn, whenever that is, with the best of dice. */
    public World after(World world, Seat seat, OrderSheet sheet) {
        return played(world, seat, lines(world, seat, sheet), new LuckyDice()).now();
    }

    /** The lines for a seat's own turn, played with some dice if it were now. */
    public Progress played(World world, Seat seat, OrderSheet sheet, Dice dice) {
        return played(world, seat, lines(world, seat, sheet), dice);
    }

    /** The world after the recruiting among them alone. */
    public World mustered(World world, Seat seat, OrderSheet sheet) {
        List<Line> recruiting = lines(world, seat, sheet).stream()
                .filter(line -> line.order() instanceof Recruiting)
                .toList();
        return played(world, seat, recruiting, new LuckyDice()).now();
    }

    /**
     * Returns a check of one more order of a seat's own turn at the end of a sheet: a refusal, or the reason why the order would
     * fail even with the best of dice. The check works for any number of orders.
     *
     * @param after the world {@link #after} the sheet
     */
    public Function<TurnOrder, Optional<Message>> next(World world, World after, Seat seat, OrderSheet sheet) {
        World mustered = mustered(world, seat, sheet);
        return order -> refusal(world, seat, order).map(Refusal::message).or(() -> {
            World from = order instanceof Recruiting && !world.settings().live() ? mustered : after;
            return failure(from, seat, order);
        });
    }

    private Optional<Message> failure(World from, Seat seat, TurnOrder order) {
        Line line = new Line(1, order);
        return TribeTurn.trial(book, from, seat.number(), List.of(line), new LuckyDice()).results().stream()
                .filter(result -> !result.code().equals(Progress.OK))
                .map(result -> result.details().get(0))
                .findFirst();
    }

    /** In the own turn a sheet goes on from what has been played of it; the sieges at its end are not foretold. */
    private Progress played(World world, Seat seat, List<Line> lines, Dice dice) {
        boolean begun = world.active().equals(Optional.of(seat.number()));
        World from = begun ? world : world.withTurns(world.turns().withEffort(Effort.NONE));
        return TribeTurn.trial(book, from, seat.number(), lines, dice);
    }

    /** Plays the lines as if the tribe's turn were now, with the best of dice, and returns the result of each by its number. */
    private SortedMap<Integer, LineResult> trial(World world, Seat seat, OrderSheet sheet) {
        SortedMap<Integer, LineResult> results = new TreeMap<>();
        List<Line> lines = lines(world, seat, sheet);
        if (!lines.isEmpty()) {
            played(world, seat, lines, new LuckyDice()).results().forEach(result -> results.put(result.line(), result));
        }
        return results;
    }

    /** The recruit codes refuse in the own turn alone; a draft for a later one is warned of them (Q45). */
    private static Verdict tried(World world, Seat seat, OrderSheet sheet, int line, Optional<LineResult> result) {
        Optional<LineResult> failed = result.filter(each -> !each.code().equals(Progress.OK));
        boolean recruiting = sheet.line(line) instanceof Recruiting;
        if (failed.isPresent() && recruiting && world.active().equals(Optional.of(seat.number()))) {
            return Verdict.refused(
                    new Refusal(failed.get().code(), "", failed.get().details().get(0)));
        }
        List<Message> warnings = new ArrayList<>();
        failed.ifPresent(each -> warnings.add(Message.of(
                recruiting ? "warning.W_RECRUIT" : "warning." + each.code().replaceFirst("^X", "W"),
                "why",
                each.details().get(0))));
        if (reordered(world, sheet, line)) {
            warnings.add(Message.of("warning.W_REORDERED"));
        }
        return new Verdict(Optional.empty(), warnings);
    }

    /** Recruiting that is written after an action runs before it all the same (Q18). */
    private static boolean reordered(World world, OrderSheet sheet, int line) {
        return !world.settings().live()
                && sheet.line(line) instanceof Recruiting
                && sheet.orders().subList(0, line - 1).stream().anyMatch(Acting.class::isInstance);
    }
}
