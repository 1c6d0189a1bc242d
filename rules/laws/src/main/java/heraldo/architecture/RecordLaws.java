package heraldo.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The laws of records: nothing has more than eight values side by side, and a method that returns a copy of a record with another
 * value says so in its name.
 */
public final class RecordLaws {

    /** More than these nobody keeps apart; what belongs together is a record of its own. */
    private static final int MOST = 8;

    /** The compiler hands every constant of an enum its name and its place. */
    private static final int OF_ENUMS = 2;

    private final List<JavaClass> classes;

    /** The laws of any classes. */
    public RecordLaws(JavaClasses classes) {
        this.classes = classes.stream().toList();
    }

    /** Records with too many components, and constructors with too many parameters, a line for each. */
    public List<String> crowded() {
        return classes.stream()
                .flatMap(each -> each.isRecord() ? crowdedRecord(each) : crowdedConstructors(each))
                .sorted()
                .toList();
    }

    /** Methods that are called like a component, take a value and give a copy: {@code turn(6)} instead of {@code withTurn(6)}. */
    public List<String> misnamed() {
        return classes.stream()
                .filter(JavaClass::isRecord)
                .flatMap(each -> each.getMethods().stream()
                        .filter(method ->
                                gives(method, each) && components(each).contains(method.getName()))
                        .map(method -> each.getName() + "." + method.getName()))
                .sorted()
                .toList();
    }

    private static Stream<String> crowdedRecord(JavaClass each) {
        int components = components(each).size();
        return components > MOST ? Stream.of(each.getName() + " has " + components + " components") : Stream.of();
    }

    private static Stream<String> crowdedConstructors(JavaClass each) {
        int most = each.isEnum() ? MOST + OF_ENUMS : MOST;
        return each.getConstructors().stream()
                .filter(constructor -> !each.isAnonymousClass() && !synthetic(constructor))
                .map(constructor -> constructor.getRawParameterTypes().size())
                .filter(parameters -> parameters > most)
                .map(parameters -> each.getName() + " is made of " + parameters + " values");
    }

    private static boolean synthetic(JavaConstructor constructor) {
        return constructor.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static boolean gives(JavaMethod method, JavaClass copy) {
        return !method.getModifiers().contains(JavaModifier.STATIC)
                && method.getRawReturnType().equals(copy)
                && !method.getRawParameterTypes().isEmpty();
    }

    /** A record's own fields are its components. */
    private static Set<String> components(JavaClass each) {
        return each.getFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .map(JavaField::getName)
                .collect(Collectors.toSet());
    }
}
