package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The acts of a game master in a game whose edicts are records that know everything about themselves.
 *
 * @param <E> the edicts of the game
 * @param <L> the position with its laws, as they see it
 * @param <S> the state of the game
 */
public final class Edicts<E extends Edict<L, S>, L, S> implements Direct<S> {

    private final Class<E> kind;
    private final List<OrderType<?>> types;
    private final Function<S, L> laws;
    private final Function<L, Optional<Refusal>> closed;
    private final BiFunction<S, Viewer, EdictValues> values;
    private final Function<L, List<Pending>> pending;
    private final Function<Message, Decreed> decreed;

    private Edicts(
            Class<E> kind,
            List<OrderType<?>> types,
            Function<S, L> laws,
            Function<L, Optional<Refusal>> closed,
            BiFunction<S, Viewer, EdictValues> values,
            Function<L, List<Pending>> pending,
            Function<Message, Decreed> decreed) {
        this.kind = kind;
        this.types = types;
        this.laws = laws;
        this.closed = closed;
        this.values = values;
        this.pending = pending;
        this.decreed = decreed;
    }

    /**
     * Directs a game by edicts.
     *
     * @param kind the interface of all of them
     * @param types all of them, declared
     * @param laws makes the position that they see
     */
    public static <E extends Edict<L, S>, L, S> Edicts<E, L, S> of(
            Class<E> kind, List<OrderType<?>> types, Function<S, L> laws) {
        return new Edicts<>(
                kind,
                List.copyOf(types),
                laws,
                position -> Optional.empty(),
                (state, viewer) -> EdictValues.USUAL,
                position -> List.of(),
                told -> Decreed.NOTHING);
    }

    /** The same edicts, none of which can be done in some positions. */
    public Edicts<E, L, S> unless(Function<L, Optional<Refusal>> refused) {
        return new Edicts<>(kind, types, laws, refused, values, pending, decreed);
    }

    /** The same edicts with values for their fields. */
    public Edicts<E, L, S> withValues(BiFunction<S, Viewer, EdictValues> fields) {
        return new Edicts<>(kind, types, laws, closed, fields, pending, decreed);
    }

    /** The same edicts, some of which take effect later. */
    public Edicts<E, L, S> withPending(Function<L, List<Pending>> expected) {
        return new Edicts<>(kind, types, laws, closed, values, expected, decreed);
    }

    /** The same edicts, with a way to recognise what is told of those that took effect later. */
    public Edicts<E, L, S> withDecreed(Function<Message, Decreed> recognised) {
        return new Edicts<>(kind, types, laws, closed, values, pending, recognised);
    }

    @Override
    public List<OrderType<?>> edicts() {
        return types;
    }

    @Override
    public Amendment<S> amend(S state, Order order) {
        E edict = edict(order);
        L position = laws.apply(state);
        return closed.apply(position)
                .or(() -> edict.refusal(position))
                .map(refusal -> Amendment.refused(state, refusal))
                .orElseGet(() -> Amendment.made(edict.applied(position), edict.notice(position)));
    }

    private E edict(Order order) {
        if (!kind.isInstance(order)) {
            throw new IllegalArgumentException("no edict of this game: " + order.getClass());
        }
        return kind.cast(order);
    }

    @Override
    public EdictValues edictValues(S state, Viewer viewer) {
        return values.apply(state, viewer);
    }

    @Override
    public List<Change> changes(S before, S after, Order order, Viewer viewer) {
        Compared<S> compared = new Compared<>(before, after);
        edict(order).compare(compared, laws.apply(before), viewer);
        return compared.changes();
    }

    @Override
    public boolean secret(Order order) {
        return edict(order).secret();
    }

    @Override
    public boolean draws(Order order) {
        return edict(order).draws();
    }

    @Override
    public List<Pending> pending(S state) {
        return pending.apply(laws.apply(state));
    }

    @Override
    public Decreed decreed(Message told) {
        return decreed.apply(told);
    }
}
