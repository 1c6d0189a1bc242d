package heraldo.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The law of packages: every one says in its {@code package-info} what it may import, see {@link Permit}, and its classes
 * depend on just that. What is allowed and used by nothing is an offence, too: laws rot that way.
 */
public final class PackageLaws {
    private final Path sources;
    private final String project;
    private final SortedMap<String, SortedMap<String, String>> used = new TreeMap<>();
    private final Names names;

    /** The laws of a module of this project, whose root the system property {@code heraldo.root} names. */
    public static PackageLaws of(String module, JavaClasses classes) {
        return new PackageLaws(
                Path.of(System.getProperty("heraldo.root"), module, "src", "main", "java"), "heraldo", classes);
    }

    /**
     * The laws of any classes.
     *
     * @param sources the root folder of its sources
     * @param project the package around everything of the project, the other modules included
     * @param classes its classes
     */
    public PackageLaws(Path sources, String project, JavaClasses classes) {
        this.sources = sources;
        this.project = project;
        classes.forEach(this::note);
        this.names = new Names(Stream.concat(
                        used.keySet().stream(), used.values().stream().flatMap(targets -> targets.keySet().stream()))
                .filter(this::own)
                .collect(Collectors.toSet()));
    }

    /** Returns the offences, a line for each. */
    public List<String> offences() {
        List<String> offences = new ArrayList<>();
        used.forEach((name, targets) -> offence(name, targets).ifPresent(offences::add));
        return offences;
    }

    private void note(JavaClass each) {
        SortedMap<String, String> targets = used.computeIfAbsent(each.getPackageName(), name -> new TreeMap<>());
        for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            String name = target.getPackageName();
            if (!name.isEmpty()
                    && !name.startsWith("java.")
                    && !name.startsWith("javax.")
                    && !name.equals(each.getPackageName())) {
                targets.putIfAbsent(name, each.getSimpleName() + " → " + target.getSimpleName());
            }
        }
    }

    private Optional<String> offence(String name, SortedMap<String, String> targets) {
        SortedSet<String> offences = offences(name, targets);
        return Optional.of(name + " " + String.join("; ", offences) + ". True would be: "
                        + truth(name, targets).sentence())
                .filter(line -> !offences.isEmpty());
    }

    private SortedSet<String> offences(String name, SortedMap<String, String> targets) {
        Optional<Permit> permit = permit(name);
        SortedSet<String> offences = new TreeSet<>();
        SortedSet<String> idle = new TreeSet<>(permit.map(Permit::names).orElse(List.of()));
        targets.forEach((target, by) -> {
            Optional<String> allowed = permit.stream()
                    .flatMap(each -> each.names().stream())
                    .filter(each -> covers(each, target, name))
                    .findFirst();
            allowed.ifPresentOrElse(idle::remove, () -> offences.add("uses " + target + " (" + by + ")"));
        });
        idle.forEach(each -> offences.add("does not use " + each));
        if (permit.isEmpty()) {
            offences.add("does not say what it may import");
        }
        return offences;
    }

    private boolean covers(String allowed, String target, String user) {
        Optional<String> meant = names.meaning(allowed, user);
        return meant.map(target::equals)
                .orElseGet(() -> !own(target) && (target.equals(allowed) || target.startsWith(allowed + ".")));
    }

    private Permit truth(String name, SortedMap<String, String> targets) {
        return new Permit(targets.keySet().stream()
                .map(target -> names.shortest(target, name))
                .distinct()
                .toList());
    }

    private Optional<Permit> permit(String name) {
        Path file = sources.resolve(name.replace('.', '/')).resolve("package-info.java");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Permit.in(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean own(String name) {
        return name.equals(project) || name.startsWith(project + ".");
    }
}
