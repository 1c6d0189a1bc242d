package heraldo.architecture;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Short names of packages, as a {@code package-info} uses them: a name means the nearest package that it is the end of, looked
 * for in the package that uses it, then in the one around it, and so on outwards.
 *
 * @param known every package of the project that is used by any
 */
record Names(Set<String> known) {
    private static final Set<String> SHORT = Set.of("io", "org");

    /** The package of the project that a name means to a package; empty if it is a library's. */
    Optional<String> meaning(String name, String user) {
        for (String around = user; !around.isEmpty(); around = parent(around)) {
            String candidate = around + "." + name;
            if (known.contains(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.of(name).filter(known::contains);
    }

    /** The shortest name that means a package to another; of a library, what its packages have in common. */
    String shortest(String target, String user) {
        String[] parts = target.split("\\.", -1);
        if (!known.contains(target)) {
            int length = SHORT.contains(parts[0]) ? 2 : 3;
            return String.join(".", Arrays.copyOf(parts, Math.min(length, parts.length)));
        }
        return IntStream.iterate(parts.length - 1, from -> from >= 0, from -> from - 1)
                .mapToObj(from -> String.join(".", Arrays.copyOfRange(parts, from, parts.length)))
                .filter(name -> meaning(name, user).equals(Optional.of(target)))
                .findFirst()
                .orElse(target);
    }

    private static String parent(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
