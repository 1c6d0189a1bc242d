package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Fight;
import heraldo.rules.ruleset.tribus.turn.Progress;

/** Changes to ships and to those aboard. */
record Crews(Progress turn) {

    /** A ship goes to another tile and is spent; one that stays is as it was. */
    void sail(Hex from, Hex to) {
        if (from.equals(to)) {
            return;
        }
        turn.stride(from, to, Stride.Kind.MOVED);
        Ship ship = turn.board().ship(from).orElseThrow();
        turn.change(board -> board.withoutShip(from).with(to, ship));
        turn.effort(effort -> effort.withSpent(from, false).withSpent(to, true));
        turn.tell(told("event.sail", from, to).with("n", ship.crew()));
    }

    /** So many soldiers come aboard a ship, which is the tribe's now and spent (Q33). */
    void aboard(String key, Hex from, Hex to, int number) {
        turn.stride(from, to, Stride.Kind.MOVED);
        Ship ship = turn.board().ship(to).orElseThrow();
        int total = ship.crew() + number;
        turn.change(board -> board.with(to, new Ship(turn.tribe(), total)));
        turn.spend(to);
        if (ship.owner() != turn.tribe()) {
            turn.happened(new Deed.Seized(turn.tribe(), to, ship.owner()));
        }
        turn.tell(told(boarded(key, ship.owner()), from, to)
                .with("n", number)
                .with("total", total)
                .with("owner", Say.tribe(ship.owner())));
    }

    /** Returns the event key for soldiers who go aboard, by the former owner of the ship. */
    private String boarded(String key, int owner) {
        if (owner == turn.tribe()) {
            return key;
        }
        return owner == Tribe.NOBODY ? "event.salvage" : "event.seize";
    }

    private Message told(String key, Hex from, Hex to) {
        return Message.of(key, "from", turn.say().tile(from))
                .with("to", turn.say().tile(to));
    }

    /** The whole crew attacks from its ship, and both sides count double (T19). */
    Fight fight(Hex base, Hex target, int defenders) {
        int die = turn.attackDie(base, target);
        Fight fight = new Fight(turn.book().combat(), turn.crew(base), true, defenders, true, die);
        turn.attack(base, target, fight);
        return fight;
    }

    /** A ship after a fight: spent if it is the tribe's own, adrift without a crew. */
    void after(Hex hex, int owner, int number) {
        turn.change(board -> board.with(hex, new Ship(owner, number)));
        if (owner == turn.tribe()) {
            turn.spend(hex);
        }
        drift(hex);
    }

    /** Tells that a ship drifts, if nobody is aboard. */
    void drift(Hex hex) {
        if (turn.crew(hex) == 0) {
            turn.tell(Message.of("event.drift", "tile", turn.say().tile(hex)));
        }
    }
}
