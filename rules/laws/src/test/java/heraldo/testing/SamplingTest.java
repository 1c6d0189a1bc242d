package heraldo.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SamplingTest {

    private static final String KEY = "heraldo.sampling.test";

    @Test
    void aSampleHasTheSizeThatTheCommandLineAsksFor() {
        System.setProperty(KEY, "7");
        try {
            assertEquals(7, Sampling.size(KEY, 2, 50));
        } finally {
            System.clearProperty(KEY);
        }
        assertEquals(Boolean.getBoolean("heraldo.long") ? 50 : 2, Sampling.size(KEY, 2, 50));
    }
}
