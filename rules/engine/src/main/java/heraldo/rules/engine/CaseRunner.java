package heraldo.rules.engine;

import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plays the examples of a file and says which came out as written. */
public final class CaseRunner {

    private final CaseDialect dialect;

    public CaseRunner(CaseDialect dialect) {
        this.dialect = dialect;
    }

    /**
     * The results of some examples.
     *
     * @param results one for each, in order
     */
    public record Report(List<Result> results) {

        public Report {
            results = List.copyOf(results);
        }

        /** One line for each example, and a last one: {@code N ok, M failed}. */
        public List<String> lines() {
            List<String> lines =
                    new ArrayList<>(results.stream().map(Result::line).toList());
            lines.add((results.size() - failures()) + " ok, " + failures() + " failed");
            return List.copyOf(lines);
        }

        /** Returns the number of failed examples. */
        public int failures() {
            return (int) results.stream()
                    .filter(result -> result.failure().isPresent())
                    .count();
        }
    }

    /** The result of one example; {@code failure} says what differs from the expectation. */
    public record Result(CaseBlock block, Optional<String> failure) {

        String line() {
            String name = block.id() + " " + block.title();
            return failure.map(why -> "FAIL " + name + ": " + why).orElse("ok " + name);
        }
    }

    /** Plays every example of a file. */
    public Report run(String text) {
        CaseFile file = CaseFile.read(text);
        CaseDialect prepared = dialect.with(file.fences());
        return new Report(file.blocks().stream()
                .map(block -> new Result(block, play(prepared, block)))
                .toList());
    }

    private static Optional<String> play(CaseDialect dialect, CaseBlock block) {
        Optional<CaseBlock.Line> unreadable =
                block.lines().stream().filter(line -> line.key().isEmpty()).findFirst();
        if (unreadable.isPresent()) {
            return Optional.of("line " + unreadable.get().number() + " cannot be read: "
                    + unreadable.get().text());
        }
        try {
            List<Mismatch> mismatches = dialect.play(block);
            return mismatches.isEmpty() ? Optional.empty() : Optional.of(say(mismatches));
        } catch (IllegalArgumentException e) {
            return Optional.of("the example from line " + block.lineNumber() + " cannot be read: " + e.getMessage());
        } catch (RuntimeException e) {
            return Optional.of("the example from line " + block.lineNumber() + " broke the engine: " + e);
        }
    }

    private static String say(List<Mismatch> mismatches) {
        return mismatches.stream()
                .map(each -> each.item() + " expected " + each.expected() + " got " + each.got())
                .collect(Collectors.joining("; "));
    }
}
