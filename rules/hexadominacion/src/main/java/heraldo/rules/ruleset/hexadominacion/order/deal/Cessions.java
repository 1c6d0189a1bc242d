package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Phase;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import heraldo.rules.ruleset.hexadominacion.turn.Withdrawal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Gifts and sales: one pass over the realms, lines in written order (R41-R43). */
public final class Cessions {

    /** The first part of phase 8. */
    public static final Phase PHASE = round -> new Cessions(round).run();

    private final Round round;
    private final Field field;
    private final int[] owners = new int[Board.SIZE];
    private final List<Line<Buy>> purchases;

    /** The cessions of a round, at the start of phase 8. */
    public Cessions(Round round) {
        this.round = round;
        this.field = round.field();
        this.purchases = new ArrayList<>(round.due(Buy.class));
        Arrays.setAll(owners, field::owner);
    }

    private void run() {
        for (Line<Cession> line : round.due(Cession.class)) {
            Optional<Line<Buy>> purchase = purchase(line);
            purchase.ifPresent(purchases::remove);
            Code code = outcome(line, purchase.isPresent());
            line.end(code);
            purchase.ifPresent(buyer -> bought(buyer, code));
        }
        purchases.forEach(line -> line.end(Code.X_NO_MATCH));
    }

    /** A purchase fails with its sale; whoever could not pay learns by how much. */
    private void bought(Line<Buy> purchase, Code code) {
        purchase.end(code);
        if (code == Code.X_RESOURCES) {
            purchase.unpaid(round.side(purchase.seat()), purchase.order().price());
        }
    }

    /** The cessions of the only realm that sent lines, as if its partners had registered theirs. */
    public void assume() {
        for (Line<Command> line : round.due(Command.class)) {
            Side side = round.side(line.seat());
            if (line.order() instanceof Sell sale) {
                Code code = allowed(line.seat(), sale);
                if (code == Code.OK) {
                    round.gain(side, line.number(), sale.price());
                    pass(line.seat(), sale);
                }
                line.end(code);
            } else if (line.order() instanceof Cession gift) {
                line.end(given(line.seat(), gift));
            } else if (line.order() instanceof Buy purchase && !side.pays(purchase.price())) {
                line.unpaid(side, purchase.price());
            }
        }
    }

    /** The purchase that names the same hex and price; a gift needs none. */
    private Optional<Line<Buy>> purchase(Line<Cession> sale) {
        Cession order = sale.order();
        return purchases.stream()
                .filter(line -> line.seat() == order.to().number()
                        && line.order().equals(new Buy(order.hex(), new Seat(sale.seat()), order.price())))
                .findFirst();
    }

    private Code outcome(Line<Cession> line, boolean bought) {
        return line.order() instanceof Sell sale ? sold(line.seat(), sale, bought) : given(line.seat(), line.order());
    }

    private Code given(int giver, Cession order) {
        Code code = allowed(giver, order);
        if (code == Code.OK) {
            pass(giver, order);
        }
        return code;
    }

    private Code sold(int seller, Sell order, boolean bought) {
        Code code = allowed(seller, order);
        if (code != Code.OK) {
            return code;
        }
        if (!bought) {
            return Code.X_NO_MATCH;
        }
        if (!round.side(order.to().number()).pays(order.price())) {
            return Code.X_RESOURCES;
        }
        round.gain(round.side(seller), 0, order.price());
        pass(seller, order);
        return Code.OK;
    }

    /** Checks the giver's hex and the receiver, in this order, and returns the first code that applies (R43). */
    private Code allowed(int giver, Cession order) {
        int hex = order.hex();
        if (field.owner(hex) != giver || owners[hex] != giver) {
            return Code.X_NOT_OWNER;
        }
        if (round.side(giver).capital() == hex) {
            return Code.X_CAPITAL;
        }
        return round.side(order.to().number()).active() ? Code.OK : Code.X_REALM_OUT;
    }

    /** The hex changes hands; its soldiers stay with the giver (R42). */
    private void pass(int giver, Cession order) {
        int hex = order.hex();
        int to = order.to().number();
        int soldiers = field.soldiers(hex);
        field.pass(hex, to);
        Withdrawal.Result withdrawal = Withdrawal.from(round, hex, giver, soldiers, "ced|" + Board.name(hex));
        round.happened(new Deed.Ceded(giver, to, hex, order.price(), withdrawal));
    }
}
