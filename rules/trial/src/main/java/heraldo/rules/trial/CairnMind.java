package heraldo.rules.trial;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.stream.Stream;

/** Heaps stones: builders like them high, all others like to keep them. What lies buried under a pile makes it worth more. */
final class CairnMind implements Mind<Cairn> {

    private static final int ON_A_PILE = 10;

    @Override
    public OrderSheet habit(Cairn state, Seat seat, Temper temper, Dice dice) {
        return state.hands().getOrDefault(seat, 0) > 0 ? put(Pile.values()[0]) : OrderSheet.EMPTY;
    }

    @Override
    public Stream<OrderSheet> ideas(Cairn state, Seat seat, Temper temper, Dice dice) {
        return state.hands().getOrDefault(seat, 0) > 0
                ? Arrays.stream(Pile.values()).map(CairnMind::put)
                : Stream.empty();
    }

    private static OrderSheet put(Pile pile) {
        return OrderSheet.of(new Put(1, pile));
    }

    @Override
    public long worth(Cairn state, Seat seat, Temper temper) {
        int heaped = 0;
        for (Pile pile : Pile.values()) {
            heaped += state.piles().getOrDefault(pile, 0)
                    * (ON_A_PILE + pile.ordinal() + state.buried().getOrDefault(pile, 0));
        }
        return temper == Temper.BUILDER ? heaped : -heaped;
    }

    @Override
    public Budget budget(Strength strength) {
        return switch (strength) {
            case APPRENTICE -> new Budget(0, 1, 1, 0);
            case CAPTAIN -> new Budget(3, 2, 1, 0);
            case MARSHAL -> new Budget(40, 16, 1, 0);
        };
    }
}
