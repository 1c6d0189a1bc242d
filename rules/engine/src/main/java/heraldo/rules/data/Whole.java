package heraldo.rules.data;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Duration;

/**
 * A record component that a table gives as a whole number within a range: an {@code int}, or a {@link Duration} in some unit.
 * If there is a default, the key may be left out.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Whole {
    /** The least it may be. */
    int least();

    /** The most it may be. */
    int most() default Integer.MAX_VALUE;

    /** The default, as one number; none if the key is mandatory. */
    int[] usual() default {};

    /** The unit of a {@link Duration}. */
    Unit unit() default Unit.SECONDS;

    /** The units of durations. */
    enum Unit {
        SECONDS(Duration.ofSeconds(1)),
        MINUTES(Duration.ofMinutes(1)),
        HOURS(Duration.ofHours(1)),
        DAYS(Duration.ofDays(1));

        private final Duration one;

        Unit(Duration one) {
            this.one = one;
        }

        /** So many of them. */
        Duration times(int number) {
            return one.multipliedBy(number);
        }
    }
}
