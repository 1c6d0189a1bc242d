package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import java.util.List;
import java.util.SortedSet;

/**
 * A province that is played.
 *
 * @param capital the hex of its capital
 * @param home the hex of its first colonist
 * @param era 1 to 6
 * @param buildings ids of the buildings of its capital
 * @param wonders the names its player gave to the Wonders of its eras; a name may be empty
 * @param vacant whether its player has left and nobody has taken over (R99)
 */
public record Province(
        Hex capital,
        Hex home,
        int era,
        Stock stock,
        SortedSet<String> buildings,
        List<String> wonders,
        boolean vacant) {

    public Province {
        buildings = Frozen.set(buildings);
        wonders = List.copyOf(wonders);
    }

    /** Returns the most of each resource that it can keep (R43). */
    public int limit() {
        return 10 * era;
    }

    public Province withStock(Stock other) {
        return new Province(capital, home, era, other, buildings, wonders, vacant);
    }

    public Province withEra(int other) {
        return new Province(capital, home, other, stock, buildings, wonders, vacant);
    }

    public Province withBuildings(SortedSet<String> other) {
        return new Province(capital, home, era, stock, other, wonders, vacant);
    }

    public Province withWonders(List<String> other) {
        return new Province(capital, home, era, stock, buildings, other, vacant);
    }

    public Province withVacant(boolean other) {
        return new Province(capital, home, era, stock, buildings, wonders, other);
    }
}
