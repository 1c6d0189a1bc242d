package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * A sheet and what comes of it if nobody interferes: its trades and sales are assumed good.
 *
 * @param ready the round before the first attack is fought: everything is paid, nobody has left
 * @param end the round at its end
 * @param alone the round before the first attack if none of its trades came about
 */
public record Prospect(World world, Rulebook book, Seat seat, Round ready, Round end, Round alone) {

    /** Its orders that would be carried out, in written order. */
    public Stream<Command> standing() {
        return standing(number -> true);
    }

    /** Those of a kind. */
    public <O extends Command> List<O> standing(Class<O> kind) {
        return standing().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The orders that stand above a line. */
    public Stream<Command> above(Line<?> line) {
        return standing(other -> other < line.number());
    }

    /** The orders that stand below a line. */
    public Stream<Command> below(Line<?> line) {
        return standing(other -> other > line.number());
    }

    private Stream<Command> standing(IntPredicate number) {
        return ready.lines().stream()
                .filter(line -> line.stands() && number.test(line.number()))
                .map(line -> Command.of(line.order()));
    }

    public Costs costs() {
        return book.costs();
    }

    /** Returns the stock left after paying for the attacks. */
    public Stock purse() {
        return ready.side(seat.number()).stock();
    }

    public boolean mine(int hex) {
        return world.tile(hex).owner() == seat.number();
    }

    /** The own hexes, in reading order. */
    public List<Integer> own() {
        return Board.HEXES.stream().filter(this::mine).toList();
    }

    /** Returns the number of soldiers that stay in a hex when those who attack have left. */
    public int staying(int hex) {
        return ready.field().free(hex);
    }

    /** Returns whether the realm surrenders. */
    public boolean leaves() {
        return !end.side(seat.number()).active();
    }

    /** A hex by its name. */
    public Object place(int hex) {
        return new Places(world, book.names()).full(hex);
    }

    /** Some hexes by their names. */
    public List<Object> places(List<Integer> hexes) {
        return hexes.stream().map(this::place).toList();
    }

    /** A sentence about a hex. */
    public Message at(String key, int hex) {
        return Message.of(key, "place", place(hex));
    }
}
