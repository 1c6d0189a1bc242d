package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;

/** An own hex goes to another realm, as a gift or for a price (H29). */
interface Cession extends Command {

    int hex();

    Seat to();

    /** Returns the price of the hex; nothing for a gift. */
    default Stock price() {
        return Stock.NONE;
    }

    @Override
    default void note(Plan plan) {
        plan.cedes(hex());
    }

    /** Soldiers do not pass with a hex: without an own one beside it they are lost (R42). */
    @Override
    default List<Message> dangers(Prospect prospect, Line<?> line) {
        int soldiers = prospect.staying(hex());
        return soldiers > 0 && Board.neighbours(hex()).noneMatch(prospect::mine)
                ? List.of(Message.of("outlook.caution.stranded", "soldiers", soldiers))
                : List.of();
    }

    @Override
    default void draw(Sketch sketch) {
        sketch.flag(hex(), to());
    }

    /** Returns the deal that either side of a sale needs the other to write. */
    static Deal sale(Seat partner, Command mirrored, int hex) {
        return new Deal(partner, mirrored, Message.of("deal.sale", "hex", Say.hex(hex)));
    }

    /** Returns the notice to either side of a sale when both have written it. */
    static Message agreed(Seat partner, int hex, Stock price) {
        return Message.of("notice.sale", "realm", partner, "hex", Say.hex(hex), "price", Say.stock(price));
    }
}
