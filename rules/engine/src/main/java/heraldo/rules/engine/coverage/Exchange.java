package heraldo.rules.engine.coverage;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Orders in which one value is exchanged for another of its kind, left out, or written twice. */
record Exchange(KnownOrders lore, FreeChance whim) {

    /** Another order of a type; the same one if the record refuses the change. */
    Order in(OrderType<?> type, Order order) {
        return type.params().isEmpty() ? order : (Order) in(type.record(), type.params(), (Record) order);
    }

    private Record in(Class<?> type, List<Param> params, Record owner) {
        Param changed = whim.pick(params).orElseThrow();
        List<Object> components = new ArrayList<>();
        for (Param param : params) {
            Object component = RecordShape.get(owner, param.name());
            components.add(param.equals(changed) ? another(param, component) : component);
        }
        try {
            return (Record) RecordShape.make(type, components);
        } catch (IllegalArgumentException refused) {
            return owner;
        }
    }

    private Object another(Param param, Object component) {
        return switch (param.shape()) {
            case ONE -> whim.pick(lore.values(param)).orElse(component);
            case OPTIONAL -> whim.once(3) ? Optional.empty() : whim.pick(lore.values(param));
            case FLAG -> !(Boolean) component;
            case MANY -> list((List<?>) component, param.most(), value -> whim.pick(lore.values(param)));
            case GROUP -> list((List<?>) component, param.most(), value -> Optional.of(repetition(param, value)));
        };
    }

    private Record repetition(Param param, Object value) {
        Param.Group group = param.group().orElseThrow();
        return in(group.record(), group.params(), (Record) value);
    }

    private interface Change {
        Optional<?> of(Object value);
    }

    /** A list with one value changed, left out, written twice or added. */
    private List<Object> list(List<?> values, int most, Change change) {
        List<Object> changed = new ArrayList<>(values);
        if (changed.isEmpty()) {
            return changed;
        }
        int at = whim.below(changed.size());
        Object other = change.of(changed.get(at)).map(Object.class::cast).orElse(changed.get(at));
        switch (whim.below(changed.size() < most ? 4 : 2)) {
            case 0 -> changed.set(at, other);
            case 1 -> changed.remove(at);
            case 2 -> changed.add(changed.get(at));
            default -> changed.add(other);
        }
        return Collections.unmodifiableList(changed);
    }
}
