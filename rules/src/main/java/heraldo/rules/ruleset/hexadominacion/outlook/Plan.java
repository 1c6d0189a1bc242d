package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.check.Warnings;
import heraldo.rules.ruleset.hexadominacion.news.CalledThings;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Origin;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A sheet and what comes of it if nobody interferes.
 *
 * @param ready the round before the first attack is fought: everything is paid, nobody has left
 * @param end the round at its end
 * @param alone the round before the first attack if none of its trades came about
 */
record Plan(World world, Rulebook book, Seat seat, Round ready, Round end, Round alone) {

    static Plan of(World world, Rulebook book, Seat seat, OrderSheet sheet) {
        List<Optional<Refusal>> refusals = Examiner.atEntry(world, seat, sheet);
        List<Optional<Refusal>> lonely = IntStream.range(0, sheet.size())
                .mapToObj(line -> sheet.orders().get(line) instanceof Trade
                        ? Optional.of(Refusal.of("X_NO_MATCH", "R11"))
                        : refusals.get(line))
                .toList();
        return new Plan(
                world,
                book,
                seat,
                ready(world, book, seat, sheet, refusals),
                Warnings.rehearsedToTheEnd(world, book, seat, sheet, refusals),
                ready(world, book, seat, sheet, lonely));
    }

    private static Round ready(
            World world, Rulebook book, Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {
        Round round = Warnings.rehearsed(world, book, seat, sheet, refusals);
        Sequence.rehearseAttacks(round);
        return round;
    }

    /** Its orders that would be carried out, in written order. */
    Stream<Order> standing() {
        return ready.lines().stream().filter(Line::stands).map(Line::order);
    }

    /** Those of a kind. */
    <O extends Order> List<O> standing(Class<O> kind) {
        return standing().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What is left when the attacks are paid. */
    Stock purse() {
        return ready.side(seat.number()).stock();
    }

    boolean mine(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    /** The own hexes, in reading order. */
    List<Integer> own() {
        return Board.HEXES.stream().filter(this::mine).toList();
    }

    /** How many stay in a hex when those who attack have left. */
    int staying(int hex) {
        int leaving = standing(Attack.class).stream()
                .flatMap(attack -> attack.origins().stream())
                .filter(origin -> origin.hex() == hex)
                .mapToInt(Origin::soldiers)
                .sum();
        return ready.field().soldiers(hex) - leaving;
    }

    /** A hex by its name. */
    Object place(int hex) {
        return new CalledThings(world, book.names()).of("hex", hex).orElseThrow();
    }

    /** Some hexes by their names. */
    List<Object> places(List<Integer> hexes) {
        return hexes.stream().map(this::place).toList();
    }

    /** A sentence about a hex. */
    Message at(String key, int hex) {
        return Message.of(key, "place", place(hex));
    }
}
