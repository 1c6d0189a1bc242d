package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The pools of the week, each called by a letter, which stands on the cities where it can be spent (T7, Q21). */
record Purses(World world) {

    private static final int LETTERS = 26;

    /** The letter of the pool that a city can spend from now; a city that changed hands has none. */
    Optional<String> letter(Hex city) {
        return IntStream.range(0, world.pools().size())
                .filter(i ->
                        world.pools().get(i).serves(world.board().tile(city).owner(), city))
                .mapToObj(Purses::letter)
                .findFirst();
    }

    /** The pools of a tribe by their places in the list. */
    List<Integer> of(int tribe) {
        return IntStream.range(0, world.pools().size())
                .filter(i -> world.pools().get(i).tribe() == tribe)
                .boxed()
                .toList();
    }

    Pool pool(int place) {
        return world.pools().get(place);
    }

    static String letter(int place) {
        return Character.toString('A' + place % LETTERS);
    }
}
