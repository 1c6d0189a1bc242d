package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.state.Grant;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;

/** Something that happened in a round. Seats are numbers; 0 is nobody. */
public sealed interface Deed {

    /** Adds up some dice. */
    static int sum(List<Integer> dice) {
        int sum = 0;
        for (int die : dice) {
            sum += die;
        }
        return sum;
    }

    /**
     * Two realms swapped resources (H9).
     *
     * @param gives the goods that the first gave
     * @param gets the goods that the first received
     * @param culture the culture that each of them gained by it
     */
    record Traded(int one, int other, Stock gives, Stock gets, int culture) implements Deed {}

    /** A hex rose to a level (H10). */
    record Built(int seat, int hex, int level) implements Deed {}

    /** A realm has another capital (H13). */
    record CapitalMoved(int seat, int from, int to) implements Deed {}

    /** The order in which realms attack was drawn (H21). */
    record Drawn(List<Integer> seats) implements Deed {
        public Drawn {
            seats = List.copyOf(seats);
        }
    }

    /**
     * An attack that was carried out (H14-H20).
     *
     * @param seat the attacker
     * @param line the attacker's order line
     */
    record Fought(int seat, int line, int target, boolean won, Onslaught attack, Defence defence) implements Deed {

        /** Returns the owner of the target when it was attacked. */
        public int defender() {
            return defence.owner();
        }

        /** Returns whether it met no defenders and needed no dice (R29). */
        public boolean walkover() {
            return defence.soldiers() == 0;
        }

        /** Returns the sum of all dice of both sides. */
        public int thrown() {
            return attack.sum() + defence.sum();
        }
    }

    /**
     * The attackers' side of a battle.
     *
     * @param origins the soldiers that took part, by hex
     * @param paid the price of the attack
     * @param dice none if nobody defended
     * @param dead by the hex they came from
     */
    record Onslaught(List<Origin> origins, Stock paid, List<Integer> dice, List<Origin> dead) {
        public Onslaught {
            origins = List.copyOf(origins);
            dice = List.copyOf(dice);
            dead = List.copyOf(dead);
        }

        /** Returns the number of attackers. */
        public int soldiers() {
            return soldiers(origins);
        }

        /** Returns the number of attackers that died. */
        public int fallen() {
            return soldiers(dead);
        }

        /** Lists the hexes that the attackers came from. */
        public List<Integer> hexes() {
            List<Integer> hexes = new ArrayList<>(origins.size());
            for (Origin origin : origins) {
                hexes.add(origin.hex());
            }
            return List.copyOf(hexes);
        }

        private static int soldiers(List<Origin> groups) {
            int soldiers = 0;
            for (Origin group : groups) {
                soldiers += group.soldiers();
            }
            return soldiers;
        }

        public int sum() {
            return Deed.sum(dice);
        }
    }

    /**
     * The defenders' side of a battle.
     *
     * @param owner the owner of the target when it was attacked
     * @param soldiers the number of defenders
     * @param paid the price of the defence
     * @param unpaid the number of soldiers lost for want of pay
     * @param retreat the refuges of the soldiers; those that had nowhere to go, or belonged to nobody, vanished
     */
    record Defence(int owner, int soldiers, Stock paid, int unpaid, List<Integer> dice, Withdrawal.Result retreat) {
        public Defence {
            dice = List.copyOf(dice);
        }

        public int sum() {
            return Deed.sum(dice);
        }
    }

    /**
     * A realm lost its capital and is out of the game (H6, R35).
     *
     * @param by the conqueror
     * @param hexes the number of hexes that passed on
     * @param culture the culture that the conqueror gained by it (H23)
     */
    record Eliminated(int seat, int by, int capital, int hexes, int culture) implements Deed {}

    /** The yield of one hex (H25). */
    record Crop(int hex, Resource resource, int amount) {}

    /**
     * A realm's income (H25-H27).
     *
     * @param lost the goods above the cap
     */
    record Earned(int seat, List<Crop> crops, int culture, Stock lost) implements Deed {
        public Earned {
            crops = List.copyOf(crops);
        }

        /** All units together, before the cap. */
        public int sum() {
            int sum = 0;
            for (Crop crop : crops) {
                sum += crop.amount();
            }
            return sum;
        }
    }

    /**
     * A hex was given away or sold (H29, R42).
     *
     * @param price the price paid; nothing for a gift
     * @param withdrawal the destinations of its soldiers
     */
    record Ceded(int seat, int to, int hex, Stock price, Withdrawal.Result withdrawal) implements Deed {
        public boolean sold() {
            return !price.isNone();
        }
    }

    /**
     * A realm surrendered (H28, R44).
     *
     * @param grants the hexes that somebody received
     * @param neutral the hexes that belong to nobody now
     */
    record Surrendered(int seat, List<Grant> grants, List<Integer> neutral) implements Deed {
        public Surrendered {
            grants = List.copyOf(grants);
            neutral = List.copyOf(neutral);
        }
    }

    /**
     * The votes of the last round were counted (R46).
     *
     * @param votes in favour, sorted, without the realms they came from
     * @param rounds the number of extra rounds; 0 if the game ends
     * @param waits whether the game master has to say yes first
     */
    record Counted(List<Integer> votes, int rounds, boolean waits) implements Deed {
        public Counted {
            votes = List.copyOf(votes);
        }
    }

    /**
     * The game is over (H2, R47).
     *
     * @param active the number of realms that still play
     */
    record Ended(int active) implements Deed {}

    /**
     * Two realms moved much of one resource to and fro (R14). For the game master alone.
     *
     * @param there units that the first gave the other
     * @param back units that came back
     */
    record Farmed(int one, int other, Resource resource, int there, int back) implements Deed {}
}
