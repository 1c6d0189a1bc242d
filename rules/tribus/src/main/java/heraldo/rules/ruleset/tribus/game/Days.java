package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Effort;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Turns;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Line;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.TribeTurn;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The turn of the tribe whose day it is (T4, Q43-Q45). */
record Days(Rulebook book, Examiner examiner) {

    private static final String SILENT = "event.silent";
    private static final String ENDED = "event.ended";

    /** A whole turn from the sheet on file, or from what the tribe had prepared. */
    World turn(World world, Map<Seat, OrderSheet> sheets, Dice dice, Journal journal) {
        int tribe = world.active().orElseThrow();
        List<Line> lines = lines(world, new Seat(tribe), Optional.ofNullable(sheets.get(new Seat(tribe))), journal);
        Progress turn = TribeTurn.play(book, opened(world), tribe, lines, dice);
        boolean silent = !sheets.containsKey(new Seat(tribe)) && lines.isEmpty();
        told(turn, tribe, Optional.of(silent ? SILENT : "event.idle"), journal);
        return over(turn.now(), tribe);
    }

    /** Some orders of a turn that goes on, or its end: it ends with an empty sheet, and with silence. */
    World live(World world, Map<Seat, OrderSheet> sheets, Dice dice, Journal journal) {
        int tribe = world.active().orElseThrow();
        Optional<OrderSheet> sheet = Optional.ofNullable(sheets.get(new Seat(tribe)));
        boolean ends = sheet.map(OrderSheet::isEmpty).orElse(sheets.isEmpty());
        if (ends) {
            Progress end = TribeTurn.end(book, opened(world), tribe, dice);
            told(end, tribe, Optional.of(ending(world, sheet.isEmpty())), journal);
            return over(end.now(), tribe);
        }
        List<Line> lines = sheet.isEmpty() ? List.of() : lines(world, new Seat(tribe), sheet, journal);
        if (lines.isEmpty()) {
            return world;
        }
        Progress step = TribeTurn.go(book, opened(world), tribe, lines, dice);
        told(step, tribe, Optional.empty(), journal);
        return step.now();
    }

    /** Returns the key of the message that ends a turn in which no siege bites. */
    private static String ending(World world, boolean silent) {
        if (world.effort().begun()) {
            return ENDED;
        }
        return silent ? SILENT : "event.idle";
    }

    /** As a turn begins, the map forgets what the tribe before did. */
    private static World opened(World world) {
        return world.effort().begun() ? world : world.withTurns(world.turns().forgotten());
    }

    /** The lines that are played. A tribe that sent nothing plays what it had prepared, line 0 each (Q45). */
    private List<Line> lines(World world, Seat seat, Optional<OrderSheet> sheet, Journal journal) {
        sheet.ifPresent(written -> refused(world, seat, written, journal));
        return sheet.map(written -> examiner.lines(world, seat, written)).orElseGet(() -> {
            List<Order> prepared = world.turns().prepared(seat.number());
            return examiner.lines(world, seat, new OrderSheet(prepared)).stream()
                    .map(line -> new Line(0, line.order()))
                    .toList();
        });
    }

    /** Lines for the turn that cannot stand whatever the position. */
    private void refused(World world, Seat seat, OrderSheet sheet, Journal journal) {
        for (int line = 1; line <= sheet.size(); line++) {
            var refusal = examiner.refusal(world, seat, sheet.line(line));
            if (sheet.line(line) instanceof TurnOrder order && refusal.isPresent()) {
                journal.result(seat, line, order, refusal);
            }
        }
    }

    /**
     * Tells what was played.
     *
     * @param otherwise the key for everybody if nothing came of the turn, and of silence in any case; without it they learn
     *     nothing, since lines that fail are secret (§7)
     */
    private static void told(Progress turn, int tribe, Optional<String> otherwise, Journal journal) {
        turn.results().forEach(journal::result);
        turn.deeds().forEach(journal::happened);
        List<Message> sentences = new ArrayList<>(turn.told());
        otherwise.filter(key -> sentences.isEmpty() || key.equals(SILENT)).ifPresent(key -> {
            sentences.add(0, Message.of(key, "tribe", Say.tribe(tribe)));
            rested(tribe, key, journal);
        });
        if (!sentences.isEmpty()) {
            journal.section(Message.of("chronicle.turn", "tribe", Say.tribe(tribe)), Optional.of(tribe), sentences);
        }
    }

    /** A turn that ends without anything; one that was played order by order has had its news. */
    private static void rested(int tribe, String key, Journal journal) {
        if (!key.equals(ENDED)) {
            journal.happened(new Deed.Rested(tribe, key.equals(SILENT)));
        }
    }

    private static World over(World world, int tribe) {
        Turns turns = world.turns().withEffort(Effort.NONE);
        return world.withTurns(turns.withDrafts(Frozen.with(turns.drafts(), tribe, List.of())))
                .withCalendar(world.calendar().next(Stage.TICK));
    }

    /** Stores the orders that the other tribes have written for their own next turns as drafts (Q45). */
    World kept(World world, Map<Seat, OrderSheet> sheets, Journal journal) {
        World now = world;
        for (var entry : sheets.entrySet()) {
            Seat seat = entry.getKey();
            boolean own = world.today().equals(Optional.of(seat.number()));
            if (world.in(seat.number()) && !own) {
                now = kept(now, seat, entry.getValue(), journal);
            } else if (world.stage() == Stage.TICK) {
                refused(world, seat, entry.getValue(), journal);
            }
        }
        return now;
    }

    private World kept(World world, Seat seat, OrderSheet sheet, Journal journal) {
        refused(world, seat, sheet, journal);
        List<Line> lines = examiner.lines(world, seat, sheet);
        lines.forEach(line -> journal.result(new LineResult(seat, line.number(), "DRAFT", line.order(), List.of())));
        List<Order> orders = lines.stream().<Order>map(Line::order).toList();
        Turns turns = world.turns();
        return world.withTurns(turns.withDrafts(Frozen.with(turns.drafts(), seat.number(), orders)));
    }
}
