package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gifts and sales: one pass over the realms, lines in written order (R41-R43). */
final class Cessions {

    private final Round round;
    private final Field field;
    private final int[] owners = new int[Board.SIZE];
    private final List<Line<Buy>> purchases;

    /** The cessions of a round, at the start of phase 8. */
    Cessions(Round round) {
        this.round = round;
        this.field = round.field();
        this.purchases = new ArrayList<>(round.lines(Buy.class));
        for (int hex = 0; hex < Board.SIZE; hex++) {
            owners[hex] = field.owner(hex);
        }
    }

    void run() {
        for (Line<?> line : round.lines()) {
            if (line.stands() && line.order() instanceof Cede order) {
                end(line, Optional.empty(), give(line.seat(), order));
            } else if (line.stands() && line.order() instanceof Sell order) {
                Optional<Line<Buy>> purchase = purchase(line.seat(), order);
                purchase.ifPresent(purchases::remove);
                end(line, purchase, sell(line.seat(), order, purchase.isPresent()));
            }
        }
        purchases.forEach(line -> line.end(Code.X_NO_MATCH));
    }

    /** The cessions of the only realm that sent lines, as if its partners had registered theirs. */
    void assume() {
        for (Line<?> line : round.lines()) {
            if (line.stands() && line.order() instanceof Cede order) {
                line.end(give(line.seat(), order));
            } else if (line.stands() && line.order() instanceof Sell order) {
                round.gain(round.side(line.seat()), line.number(), order.price());
                pass(line.seat(), order.to(), order.hex(), order.price());
            } else if (line.stands()
                    && line.order() instanceof Buy order
                    && !round.side(line.seat()).pays(order.price())) {
                line.end(Code.X_RESOURCES);
            }
        }
    }

    private static void end(Line<?> line, Optional<Line<Buy>> purchase, Code code) {
        line.end(code);
        purchase.ifPresent(buyer -> buyer.end(code));
    }

    /** The purchase that names the same hex and price. */
    private Optional<Line<Buy>> purchase(int seller, Sell order) {
        return purchases.stream()
                .filter(line -> line.seat() == order.to().number()
                        && line.order().from().number() == seller
                        && line.order().hex() == order.hex()
                        && line.order().price().equals(order.price()))
                .findFirst();
    }

    private Code give(int giver, Cede order) {
        Code code = allowed(giver, order.hex(), order.to());
        if (code == Code.OK) {
            pass(giver, order.to(), order.hex(), Stock.NONE);
        }
        return code;
    }

    private Code sell(int seller, Sell order, boolean bought) {
        Code code = allowed(seller, order.hex(), order.to());
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
        pass(seller, order.to(), order.hex(), order.price());
        return Code.OK;
    }

    /** What giver and receiver must be, tested in this order (R43). */
    private Code allowed(int giver, int hex, Seat to) {
        if (field.owner(hex) != giver || owners[hex] != giver) {
            return Code.X_NOT_OWNER;
        }
        if (round.side(giver).capital() == hex) {
            return Code.X_CAPITAL;
        }
        return round.side(to.number()).active() ? Code.OK : Code.X_REALM_OUT;
    }

    /** The hex changes hands; its soldiers stay with the giver (R42). */
    private void pass(int giver, Seat to, int hex, Stock price) {
        int soldiers = field.soldiers(hex);
        field.pass(hex, to.number());
        Withdrawal.Result gone = Withdrawal.from(round, hex, giver, soldiers, "ced|" + Board.name(hex));
        round.happened(new Deed.Ceded(giver, to.number(), hex, price, gone.groups(), gone.vanished()));
    }
}
