package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Odds;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.Tile;

/**
 * A hex that could be conquered.
 *
 * @param worth in points, with a grudge and a whim in it
 * @param attackers the number that it takes for the odds that the ruler wants
 */
record Prize(int hex, int worth, int attackers) {

    private static final int KINGDOM = 2500;

    /** Rates a hex for a ruler: its worth, and the attackers that it takes. */
    static Prize of(Draft draft, int hex) {
        Tile tile = draft.world.tile(hex);
        int value = draft.book.points().of(tile)
                + draft.roundsLeft() * draft.book.yieldOf(tile.level()).least() / 2;
        if (capital(draft, tile, hex)) {
            value += Math.min(KINGDOM, 300 + 200 * draft.frontier.size(tile.owner()));
        }
        if (!tile.neutral() && grudge(draft, tile.owner())) {
            value = value * 5 / 4;
        }
        if (!tile.neutral()
                && draft.realm().hasCapital()
                && Board.adjacent(hex, draft.realm().capital())) {
            value = value * 2;
        }
        int whim = 90 + draft.whim("prize|" + hex, 20);
        return new Prize(hex, value * whim / 100, Odds.needed(defenders(draft, tile, hex), draft.personality.odds()));
    }

    /** Worth for each soldier that has to go. */
    int rate() {
        return worth / attackers;
    }

    private static boolean capital(Draft draft, Tile tile, int hex) {
        return !tile.neutral() && draft.world.realms().get(tile.owner() - 1).capital() == hex;
    }

    /** Estimates the defenders of a hex: those there now and those who may come, because troops move before attacks. */
    private static int defenders(Draft draft, Tile tile, int hex) {
        if (tile.neutral()) {
            return tile.soldiers();
        }
        int army = draft.frontier.army(tile.owner());
        int help = capital(draft, tile, hex) ? army * 2 / 3 : Math.min(2, army / 10);
        return Math.max(tile.soldiers(), help) + tile.soldiers() / 4;
    }

    /** Returns whether a realm attacked this one in the last round, or leads by far in land. */
    private static boolean grudge(Draft draft, int owner) {
        Realm realm = draft.world.realms().get(owner - 1);
        boolean struck = draft.world.past().strikes().stream()
                .filter(strike -> strike.seat() == owner)
                .map(Strike::target)
                .anyMatch(target -> draft.frontier.mine(target)
                        || draft.world.past().changed().contains(target));
        return realm.active()
                && (struck
                        || draft.frontier.size(owner) > 2 * draft.frontier.own().size());
    }
}
