package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;

/** Guard of a city: the soldiers that it needs against the enemies near it. */
record Guard(Plan plan) {

    private static final int NEAR = 3;
    private static final int WHOLE = 100;

    /**
     * Returns the number of soldiers that should stay in a city: if no enemy can reach it, as few as the chief leaves everywhere.
     */
    int need(Hex city) {
        Stance stance = plan.personality.stance();
        int need = (Math.max(byLand(city), bySea(city)) * stance.guard() + WHOLE / 2) / WHOLE;
        return Math.min(Math.max(need, stance.garrison()), plan.settings.stackMax());
    }

    /** Against so many attackers half as many hold a city (T19). */
    private int byLand(Hex city) {
        int most = 0;
        for (var entry : plan.board().tiles().entrySet()) {
            Tile tile = entry.getValue();
            boolean foe = tile.manned() && tile.owner() != plan.tribe && tile.owner() != Tribe.NOBODY;
            if (foe && entry.getKey().distance(city) <= NEAR) {
                most = Math.max(most, tile.soldiers());
            }
        }
        return most == 0 ? 0 : most / 2 + 1;
    }

    /** A crew counts as much as a garrison. */
    private int bySea(Hex city) {
        if (!plan.chart.port(city)) {
            return 0;
        }
        return plan.board().ships().entrySet().stream()
                .filter(entry ->
                        entry.getValue().owner() != plan.tribe && entry.getKey().distance(city) <= NEAR)
                .mapToInt(entry -> entry.getValue().crew())
                .max()
                .orElse(0);
    }

    /** Soldiers of a stack that may leave: none if it has acted, or is to stay. */
    int free(Hex stack) {
        if (plan.spent(stack) || plan.held(stack)) {
            return 0;
        }
        int soldiers = plan.tile(stack).soldiers();
        return plan.chart.city(stack) ? Math.max(0, soldiers - need(stack)) : soldiers;
    }
}
