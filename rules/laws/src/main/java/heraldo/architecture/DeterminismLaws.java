package heraldo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The same turn gives the same bytes on any machine, so nothing here may depend on chance, clock, place or rounding. */
public final class DeterminismLaws {

    private static final String FRACTIONS = "float|double|java\\.lang\\.(Float|Double)|java\\.math\\.BigDecimal";

    /** Their order differs from run to run, or they know the time or chance. */
    private static final ArchRule NOTHING_WITHOUT_ORDER_AND_NO_CLOCK = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(HashMap|HashSet|IdentityHashMap|WeakHashMap|Hashtable|Random"
                    + "|SplittableRandom|Date|Calendar|GregorianCalendar|TimeZone|Timer)"
                    + "|java\\.util\\.concurrent\\..*|java\\.util\\.random\\..*|java\\.security\\.SecureRandom");

    /** The ban on dates and times; a {@code Duration} is neither. */
    private static final ArchRule NO_DATES = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.time\\.(?!Duration$).*|java\\.text\\.spi\\..*");

    private static final ArchRule NO_CALLS_THAT_MAY_DIFFER_FROM_RUN_TO_RUN = noClasses()
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "differs from run to run",
                    call -> unordered(call) || local(call) || timed(call) || parallel(call)));

    private static final ArchRule WHOLE_NUMBERS_ONLY_IN_FIELDS =
            noFields().should().haveRawType(named(FRACTIONS)).as("fields hold whole numbers");

    private static final ArchRule WHOLE_NUMBERS_ONLY_IN_AND_OUT = noCodeUnits()
            .should(new Having(
                    "take or give fractions",
                    unit -> fraction(unit.getRawReturnType())
                            || unit.getRawParameterTypes().stream().anyMatch(DeterminismLaws::fraction)));

    private static final ArchRule NOBODY_CALCULATES_WITH_FRACTIONS = noClasses()
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "gives a fraction", call -> fraction(call.getTarget().getRawReturnType())));

    private DeterminismLaws() {}

    /**
     * Holds classes to all of it.
     *
     * @throws AssertionError if one of them breaks a law; it says which, and where
     */
    public static void check(JavaClasses classes) {
        List.of(
                        NOTHING_WITHOUT_ORDER_AND_NO_CLOCK,
                        NO_DATES,
                        NO_CALLS_THAT_MAY_DIFFER_FROM_RUN_TO_RUN,
                        WHOLE_NUMBERS_ONLY_IN_FIELDS,
                        WHOLE_NUMBERS_ONLY_IN_AND_OUT,
                        NOBODY_CALCULATES_WITH_FRACTIONS)
                .forEach(rule -> rule.check(classes));
    }

    private static boolean unordered(JavaMethodCall call) {
        boolean immutable = on(call, Map.class, "of", "ofEntries", "copyOf") || on(call, Set.class, "of", "copyOf");
        boolean hashed = on(call, Collectors.class, "toMap", "toSet", "toUnmodifiableMap", "toUnmodifiableSet")
                && parameters(call) < 4;
        return immutable || hashed || (on(call, Collectors.class, "groupingBy") && parameters(call) < 3);
    }

    private static boolean local(JavaMethodCall call) {
        boolean cased = on(call, String.class, "toLowerCase", "toUpperCase") && parameters(call) == 0;
        boolean formatted = on(call, String.class, "formatted")
                || (on(call, String.class, "format")
                        && !call.getTarget().getRawParameterTypes().get(0).isEquivalentTo(Locale.class));
        return cased || formatted || on(call, Locale.class, "getDefault");
    }

    private static boolean timed(JavaMethodCall call) {
        return on(call, System.class, "currentTimeMillis", "nanoTime", "identityHashCode", "getenv")
                || call.getTarget().getName().equals("randomUUID");
    }

    private static boolean parallel(JavaMethodCall call) {
        return List.of("parallel", "parallelStream").contains(call.getTarget().getName());
    }

    private static boolean on(JavaMethodCall call, Class<?> owner, String... names) {
        return call.getTargetOwner().isEquivalentTo(owner)
                && List.of(names).contains(call.getTarget().getName());
    }

    private static int parameters(JavaMethodCall call) {
        return call.getTarget().getRawParameterTypes().size();
    }

    private static boolean fraction(JavaClass type) {
        return type.getName().matches(FRACTIONS);
    }

    private static DescribedPredicate<JavaClass> named(String pattern) {
        return DescribedPredicate.describe(
                "of a type like " + pattern, type -> type.getName().matches(pattern));
    }

    private static final class Having extends ArchCondition<JavaCodeUnit> {

        private final Predicate<JavaCodeUnit> predicate;

        Having(String description, Predicate<JavaCodeUnit> predicate) {
            super(description);
            this.predicate = predicate;
        }

        @Override
        public void check(JavaCodeUnit unit, ConditionEvents events) {
            events.add(new SimpleConditionEvent(unit, predicate.test(unit), unit.getDescription()));
        }
    }
}
