package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Fight;
import heraldo.rules.ruleset.tribus.turn.Progress;

/** Soldiers who have left their tile or ship come to a tile of land: they take it, join their own, or fight. */
record Advance(Progress turn) {

    private Chart chart() {
        return turn.book().chart();
    }

    /**
     * So many soldiers arrive.
     *
     * @param from their tile, or that of their ship
     */
    void arrive(Hex from, Hex to, int number) {
        Tile there = turn.tile(to);
        if (there.manned() && there.owner() != turn.tribe()) {
            fight(from, to, number);
        } else if (there.manned()) {
            turn.stride(from, to, Stride.Kind.MOVED);
            join(from, to, number);
        } else {
            turn.stride(from, to, Stride.Kind.MOVED);
            turn.tell(told(entry(there.owner()), from, to, number).with("owner", Say.tribe(there.owner())));
            entered(to, there.owner());
            turn.occupy(to, number);
        }
    }

    private void entered(Hex to, int owner) {
        if (owner != turn.tribe()) {
            turn.happened(new Deed.Entered(turn.tribe(), to, owner));
        }
    }

    /** Returns the event key for soldiers who come to an empty tile, by its owner. */
    private String entry(int owner) {
        if (owner == turn.tribe()) {
            return "event.move";
        }
        return owner == Tribe.NOBODY ? "event.claim" : "event.take";
    }

    /** The joined stack can do nothing more (T13). */
    private void join(Hex from, Hex to, int number) {
        int total = turn.tile(to).soldiers() + number;
        turn.change(board -> board.with(to, turn.tile(to).withSoldiers(total)));
        turn.spend(to);
        turn.tell(told("event.join", from, to, number).with("total", total));
    }

    private void fight(Hex from, Hex to, int number) {
        Tile there = turn.tile(to);
        int die = turn.attackDie(from, to);
        Fight fight =
                new Fight(turn.book().combat(), number, sortie(from, to), there.soldiers(), chart().city(to), die);
        BattleTale.tell(turn, "event.fight", fight, from, to, there.owner());
        turn.attack(from, to, fight);
        turn.happened(new Deed.Fought(turn.tribe(), there.owner(), Deed.Field.LAND, to, fight, fight.attackersLeft()));
        if (fight.margin() > 0) {
            turn.occupy(to, fight.attackersLeft());
            turn.tell(Message.of("event.occupy", "n", fight.attackersLeft())
                    .with("city", turn.say().tile(to)));
        } else {
            turn.change(board -> board.with(to, there.withSoldiers(fight.defendersLeft())));
        }
    }

    /** Returns whether soldiers who come out of a city beside the tile count double: only by the option of Q15. */
    private boolean sortie(Hex from, Hex to) {
        return turn.settings().citySortieBonus()
                && chart().city(from)
                && turn.tile(from).owner() == turn.tribe()
                && from.distance(to) == 1;
    }

    private Message told(String key, Hex from, Hex to, int number) {
        return Message.of(
                key,
                "n",
                number,
                "from",
                turn.say().tile(from),
                "to",
                turn.say().tile(to));
    }
}
