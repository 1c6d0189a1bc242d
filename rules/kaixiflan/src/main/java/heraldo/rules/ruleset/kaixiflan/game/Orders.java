package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.order.build.Build;
import heraldo.rules.ruleset.kaixiflan.order.build.City;
import heraldo.rules.ruleset.kaixiflan.order.build.Fort;
import heraldo.rules.ruleset.kaixiflan.order.build.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.build.Village;
import heraldo.rules.ruleset.kaixiflan.order.court.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.court.Import;
import heraldo.rules.ruleset.kaixiflan.order.court.Vote;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.order.harvest.IndCollect;
import heraldo.rules.ruleset.kaixiflan.order.troop.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.troop.IndRecruit;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.troop.Recruit;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import java.util.List;

/** Every order a player may give, in the order in which help lists them (§3.2). */
final class Orders {

    private Orders() {}

    static List<OrderType<?>> all(Values values) {
        return List.of(
                Move.type(values),
                Guide.type(values),
                Collect.type(values),
                Explore.type(values),
                Recruit.type(values),
                Build.type(values),
                Village.type(values),
                Fort.type(values),
                City.type(values),
                Progressing.type(values),
                Exchange.type(values),
                Agreement.type(values),
                Banquet.type(values),
                Fight.type(values),
                IndMove.type(values),
                IndCollect.type(values),
                IndRecruit.type(values),
                Pass.type(),
                Vote.type(values),
                Import.type(values),
                Ballad.type(values),
                Tribute.type(values),
                Name.type(values),
                Story.type(values));
    }
}
