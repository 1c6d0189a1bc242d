package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The duels of a seat: the attacks of its soldiers in its turn with their outcomes, and the threats to its own buildings (Y28 to
 * Y33).
 */
record Duels(Game game, Position position, Seat seat) {

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        Position own = game.rehearsal(position, seat).position();
        own.side(seat).troop().soldiers().forEach(soldier -> told.addAll(attacks(soldier)));
        told.addAll(threats());
        return told.isEmpty() ? List.of(Message.of("odds.no-duel")) : told;
    }

    /** Lists the attacks within a soldier's reach, each building by the shortest way. */
    private List<Message> attacks(Soldier soldier) {
        Map<Integer, Message> found = new LinkedHashMap<>();
        targets(soldier.corner())
                .forEach(target -> attack(soldier, Optional.empty(), target).ifPresent(end -> found.put(target, end)));
        for (int step : Net.neighbours(soldier.corner())) {
            targets(step)
                    .filter(target -> !found.containsKey(target))
                    .forEach(target ->
                            attack(soldier, Optional.of(step), target).ifPresent(end -> found.put(target, end)));
        }
        return List.copyOf(found.values());
    }

    private Stream<Integer> targets(int corner) {
        return Arrays.stream(Net.neighbours(corner)).boxed().filter(next -> position.rivalBuildingOn(seat, next));
    }

    /** Tells the outcome of an attack, after a step if necessary; empty for an impossible attack. */
    private Optional<Message> attack(Soldier soldier, Optional<Integer> step, int target) {
        Trial trial = game.rehearsal(position, seat);
        if (step.isPresent() && !trial.next(new Move(soldier.id(), step.get())).possible()) {
            return Optional.empty();
        }
        Position before = trial.position();
        Attack attack = new Attack(soldier.id(), target);
        if (!trial.next(attack).possible()) {
            return Optional.empty();
        }
        Rehearsed line = new Rehearsed(1, attack, seat, before, trial.position(), Optional.empty());
        return Optional.of(
                Message.of("odds.attack", "kind", Say.soldier(soldier.id().kind()))
                        .with("from", soldier.corner())
                        .with("corner", target)
                        .with("foe", new Seat(before.builder(target)))
                        .with("step", step.map(String::valueOf).orElse("no"))
                        .with("end", new Duel(line, attack).told()));
    }

    /** Own buildings within reach of others' soldiers. */
    private List<Message> threats() {
        Rivals rivals = Rivals.after(position, game.prices(), seat);
        return position.side(seat).buildings().all().stream()
                .filter(corner -> !rivals.striking(corner).isEmpty())
                .mapToObj(corner -> threat(corner, rivals.striking(corner)))
                .toList();
    }

    private Message threat(int corner, List<Seat> who) {
        List<Message> guards = position.side(seat).troop().soldiers().stream()
                .filter(soldier -> soldier.corner() == corner)
                .map(soldier -> Say.soldier(soldier.id().kind()))
                .distinct()
                .toList();
        Message told = Message.of("odds.threat", "corner", corner, "who", who, "n", who.size());
        return guards.isEmpty()
                ? told.with("guarded", "no").with("guards", Message.of("none"))
                : told.with("guarded", "yes").with("guards", guards);
    }
}
