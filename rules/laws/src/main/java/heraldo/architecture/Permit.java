package heraldo.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentence of a {@code package-info} that names what its package may import: {@code May import nothing but the JDK.} or
 * {@code May import} and names, each in a code tag. The JDK is always allowed.
 *
 * @param names as they are written: packages of the project without what both have in common, or the first parts of a
 *     library's packages
 */
record Permit(List<String> names) {
    private static final String NAME = "\\{@code ([\\w.]+)}";
    private static final Pattern SENTENCE = Pattern.compile(
            "<p>May import (?:nothing but the JDK|" + NAME + "(?:, " + NAME + ")*(?: and " + NAME + ")?)\\.(?= |$)");
    private static final Pattern ONE = Pattern.compile(NAME);

    /** Finds the sentence in the text of a file; empty if it has none of this form. */
    static Optional<Permit> in(String text) {
        Matcher sentence = SENTENCE.matcher(text.replaceAll("\\R \\*/?", " ").replaceAll("\\s+", " "));
        if (!sentence.find()) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        Matcher name = ONE.matcher(sentence.group());
        while (name.find()) {
            names.add(name.group(1));
        }
        return Optional.of(new Permit(List.copyOf(names)));
    }

    /** The sentence as it is written. */
    String sentence() {
        if (names.isEmpty()) {
            return "May import nothing but the JDK.";
        }
        List<String> tags = names.stream().map(name -> "{@code " + name + "}").toList();
        String last = tags.getLast();
        String most = String.join(", ", tags.subList(0, tags.size() - 1));
        return "May import " + (most.isEmpty() ? last : most + " and " + last) + ".";
    }
}
