package heraldo.rules.ruleset.caos.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws faiths for those who chose none, from those that may have another band (CR9). Where none is left, they follow the
 * suggested minor gods (CR7), in order. Lives within one set-up.
 */
final class Faiths {

    private final List<String> gods;
    private final int most;
    private final Dice dice;
    private final List<Faith> taken = new ArrayList<>();

    Faiths(List<String> gods, int most, Dice dice) {
        this.gods = gods;
        this.most = most;
        this.dice = dice;
    }

    void take(Faith faith) {
        taken.add(faith);
    }

    /** The faith of a seat that chose none. */
    Faith draw(Seat seat) {
        List<Faith> allowed =
                Faith.COMMON.stream().filter(faith -> count(faith) < most).toList();
        Faith drawn = allowed.isEmpty() ? minor() : allowed.get(lot(seat, allowed.size()) - 1);
        take(drawn);
        return drawn;
    }

    private int lot(Seat seat, int candidates) {
        return candidates > 1 ? dice.die("faith|" + seat.number(), candidates) : 1;
    }

    private Faith minor() {
        return gods.stream()
                .map(Faith::minor)
                .filter(faith -> count(faith) == 0)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("gods.yaml has too few minor gods"));
    }

    private long count(Faith faith) {
        return taken.stream().filter(faith::equals).count();
    }
}
