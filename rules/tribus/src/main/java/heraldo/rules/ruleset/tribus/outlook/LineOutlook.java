package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Outlook of one line over all outcomes of its turn. */
record LineOutlook(Rulebook book, World world, Seat seat, Outcomes outcomes, int number, Command order) {

    Line line() {
        return order instanceof TurnOrder own
                ? acted(own)
                : new Line(order.foretold(book.chart(), world).stream().toList(), List.of());
    }

    private Say say() {
        return new Say(book.chart());
    }

    /** Sums the weights of the throws that let the line do what it says. */
    private int weight() {
        return outcomes.all().stream()
                .filter(outcome -> ok(outcome.turn()))
                .mapToInt(Outcomes.Outcome::weight)
                .sum();
    }

    private boolean ok(Progress turn) {
        return turn.results().stream()
                .anyMatch(result -> result.line() == number && result.code().equals(Progress.OK));
    }

    private Line acted(TurnOrder own) {
        int weight = weight();
        if (weight == 0) {
            return Line.BLANK;
        }
        List<Message> told = new ArrayList<>();
        List<Message> cautions = new ArrayList<>();
        if (own instanceof Recruiting recruiting) {
            told.add(Message.of("outlook.cost", "n", recruiting.cost(world.settings())));
        }
        SortedMap<Hex, Battle> battles = battles();
        takings(told, battles);
        odds(battles, told, cautions);
        if (weight < outcomes.whole()) {
            cautions.add(Message.of("outlook.depends", "percent", Battle.percent(weight, outcomes.whole())));
        }
        if (own instanceof Acting acting) {
            acting.left().flatMap(this::leftBehind).ifPresent(cautions::add);
        }
        return new Line(told, cautions);
    }

    /** Adds a message for each place that the line takes without a fight. */
    private void takings(List<Message> told, SortedMap<Hex, Battle> battles) {
        SortedMap<Hex, Message> takings = new TreeMap<>();
        for (Outcomes.Outcome outcome : outcomes.all()) {
            deeds(outcome, Deed.Entered.class)
                    .forEach(entered -> takings.put(entered.to(), taken("land", entered.to(), entered.owner())));
            deeds(outcome, Deed.Seized.class)
                    .forEach(seized -> takings.put(seized.ship(), taken("ship", seized.ship(), seized.owner())));
        }
        takings.keySet().removeAll(battles.keySet());
        told.addAll(takings.values());
    }

    private <D extends Deed> Stream<D> deeds(Outcomes.Outcome outcome, Class<D> kind) {
        return Deed.some(outcome.turn().deeds(number), kind);
    }

    private Message taken(String what, Hex hex, int owner) {
        return Message.of("outlook.take", "what", what, "place", say().tile(hex), "owner", Say.tribe(owner))
                .with("nobody", owner == Tribe.NOBODY ? "yes" : "no");
    }

    /** The battles of the line by place; where an earlier one may leave nobody to fight, that is as good as won. */
    private SortedMap<Hex, Battle> battles() {
        SortedMap<Hex, Battle> battles = new TreeMap<>();
        for (Outcomes.Outcome outcome : outcomes.all()) {
            deeds(outcome, Deed.Fought.class)
                    .forEach(fought -> battles.computeIfAbsent(fought.to(), hex -> new Battle(fought))
                            .note(fought, outcome.weight()));
        }
        for (Outcomes.Outcome outcome : outcomes.all()) {
            deeds(outcome, Deed.Entered.class)
                    .filter(entered -> battles.containsKey(entered.to()))
                    .forEach(entered -> Known.in(battles, entered.to()).spared(outcome.weight()));
        }
        return battles;
    }

    private void odds(SortedMap<Hex, Battle> battles, List<Message> told, List<Message> cautions) {
        boolean ahead = !world.active().equals(Optional.of(seat.number()));
        battles.values().forEach(battle -> told.add(battle.told(say(), ahead)));
        if (battles.values().stream().anyMatch(Battle::bad)) {
            cautions.add(Message.of("outlook.odds-bad"));
        }
        if (order instanceof Acting acting) {
            acting.caution(say()).ifPresent(cautions::add);
        }
    }

    /** A city without a garrison, a ship without a crew: in any outcome, at the end of the sheet. */
    private Optional<Message> leftBehind(Hex from) {
        return book.chart().sea(from) ? adrift(from) : emptied(from);
    }

    private Optional<Message> emptied(Hex from) {
        boolean empty = book.chart().city(from)
                && boards().stream()
                        .map(board -> board.tile(from))
                        .anyMatch(tile -> tile.owner() == seat.number() && !tile.manned());
        return empty ? Optional.of(Message.of("outlook.emptied", "city", say().tile(from))) : Optional.empty();
    }

    private Optional<Message> adrift(Hex from) {
        boolean adrift = boards().stream()
                .anyMatch(board -> board.ship(from, seat.number()).isPresent() && board.crew(from) == 0);
        return adrift ? Optional.of(Message.of("outlook.adrift", "place", say().tile(from))) : Optional.empty();
    }

    private List<Board> boards() {
        return outcomes.all().stream()
                .map(outcome -> outcome.turn().now().board())
                .toList();
    }
}
