package heraldo.rules.data;

import java.util.List;

/** A table that cannot be used, with all its problems at once. */
public final class BadTableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    public BadTableException(List<Problem> problems) {
        super(String.join(
                System.lineSeparator(), problems.stream().map(Problem::toString).toList()));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }

    /**
     * One thing wrong.
     *
     * @param file the file it stands in
     * @param place where: a path of keys, or line and column; empty if it is the file itself
     * @param text what is wrong and what would be right
     */
    public record Problem(String file, String place, String text) {
        @Override
        public String toString() {
            return (place.isEmpty() ? file : file + " " + place) + ": " + text;
        }
    }
}
