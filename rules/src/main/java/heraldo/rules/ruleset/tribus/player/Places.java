package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Party;
import heraldo.rules.ruleset.tribus.order.Recruiting;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.order.TurnOrder;
import java.util.stream.Stream;

/** Tiles that are no longer what they were once an order is carried out: where somebody leaves, and where he comes to. */
final class Places {

    private Places() {}

    static Stream<Hex> of(TurnOrder order) {
        return switch (order) {
            case Move move -> Stream.of(move.from(), move.to());
            case Embark embark -> Stream.of(embark.from(), embark.ship());
            case Transfer transfer -> Stream.of(transfer.from(), transfer.to());
            case Sail sail -> Stream.of(sail.ship());
            case Landing landing ->
                Stream.concat(
                        Stream.of(landing.ship()), landing.parties().stream().map(Party::to));
            case Assault assault -> Stream.of(assault.ship(), assault.city());
            case Boarding boarding -> Stream.of(boarding.ship(), boarding.target());
            case Recruiting recruiting -> Stream.empty();
        };
    }
}
