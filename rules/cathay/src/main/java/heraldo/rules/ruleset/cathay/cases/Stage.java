package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
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
    private final SortedMap<String, String> codes = new TreeMap<>();
    private final SortedMap<Seat, Integer> sent = new TreeMap<>();
    private final SortedMap<Seat, List<Integer>> planned = new TreeMap<>();
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
    void plan(Seat seat, List<String> lines) {
        List<Order> commands = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            LineReading reading = reader.apply(lines.get(i));
            if (reading.order().isPresent()) {
                commands.add(reading.order().get());
                numbers.add(i + 1);
            } else {
                codes.put(
                        Codes.name("P", seat.number(), i + 1),
                        reading.refusal().orElseThrow().code());
            }
        }
        planned.put(seat, numbers);
        now = Pieces.side(now, seat, side -> side.withPlayer(side.player().planning(commands)));
    }

    /** Orders are sent one by one ({@code O1:}). */
    void orders(Seat seat, List<String> lines) {
        for (String line : lines) {
            String code = order(seat, line);
            codes.put(Codes.name("X", seat.number(), sent.merge(seat, 1, Integer::sum)), code);
        }
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
        Seat seat = outcome.seat();
        int line = planned.containsKey(seat) ? planned.get(seat).get(outcome.line() - 1) : outcome.line();
        codes.put(Codes.name("P", seat.number(), line), outcome.code());
    }

    /** Compares all with the {@code E:} lines; what is not named of the lines must be accepted. */
    void check(List<Item> expected, Findings findings) {
        Codes came = new Codes();
        codes.forEach(came::put);
        Expectations expectations = new Expectations(now, findings);
        for (Item item : expected) {
            if (item.key().matches("[XP][1-9]\\.[0-9]{1,2}")) {
                came.check(item.key(), item.value(), findings);
            } else {
                expectations.check(item);
            }
        }
        came.others(findings);
    }
}
