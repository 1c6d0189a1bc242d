package heraldo.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The laws find what breaks them, and nothing else. */
class RecordLawsTest {

    private static final String HERE = RecordLawsTest.class.getName() + "$";

    private final RecordLaws laws = new RecordLaws(
            new ClassFileImporter().importClasses(Narrow.class, Wide.class, Many.class, Fitting.class, Letters.class));

    /** Eight values, and withers of both kinds. */
    record Narrow(int a, int b, int c, int d, int e, int f, int g, int h) {
        static final int NONE = 0;

        Narrow withA(int other) {
            return new Narrow(other, b, c, d, e, f, g, h);
        }

        Narrow b(int other) {
            return new Narrow(a, other, c, d, e, f, g, h);
        }

        int c(int plus) {
            return c + plus;
        }
    }

    record Wide(int a, int b, int c, int d, int e, int f, int g, int h, int i) {}

    static final class Many {
        Many(int a, int b, int c, int d, int e, int f, int g, int h, int i) {}
    }

    static final class Fitting {
        Fitting(int a, int b, int c, int d, int e, int f, int g, int h) {}
    }

    enum Letters {
        A(1, 2, 3, 4, 5, 6, 7, 8);

        Letters(int a, int b, int c, int d, int e, int f, int g, int h) {}
    }

    @Test
    void whatHasNineValuesIsTold() {
        assertEquals(List.of(HERE + "Many is made of 9 values", HERE + "Wide has 9 components"), laws.crowded());
    }

    @Test
    void aCopyThatIsCalledLikeAComponentIsTold() {
        assertEquals(List.of(HERE + "Narrow.b"), laws.misnamed());
    }
}
