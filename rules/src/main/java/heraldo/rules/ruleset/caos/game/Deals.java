package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.List;

/** Alliances and swaps, for which every band files the same terms (C30, C35). */
public final class Deals {

    private Deals() {}

    /** What an order of a band needs others to file. */
    public static List<Deal> of(Seat seat, Order order) {
        return switch (order) {
            case Swap swap ->
                List.of(new Deal(swap.player(), new Swap(swap.get(), swap.give(), seat), Message.of("deal.swap")));
            case Ally ally ->
                ally.members().stream()
                        .distinct()
                        .filter(member -> !member.equals(seat))
                        .map(member -> new Deal(
                                member,
                                filedBy(member, ally, seat),
                                Message.of("deal.alliance", "planet", Places.planet(ally.planet()))))
                        .toList();
            default -> List.of();
        };
    }

    /** The terms of an alliance as another member files them. */
    private static Ally filedBy(Seat member, Ally ally, Seat author) {
        List<Seat> others = ally.members().stream()
                .map(each -> each.equals(member) ? author : each)
                .toList();
        return new Ally(ally.planet(), others, ally.receiver(), ally.warlord(), ally.kills());
    }
}
