package heraldo.testing.mutation;

import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.ProjectMutationInterceptor;
import org.pitest.mutationtest.build.ProjectMutationInterceptorFactory;
import org.pitest.plugin.Feature;
import org.pitest.plugin.FeatureParameter;

/** Offers PIT the feature {@code +SAMPLE(seed[1] size[300] skip[0])}. */
public final class SampleFactory implements ProjectMutationInterceptorFactory {

    private static final FeatureParameter SEED =
            FeatureParameter.named("seed").withDescription("Another seed draws other mutants");

    private static final FeatureParameter SIZE =
            FeatureParameter.named("size").withDescription("The number of mutants drawn");

    private static final FeatureParameter SKIP =
            FeatureParameter.named("skip").withDescription("The number of those, from the first, that are left out");

    @Override
    public String description() {
        return "Seeded sample of all mutants";
    }

    @Override
    public Feature provides() {
        return Feature.named("SAMPLE")
                .withOnByDefault(false)
                .withDescription(description())
                .withParameter(SEED)
                .withParameter(SIZE)
                .withParameter(SKIP);
    }

    @Override
    public ProjectMutationInterceptor createInterceptor(InterceptorParameters params) {
        return new Sample(
                params.getInteger(SEED).orElse(1),
                params.getInteger(SIZE).orElse(300),
                params.getInteger(SKIP).orElse(0));
    }
}
