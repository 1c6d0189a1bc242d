package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.book.Goods;

/**
 * Everything of one seat.
 *
 * @param hand its cards; secret, except how many there are (§7)
 * @param risenBefore whether it has had the card RES already (Y38)
 */
public record Side(Buildings buildings, Troop troop, Goods hand, boolean risenBefore, Player player) {

    /** A seat at the start. */
    public static final Side NEW = new Side(Buildings.NONE, Troop.NONE, Goods.NONE, false, Player.PRESENT);

    public Side withBuildings(Buildings other) {
        return new Side(other, troop, hand, risenBefore, player);
    }

    public Side withTroop(Troop other) {
        return new Side(buildings, other, hand, risenBefore, player);
    }

    public Side withHand(Goods other) {
        return new Side(buildings, troop, other, risenBefore, player);
    }

    public Side withPlayer(Player other) {
        return other.equals(player) ? this : new Side(buildings, troop, hand, risenBefore, other);
    }

    public Side withRisenBefore(boolean before) {
        return new Side(buildings, troop, hand, before, player);
    }
}
