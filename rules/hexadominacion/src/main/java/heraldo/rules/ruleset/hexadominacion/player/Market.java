package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Optional;

/**
 * Exchanges that two rulers both arrive at by themselves, from what is public: each gives what its own land yields more of than
 * the other's. Realms that fought each other in the last round do not trade.
 */
final class Market {

    private static final int LEAST = 3;
    private static final int MOST = 20;
    private static final int GRAND = 60;
    private static final int LAST_ROUNDS = 20;

    private final World world;
    private final Rulebook book;

    Market(World world, Rulebook book) {
        this.world = world;
        this.book = book;
    }

    /** Returns the trade that a realm would write for another, which writes the mirror; empty if they do not trade. */
    Optional<Trade> trade(Seat own, Seat other) {
        Seat low = own.compareTo(other) < 0 ? own : other;
        Seat high = low.equals(own) ? other : own;
        return quarrel(low.number(), high.number())
                ? Optional.empty()
                : between(low, high).map(trade -> low.equals(own) ? trade : trade.mirrored(low));
    }

    private boolean quarrel(int one, int other) {
        return world.past().strikes().stream()
                .anyMatch(strike -> (strike.seat() == one && touched(strike.target(), other))
                        || (strike.seat() == other && touched(strike.target(), one)));
    }

    /** A target that was held is its owner's still; one that was lost has changed hands. */
    private boolean touched(int target, int owner) {
        return world.tile(target).owner() == owner || world.past().changed().contains(target);
    }

    /** The low seat's line. */
    private Optional<Trade> between(Seat low, Seat high) {
        Stock surplus = lead(low, high);
        Stock lack = lead(high, low);
        Resource give = surplus.richest();
        Resource get = lack.richest();
        int units = Math.min(Math.min(surplus.get(give), lack.get(get)), MOST);
        if (units < LEAST || give == get) {
            return Optional.empty();
        }
        return Optional.of(
                grand(low, high)
                        ? toAndFro(high, give, get)
                        : new Trade(high, Stock.of(give, units), Stock.of(get, units)));
    }

    /** Two merchants swap much to and fro in the last rounds, for nothing but the culture in it. */
    private boolean grand(Seat low, Seat high) {
        return world.last() - world.round() < LAST_ROUNDS
                && Personality.of(world, low) == Personality.MERCHANT
                && Personality.of(world, high) == Personality.MERCHANT;
    }

    private Trade toAndFro(Seat high, Resource give, Resource get) {
        boolean there = world.round() % 2 == 0;
        return new Trade(high, Stock.of(there ? give : get, GRAND), Stock.of(there ? get : give, GRAND));
    }

    /** Returns the surplus of one realm's land yields over another's for each resource, cities left out. */
    private Stock lead(Seat one, Seat other) {
        return land(one).above(land(other));
    }

    private Stock land(Seat seat) {
        Stock sum = Stock.NONE;
        for (Tile tile : world.tiles()) {
            if (tile.owner() == seat.number() && !tile.city()) {
                Resource resource = tile.industry().resource().orElseThrow();
                sum = sum.plus(Stock.of(resource, book.yieldOf(tile.level()).least()));
            }
        }
        return sum;
    }
}
