package heraldo.testing.mutation;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.Map;
import org.pitest.mutationtest.ClassMutationResults;
import org.pitest.mutationtest.DetectionStatus;
import org.pitest.mutationtest.MutationResult;
import org.pitest.mutationtest.MutationResultListener;
import org.pitest.mutationtest.engine.MutationDetails;

/** Prints every mutant that no test killed as soon as it is known, and the figures in the end; writes all mutants into a file. */
final class Survivors implements MutationResultListener {

    private final PrintStream out;
    private final Writer all;
    private final Map<DetectionStatus, Integer> counts = new EnumMap<>(DetectionStatus.class);

    Survivors(PrintStream out, Writer all) {
        this.out = out;
        this.all = all;
    }

    @Override
    public void runStart() {
        counts.clear();
    }

    @Override
    public void handleMutationResult(ClassMutationResults results) {
        for (MutationResult result : results.getMutations()) {
            counts.merge(result.getStatus(), 1, Integer::sum);
            write(line(result));
            if (!result.getStatus().isDetected()) {
                out.println(line(result));
            }
        }
    }

    private void write(String line) {
        try {
            all.write(line + "\n");
            all.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(MutationResult result) {
        MutationDetails mutant = result.getDetails();
        return "%s %s.%s:%d %s"
                .formatted(
                        result.getStatus(),
                        mutant.getClassName().asJavaName(),
                        mutant.getMethod(),
                        mutant.getLineNumber(),
                        mutant.getDescription());
    }

    @Override
    public void runEnd() {
        close();
        int mutants = counts.values().stream().mapToInt(Integer::intValue).sum();
        int killed = counts.entrySet().stream()
                .filter(count -> count.getKey().isDetected())
                .mapToInt(Map.Entry::getValue)
                .sum();
        int uncovered = counts.getOrDefault(DetectionStatus.NO_COVERAGE, 0);
        out.printf("mutants=%d killed=%d survived=%d uncovered=%d%n", mutants, killed, mutants - killed - uncovered, uncovered);
    }

    private void close() {
        try {
            all.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
