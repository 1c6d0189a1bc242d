package heraldo.testing.mutation;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Comparator;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.ProjectMutationInterceptor;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * Keeps the mutants with the smallest hashes of seed, class, method, mutator and index. The same seed draws the same mutants
 * wherever the code they change is the same, whatever else was edited. The first ones may be skipped, to go on with a run that
 * was cut short.
 */
record Sample(int seed, int size, int skip) implements ProjectMutationInterceptor {

    @Override
    public Collection<MutationDetails> intercept(Collection<MutationDetails> mutants) {
        return mutants.stream()
                .sorted(Comparator.comparingLong(this::hash).thenComparing(MutationDetails::getId))
                .limit(size)
                .skip(skip)
                .toList();
    }

    @Override
    public InterceptorType type() {
        return InterceptorType.FILTER;
    }

    private long hash(MutationDetails mutant) {
        byte[] name = (seed + " " + mutant.getId()).getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.wrap(sha256().digest(name)).getLong();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
