package heraldo.testing.mutation;

import java.util.Properties;
import org.pitest.mutationtest.ListenerArguments;
import org.pitest.mutationtest.MutationResultListener;
import org.pitest.mutationtest.MutationResultListenerFactory;

/** Offers PIT the report {@code SURVIVORS}. */
public final class SurvivorsFactory implements MutationResultListenerFactory {

    @Override
    public String description() {
        return "Survivors and figures on standard output, all mutants in a file";
    }

    @Override
    public String name() {
        return "SURVIVORS";
    }

    @Override
    public MutationResultListener getListener(Properties props, ListenerArguments args) {
        return new Survivors(System.out, args.getOutputStrategy().createWriterForFile("mutants.txt"));
    }
}
