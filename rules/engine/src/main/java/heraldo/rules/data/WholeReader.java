package heraldo.rules.data;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.Optional;

/** Reads the components of records that are said to be {@link Whole}. */
final class WholeReader {

    private final RecordComponent component;
    private final Whole whole;

    private WholeReader(RecordComponent component, Whole whole) {
        this.component = component;
        this.whole = whole;
    }

    /** Returns the reader of a component; empty if it is not {@link Whole}. */
    static Optional<WholeReader> of(RecordComponent component) {
        return Optional.ofNullable(component.getAnnotation(Whole.class))
                .map(whole -> new WholeReader(component, whole));
    }

    /** Returns the default of the component; empty if its key is mandatory. */
    Optional<Object> usual() {
        return whole.usual().length == 0 ? Optional.empty() : Optional.of(value(whole.usual()[0]));
    }

    /** Returns the problem with a number, and its remedy; empty if the number is in range. */
    Optional<String> complaint(int number) {
        return number >= whole.least() && number <= whole.most()
                ? Optional.empty()
                : Optional.of(RecordShape.key(component) + " is " + number + "; use a whole number from " + range());
    }

    /** A number as the component takes it. */
    Object value(int number) {
        return component.getType() == Duration.class ? (Object) whole.unit().times(number) : number;
    }

    private String range() {
        return whole.most() == Integer.MAX_VALUE ? "" + whole.least() : whole.least() + " to " + whole.most();
    }
}
