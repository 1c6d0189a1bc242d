package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Steps 2.13 and 3, Control de almacén: what is left of the purse and what was gained go into the store, and the store
 * keeps as much of each resource as the Era allows (R43-R45).
 */
public final class StoreStep implements Step {

    @Override
    public void play(Progress turn) {
        List<Entry> entries = new ArrayList<>();
        for (Owner owner : turn.start().provinces().keySet()) {
            entries.add(entry(turn, owner, store(turn, owner)));
        }
        turn.tell(new Section(Message.of("chronicle.store"), Optional.empty(), entries));
    }

    /** Fills and cuts a store. */
    private static Message store(Progress turn, Owner owner) {
        Province province = turn.now().province(owner);
        int limit = turn.book().era(province.era()).store();
        Stock full = province.stock().minus(turn.costs(owner)).plus(turn.gains(owner));
        Stock kept = full.atMost(limit);
        Stock lost = full.minus(kept);
        turn.change(realm -> realm.with(owner, province.withStock(kept)));
        turn.happened(new Deed.Wasted(owner, lost));
        return Message.of(
                "store.line",
                "before",
                Say.brief(province.stock()),
                "spent",
                Say.brief(turn.costs(owner)),
                "gained",
                Say.brief(turn.gains(owner)),
                "lost",
                Say.brief(lost),
                "after",
                Say.brief(kept),
                "limit",
                limit);
    }

    /** Everybody may read it, unless stores are secret in this game (R96). */
    private static Entry entry(Progress turn, Owner owner, Message line) {
        Message text = Message.of("chronicle.store-of", "province", Say.owner(owner), "line", line);
        return turn.start().settings().storesAreOpen()
                ? Entry.open(text)
                : Entry.secret(owner.seat().orElseThrow(), text);
    }
}
