package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Running total of the lines of a sheet that stand so far. Lives within one examination of one sheet. */
public final class Plan {

    private final Law law;
    private final Owner owner;
    private final Missions missions;
    private final Fields fields;
    private final List<Command> lines = new ArrayList<>();
    private Stock spent = Stock.NONE;
    private Muster muster;

    Plan(Law law, Owner owner, Missions missions) {
        this.law = law;
        this.owner = owner;
        this.missions = missions;
        this.fields = new Fields(law, owner);
        this.muster = law.realm().muster();
    }

    public Law law() {
        return law;
    }

    public Realm realm() {
        return law.realm();
    }

    /** The province whose sheet it is. */
    public Owner owner() {
        return owner;
    }

    public Province province() {
        return realm().province(owner);
    }

    public Missions missions() {
        return missions;
    }

    /** The sources worked so far. */
    public Fields fields() {
        return fields;
    }

    /** The lines of a kind that stand so far. */
    public <C> Stream<C> lines(Class<C> kind) {
        return lines.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** Returns everybody's units, less the uses of founding and agreements, and after the moves so far (R9). */
    public Muster muster() {
        return muster;
    }

    /** Units stand otherwise for the lines below. */
    public void change(UnaryOperator<Muster> change) {
        muster = change.apply(muster);
    }

    /** Returns the cost of the lines so far. */
    public Stock spent() {
        return spent;
    }

    /** Returns the stock left to spend. */
    Stock left() {
        return province().stock().minus(spent);
    }

    /** One more line stands. */
    void add(Command line, Stock cost) {
        spent = spent.plus(cost);
        line.note(this);
        lines.add(line);
    }
}
