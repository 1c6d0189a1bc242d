package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An order while its turn is played: it stands until something makes it fail. Lives within one resolution. */
public final class Task<O extends Command> {

    public static final String OK = "OK";
    public static final String REDUCED = "REDUCIDO";

    private final Owner owner;
    private final int line;
    private final O order;
    private final Stock cost;
    private String code = OK;
    private Optional<Message> reason = Optional.empty();
    private Optional<Message> setback = Optional.empty();
    private Stock lack = Stock.NONE;
    private final List<Message> details = new ArrayList<>();

    Task(Owner owner, int line, O order, Stock cost) {
        this.owner = owner;
        this.line = line;
        this.order = order;
        this.cost = cost;
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

    /** Returns its cost if it takes effect. */
    public Stock cost() {
        return cost;
    }

    /** Its outcome so far (§3.3). */
    public String code() {
        return code;
    }

    /** Returns whether it takes effect, in full or in part. */
    public boolean stands() {
        return code.equals(OK) || code.equals(REDUCED);
    }

    /** From now on its outcome is this. */
    public void end(String outcome) {
        code = outcome;
    }

    /** It cannot be carried out any more, for a reason of the checks. */
    public void drop(Refusal refusal) {
        end("INVALIDA(" + refusal.code() + ")");
        reason = Optional.of(refusal.message());
    }

    /** There is not enough for it: its outcome is {@code code}, and so much of each resource is lacking. */
    void unpaid(String outcome, Stock purse) {
        end(outcome);
        lack = purse.lacking(cost);
    }

    /** Returns the part of its cost that the purse cannot pay. */
    Stock lack() {
        return lack;
    }

    /** It was carried out and came to nothing all the same. */
    public void backfire(Message sentence) {
        tell(sentence);
        setback = Optional.of(sentence);
    }

    /** Returns the sentence about an outcome other than the wanted one, if there is one. */
    Optional<Message> setback() {
        return setback;
    }

    /** Returns the reason for dropping it; empty if it stands. */
    Optional<Message> reason() {
        return reason;
    }

    /** One more sentence about what it did. */
    public void tell(Message sentence) {
        details.add(sentence);
    }

    /** Returns its report. */
    public LineResult result() {
        List<Message> told = new ArrayList<>(reason.stream().toList());
        told.addAll(details);
        return new LineResult(owner.seat().orElseThrow(), line, code, order, told);
    }
}
