package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;

/**
 * Reason why the orders tried so far cannot stand. Of several it keeps the one nearest to an order that stands: the checks
 * run in the order of the table, money last (§3.3).
 */
final class Lacking {

    private static final String REFUSAL = "refusal.";

    /** The codes in the order of the table; where two apply, the upper one is given. */
    private static final List<String> TABLE = List.of(
            "E-NOEXPL",
            "E-DIST",
            "E-RES",
            "E-TXT",
            "E-DUP",
            "E-ERA",
            "E-REQ",
            "E-ASENT",
            "E-ZONA",
            "E-PAZ",
            "E-CONF",
            "E-REV",
            "E-UNID",
            "E-OBJ",
            "E-OBJAMB",
            "E-PTOS",
            "E-EXPL",
            "E-ALC",
            "E-CONTROL",
            "E-YA",
            "E-NADA",
            "E-LIM",
            "E-BANQ",
            "E-ACU",
            "E-VOTO",
            "E-IMP",
            "E-MIS",
            "E-FONDOS");

    private Optional<Refusal> nearest = Optional.empty();

    void forget() {
        nearest = Optional.empty();
    }

    /** Looks at what was said of one more order. */
    Optional<Refusal> note(Optional<Refusal> refusal) {
        refusal.filter(this::nearer).ifPresent(each -> nearest = Optional.of(each));
        return refusal;
    }

    private boolean nearer(Refusal refusal) {
        return nearest.isEmpty()
                || rank(refusal) > rank(nearest.get())
                || (rank(refusal) == rank(nearest.get()) && lack(refusal) < lack(nearest.get()));
    }

    private static int rank(Refusal refusal) {
        return TABLE.indexOf(refusal.code());
    }

    /** Returns the missing amount of a resource; 0 if the refusal is for something else. */
    private static int lack(Refusal refusal) {
        return refusal.message().arguments().get("lack") instanceof Integer lack ? lack : 0;
    }

    /** The reason to tell of an order of a type. */
    Optional<Message> nearest(OrderType<?> type) {
        return nearest.map(refusal -> said(refusal, type));
    }

    /** A refusal as it is told behind a value: shorter. */
    static Message said(Refusal refusal, OrderType<?> type) {
        Message full = refusal.message();
        String code = full.key().startsWith(REFUSAL) ? full.key().substring(REFUSAL.length()) : refusal.code();
        return new Message("lacking." + code, full.arguments()).with("order", type.key());
    }
}
