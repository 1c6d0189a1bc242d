package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.List;

/** A table of three at which a test deals cards, posts soldiers and reads what is told beside lines. */
abstract class OutlookTestBase {

    static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    static final List<String> NAMES = List.of("Jade", "Seda", "Bambú", "Loto");

    final Table table = Table.of(3, 5);

    final void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    final Seat active() {
        return table.position().active();
    }

    final Seat second() {
        return table.position().round().order().get(1);
    }

    final void deal(Seat seat, String cards) {
        Position position = table.position();
        Goods hand = Goods.of(cards);
        Goods bank = position.tabletop().bank().plus(position.side(seat).hand()).minus(hand);
        table.position(position.withBank(bank).with(seat, position.side(seat).withHand(hand)));
    }

    final void post(Seat seat, String id, int corner) {
        Position position = table.position();
        table.position(position.with(
                seat,
                position.side(seat)
                        .withTroop(position.side(seat).troop().with(Soldier.rested(SoldierId.of(id), corner)))));
    }

    final int home(Seat seat) {
        return table.position().side(seat).buildings().settlements().array()[0];
    }

    final Outlook of(Seat seat, String... lines) {
        return Table.RULES.think().outlook(table.position(), seat, Table.sheet(lines));
    }

    static List<String> said(List<Message> messages) {
        return messages.stream()
                .map(message -> WORDS.say(message, seat -> NAMES.get(seat.number() - 1)))
                .toList();
    }

    final String name(Seat seat) {
        return NAMES.get(seat.number() - 1);
    }
}
