package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The reason against a choice, in a few words: {@code lacking.CODE} with the arguments of the refusal. */
public final class Lacking {

    /** Refusals in the order in which they are checked (§5): the later one comes, the less is missing. */
    private static final List<String> WAY = List.of(
            "E_TURN",
            "E_PHASE",
            "E_OCCUPIED",
            "E_DISTANCE",
            "E_SOLDIER_THERE",
            "E_NOT_YOURS",
            "E_LIMIT",
            "E_NOT_CONNECTED",
            "E_SAME",
            "E_FUNDS",
            "E_BANK",
            "E_NO_SOLDIER",
            "E_FRESH",
            "E_SPENT",
            "E_RANGE",
            "E_MUST_ATTACK",
            "E_NO_TARGET",
            "E_NO_RUIN");

    private Lacking() {}

    /** The few words for a refusal. */
    public static Message of(Refusal refusal) {
        Message told = refusal.message();
        return new Message("lacking." + refusal.code(), told.arguments());
    }

    /** Of some reasons the one that leaves least to do: the last on the way, of missing cards the fewest. */
    static Optional<Message> nearest(List<Refusal> reasons) {
        return reasons.stream()
                .max(Comparator.<Refusal>comparingInt(refusal -> WAY.indexOf(refusal.code()))
                        .thenComparingInt(refusal -> -cards(refusal)))
                .map(Lacking::of);
    }

    /** Returns the number of missing cards in a refusal; 0 for any other refusal. */
    private static int cards(Refusal refusal) {
        return refusal.message().arguments().get("lack") instanceof List<?> amounts
                ? amounts.stream()
                        .map(amount -> ((Message) amount).arguments().get("n"))
                        .mapToInt(n -> (Integer) n)
                        .sum()
                : 0;
    }

    /** Tells the lack behind an order that has nothing at all to name; empty for any other order. */
    static Optional<Message> nothingFor(OrderType<?> type, Position position, Seat seat) {
        Side own = position.side(seat);
        boolean nothing = switch (type.key()) {
            case "move", "attack" -> own.troop().count() == 0;
            case "city", "recruit" -> own.buildings().none();
            case "claim" -> position.ruins().isNone();
            default -> false;
        };
        return nothing ? Optional.of(Message.of("lacking.nothing", "what", type.key())) : Optional.empty();
    }
}
