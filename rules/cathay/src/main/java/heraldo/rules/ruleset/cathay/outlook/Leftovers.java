package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The usual actions that are still open in an own turn.
 *
 * @param position after the lines of the sheet
 */
record Leftovers(Game game, Position position, Seat seat) {

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        if (position.round().first()) {
            if (own().buildings().none()) {
                told.add(Message.of("outlook.unused.start"));
            }
            return told;
        }
        if (position.mayRise()) {
            told.add(Message.of("outlook.unused.rise"));
        }
        List<Message> things = affordable();
        if (!things.isEmpty()) {
            told.add(Message.of("outlook.unused.affords", "things", things));
        }
        told.addAll(open());
        if (own().hand().size() > Robber.MOST && own().player().discard().isEmpty()) {
            told.add(Message.of("outlook.unused.discard"));
        }
        return told;
    }

    private Side own() {
        return position.side(seat);
    }

    /** Lists the purchases that the hand can pay for and the board has a place for. */
    private List<Message> affordable() {
        List<Message> things = new ArrayList<>();
        thing("city", own().buildings().settlements().stream().mapToObj(City::new), things);
        thing("settlement", Links.linked(position, seat).stream().mapToObj(Settle::new), things);
        thing("road", Links.open(position, seat).stream().mapToObj(Road::new), things);
        for (SoldierKind kind : SoldierKind.values()) {
            thing(kind.id(), own().buildings().all().stream().mapToObj(corner -> new Recruit(kind, corner)), things);
        }
        return things;
    }

    private void thing(String what, Stream<? extends Command> ways, List<Message> things) {
        if (ways.anyMatch(this::stands)) {
            things.add(Message.of("thing." + what));
        }
    }

    private boolean stands(Command command) {
        return game.refusal(position, seat, command).isEmpty();
    }

    /** Buildings that nobody guards, beside a soldier who may attack. */
    private List<Message> open() {
        return own().troop().soldiers().stream()
                .flatMap(soldier -> Arrays.stream(Net.neighbours(soldier.corner()))
                        .filter(corner -> unguarded(soldier, corner))
                        .boxed())
                .distinct()
                .map(corner ->
                        Message.of("outlook.unused.open", "corner", corner, "foe", new Seat(position.builder(corner))))
                .toList();
    }

    private boolean unguarded(Soldier soldier, int corner) {
        return stands(new Attack(soldier.id(), corner))
                && position.side(position.builder(corner))
                        .troop()
                        .defender(corner, soldier.id().kind())
                        .isEmpty();
    }
}
