package heraldo.rules.engine.coverage;

import heraldo.rules.chance.Dice;
import java.util.List;
import java.util.Optional;

/** Chance that belongs to no rule of the game. */
record FreeChance(Dice.Stream dice) {

    /** A number from 0 to one less than {@code limit}. */
    int below(int limit) {
        return dice.next(limit) - 1;
    }

    /** Returns {@code true} with a chance of one in {@code times}. */
    boolean once(int times) {
        return dice.next(times) == 1;
    }

    /** One of some things; empty if there are none. */
    <T> Optional<T> pick(List<? extends T> things) {
        return things.isEmpty() ? Optional.empty() : Optional.of(things.get(below(things.size())));
    }
}
