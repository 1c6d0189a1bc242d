package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;

/** An order while its turn is played: it stands until something makes it fail. Lives within one resolution. */
public final class Task<O extends Order> {

    public static final String OK = "OK";
    public static final String REDUCED = "REDUCIDO";

    private final Owner owner;
    private final int line;
    private final O order;
    private String code = OK;
    private final List<Message> details = new ArrayList<>();

    Task(Owner owner, int line, O order) {
        this.owner = owner;
        this.line = line;
        this.order = order;
    }

    /** The province that gave it. */
    public Owner owner() {
        return owner;
    }

    /** Its line on the sheet, from 1; 0 if the engine added it. */
    public int line() {
        return line;
    }

    public O order() {
        return order;
    }

    /** Its outcome so far (§3.3). */
    public String code() {
        return code;
    }

    /** Whether it is carried out. */
    public boolean stands() {
        return code.equals(OK) || code.equals(REDUCED);
    }

    /** From now on its outcome is this. */
    public void end(String outcome) {
        code = outcome;
    }

    /** One more sentence about what it did. */
    public void tell(Message sentence) {
        details.add(sentence);
    }

    LineResult result() {
        return new LineResult(owner.seat().orElseThrow(), line, code, order, details);
    }
}
