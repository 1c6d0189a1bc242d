package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** EV2: every province feeds its units, and loses one for each unit of food it lacks. */
final class Famine {

    private final Progress turn;
    private final EventCard card;

    Famine(Progress turn, EventCard card) {
        this.turn = turn;
        this.card = card;
    }

    List<Message> play() {
        List<Message> told = new ArrayList<>();
        turn.now().provinces().keySet().forEach(owner -> told.add(feed(owner)));
        return told;
    }

    private Message feed(Owner owner) {
        Province province = turn.now().province(owner);
        Units alive = turn.now().muster().total(owner);
        int due = (alive.colonists() + alive.armies()) / card.number();
        int paid = Math.min(due, province.stock().food());
        turn.change(realm ->
                realm.with(owner, province.withStock(province.stock().minus(Stock.of(Good.FOOD, paid)))));
        for (int lacking = paid; lacking < due; lacking++) {
            turn.change(realm -> realm.withMuster(starved(realm.muster(), owner)));
        }
        return Message.of(
                "event." + card.id() + ".done",
                "province",
                Say.owner(owner),
                "paid",
                Say.stock(Stock.of(Good.FOOD, paid)),
                "lost",
                due - paid);
    }

    private static Muster starved(Muster muster, Owner owner) {
        return largest(muster, owner, Units::colonists)
                .map(hex -> muster.minus(hex, owner, new Units(1, 0)))
                .or(() -> largest(muster, owner, Units::armies).map(hex -> muster.minus(hex, owner, new Units(0, 1))))
                .orElse(muster);
    }

    /** The first of the hexes where an owner has most of a kind of unit, if it has any. */
    private static Optional<Hex> largest(Muster muster, Owner owner, ToIntFunction<Units> kind) {
        return muster.of(owner).entrySet().stream()
                .filter(post -> kind.applyAsInt(post.getValue()) > 0)
                .min(Comparator.comparingInt((Map.Entry<Hex, Units> post) -> -kind.applyAsInt(post.getValue()))
                        .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey);
    }
}
