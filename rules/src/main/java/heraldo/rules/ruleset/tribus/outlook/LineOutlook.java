package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.order.Accept;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What one line brings, over all outcomes of its turn. */
record LineOutlook(Rulebook book, World world, Seat seat, Outcomes outcomes, int number, Order order) {

    Line line() {
        return switch (order) {
            case Pick pick -> new Line(List.of(picked(pick)), List.of());
            case Accept accept -> new Line(accepted(accept).stream().toList(), List.of());
            default -> acted();
        };
    }

    private Say say() {
        return new Say(book.chart());
    }

    private Message picked(Pick pick) {
        Settings settings = world.settings();
        return Message.of(
                "outlook.pick",
                "soldiers",
                settings.startTroops(),
                "lands",
                settings.landAtStart() ? book.chart().landAround(pick.city()).size() : 0);
    }

    private Optional<Message> accepted(Accept accept) {
        return world.proposal(accept.pact()).map(pact -> say().pact("outlook.accept", pact));
    }

    /** How many of all throws let the line do what it says. */
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

    private Line acted() {
        int weight = weight();
        if (weight == 0) {
            return Line.BLANK;
        }
        List<Message> told = new ArrayList<>();
        List<Message> cautions = new ArrayList<>();
        price().ifPresent(told::add);
        SortedMap<Hex, Battle> battles = battles();
        takings(told, battles);
        odds(battles, told, cautions);
        if (weight < outcomes.whole()) {
            cautions.add(Message.of("outlook.depends", "percent", Battle.percent(weight, outcomes.whole())));
        }
        leftBehind().ifPresent(cautions::add);
        return new Line(told, cautions);
    }

    private Optional<Message> price() {
        Settings settings = world.settings();
        return switch (order) {
            case Recruit recruit ->
                Optional.of(Message.of("outlook.cost", "n", recruit.number() * settings.troopCost()));
            case Shipbuilding ignored -> Optional.of(Message.of("outlook.cost", "n", settings.shipCost()));
            default -> Optional.empty();
        };
    }

    /** What is taken without a fight, each place once. */
    private void takings(List<Message> told, SortedMap<Hex, Battle> battles) {
        SortedMap<Hex, Message> takings = new TreeMap<>();
        for (Outcomes.Outcome outcome : outcomes.all()) {
            for (Deed deed : outcome.turn().deeds(number)) {
                switch (deed) {
                    case Deed.Entered entered ->
                        takings.put(entered.to(), taken("land", entered.to(), entered.owner()));
                    case Deed.Seized seized -> takings.put(seized.ship(), taken("ship", seized.ship(), seized.owner()));
                    default -> {}
                }
            }
        }
        takings.keySet().removeAll(battles.keySet());
        told.addAll(takings.values());
    }

    private Message taken(String what, Hex hex, int owner) {
        return Message.of("outlook.take", "what", what, "place", say().tile(hex), "owner", Say.tribe(owner))
                .with("nobody", owner == Tribe.NOBODY ? "yes" : "no");
    }

    /** The battles of the line by place; where an earlier one may leave nobody to fight, that is as good as won. */
    private SortedMap<Hex, Battle> battles() {
        SortedMap<Hex, Battle> battles = new TreeMap<>();
        for (Outcomes.Outcome outcome : outcomes.all()) {
            for (Deed deed : outcome.turn().deeds(number)) {
                if (deed instanceof Deed.Fought fought) {
                    battles.computeIfAbsent(fought.to(), hex -> new Battle(fought))
                            .note(fought, outcome.weight());
                }
            }
        }
        for (Outcomes.Outcome outcome : outcomes.all()) {
            for (Deed deed : outcome.turn().deeds(number)) {
                if (deed instanceof Deed.Entered entered && battles.containsKey(entered.to())) {
                    battles.get(entered.to()).spared(outcome.weight());
                }
            }
        }
        return battles;
    }

    private void odds(SortedMap<Hex, Battle> battles, List<Message> told, List<Message> cautions) {
        boolean ahead = !world.active().equals(Optional.of(seat.number()));
        battles.values().forEach(battle -> told.add(battle.told(say(), ahead)));
        if (battles.values().stream().anyMatch(Battle::bad)) {
            cautions.add(Message.of("outlook.odds-bad"));
        }
        if (order instanceof Assault assault && assault.occupy().equals(Optional.of(0))) {
            cautions.add(Message.of("outlook.spared", "city", say().tile(assault.city())));
        }
    }

    /** A city without a garrison, a ship without a crew: in any outcome, at the end of the sheet. */
    private Optional<Message> leftBehind() {
        return switch (order) {
            case Move move -> emptied(move.from());
            case Embark embark -> emptied(embark.from());
            case Transfer transfer -> adrift(transfer.from());
            case Landing landing -> adrift(landing.via().orElse(landing.ship()));
            default -> Optional.empty();
        };
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
                .anyMatch(board -> board.ship(from, seat.number())
                        .filter(ship -> !ship.manned())
                        .map(Ship::crew)
                        .isPresent());
        return adrift ? Optional.of(Message.of("outlook.adrift", "place", say().tile(from))) : Optional.empty();
    }

    private List<Board> boards() {
        return outcomes.all().stream()
                .map(outcome -> outcome.turn().now().board())
                .toList();
    }
}
