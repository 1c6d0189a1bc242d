package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import java.util.List;
import java.util.Optional;

/** Something that happened in a turn: missions count deeds, the chronicle tells them, examples look at them. */
public sealed interface Deed {

    /** A Recolectar brought this in, building bonuses included. */
    record Collected(Owner by, Hex at, Stock gain) implements Deed {}

    /** An exchange: {@code cost} of one resource for {@code amount} of another, at a rate of 1, 2 or 3. */
    record Traded(Owner by, int line, Good give, int cost, Good receive, int amount, int rate) implements Deed {}

    record Feasted(Owner by, Hex at) implements Deed {}

    /** A battle. The winner is missing after a tie. */
    record Fought(Hex at, Side attacker, Side defender, Optional<Owner> winner) implements Deed {

        /** One side, with what it threw and what it lost. */
        public record Side(Owner owner, Units units, List<Integer> dice, int bonus, Units losses) {
            public Side {
                dice = List.copyOf(dice);
            }

            public int total() {
                return dice.stream().mapToInt(Integer::intValue).sum() + bonus;
            }
        }

        public Side side(Owner owner) {
            return attacker.owner() == owner ? attacker : defender;
        }
    }

    /** One half of an agreement was sealed. */
    record Offered(Owner by, Owner to) implements Deed {}

    /** An agreement was established. */
    record Allied(Owner one, Owner other) implements Deed {}

    record Founded(Owner by, TownKind kind, Hex at) implements Deed {}

    record Built(Owner by, String building) implements Deed {}

    /** A province entered an Era. */
    record Progressed(Owner by, int era) implements Deed {}

    record Explored(Owner by, Hex at) implements Deed {}

    /** A province recruited units of its own, or as Governor those of the independents. */
    record Recruited(Owner by, Owner units, Units count) implements Deed {}

    /** A tribute was paid. */
    record Delivered(Owner by, String mission, Stock tribute) implements Deed {}

    /** Goods that a store could not keep at the store control. */
    record Wasted(Owner by, Stock lost) implements Deed {}

    /** A card of the event deck was drawn; what came of it, in words for everybody. */
    record Drawn(String card, List<Message> told) implements Deed {
        public Drawn {
            told = List.copyOf(told);
        }
    }

    /** A mission was turned up: from now on it can be met. */
    record Revealed(Quest mission) implements Deed {}

    /** A mission was completed. */
    record Completed(Owner by, String mission) implements Deed {}

    /** Monopoly of a province on a resource in Verano. */
    record Monopolised(Owner by, Good good) implements Deed {}

    /** Victory of a province in the ballads. */
    record Sung(Owner by) implements Deed {}
}
