package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.LineReading;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** One turn of an example while it is played: what is sent is carried out at once. */
final class Stage {

    private final Game game;
    private final Function<String, LineReading> reader;
    private final CaseDice dice;
    private final Codes codes = new Codes();
    private final SortedMap<Integer, List<Integer>> planned = new TreeMap<>();
    private Position now;

    Stage(Game game, Function<String, LineReading> reader, CaseDice dice, Position now) {
        this.game = game;
        this.reader = reader;
        this.dice = dice;
        this.now = now;
    }

    Position now() {
        return now;
    }

    /** A plan is kept ({@code P2:}); lines that cannot be read are not. */
    void plan(Seat seat, String text) {
        List<Order> commands = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        List<String> lines = lines(text);
        for (int i = 0; i < lines.size(); i++) {
            LineReading reading = reader.apply(lines.get(i));
            if (reading.order().isPresent()) {
                commands.add(reading.order().get());
                numbers.add(i + 1);
            } else {
                codes.plan(seat.number(), i + 1, reading.refusal().orElseThrow().code());
            }
        }
        planned.put(seat.number(), numbers);
        now = Pieces.side(now, seat, side -> side.withPlayer(side.player().planning(commands)));
    }

    /** Orders are sent one by one ({@code O1:}). */
    void orders(Seat seat, String text) {
        lines(text).forEach(line -> codes.order(seat.number(), order(seat, line)));
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.equals(Item.NONE))
                .toList();
    }

    private String order(Seat seat, String line) {
        LineReading reading = reader.apply(line);
        if (reading.order().isEmpty()) {
            return reading.refusal().orElseThrow().code();
        }
        Command command = (Command) reading.order().get();
        Optional<Refusal> refusal = game.refusal(now, seat, command);
        if (refusal.isPresent()) {
            return refusal.get().code();
        }
        return play(Collections.singletonMap(seat, OrderSheet.of(command)))
                .outcomes()
                .get(0)
                .code();
    }

    /** The active seat's deadline passes, or a seat resigns ({@code U:}). */
    void act(String text) {
        for (String act : text.split(",", 0)) {
            String[] words = act.strip().split("\\s+", -1);
            if (words[0].equals("deadline") && words.length == 1) {
                play(Collections.emptyMap());
            } else if (words[0].equals("resign") && words.length == 2 && words[1].matches("[1-9]")) {
                Seat seat = new Seat(Integer.parseInt(words[1]));
                play(Collections.singletonMap(seat, OrderSheet.of(new Resign(Resign.Sure.YES))));
            } else {
                throw new IllegalArgumentException("U: is followed by deadline or resign 3, not " + act.strip());
            }
        }
    }

    private Progress play(Map<Seat, OrderSheet> sheets) {
        Progress turn = game.play(now, sheets, dice);
        turn.outcomes().stream().filter(Progress.Outcome::planned).forEach(this::note);
        now = turn.now();
        return turn;
    }

    private void note(Progress.Outcome outcome) {
        int seat = outcome.seat().number();
        int line = planned.containsKey(seat) ? planned.get(seat).get(outcome.line() - 1) : outcome.line();
        codes.plan(seat, line, outcome.code());
    }

    /** What is not as the {@code E:} lines say. */
    List<Mismatch> check(List<Item> expected) {
        List<Mismatch> mismatches = new ArrayList<>();
        for (Item item : expected) {
            mismatches.addAll(Codes.names(item.key()) ? codes.check(item) : Expectations.check(now, item));
        }
        mismatches.addAll(codes.others());
        return mismatches;
    }
}
