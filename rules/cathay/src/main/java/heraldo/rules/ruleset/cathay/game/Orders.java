package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Discard;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.order.Trade;
import java.util.List;

/** Every order a player may give, in the order of the table (§5). */
public final class Orders {

    public static final List<OrderType<?>> ALL = List.of(
            Start.TYPE,
            Road.TYPE,
            Settle.TYPE,
            City.TYPE,
            Recruit.TYPE,
            Trade.TYPE,
            Move.TYPE,
            Attack.TYPE,
            Claim.TYPE,
            Rise.TYPE,
            End.TYPE,
            Discard.TYPE,
            Resign.TYPE);

    private Orders() {}
}
