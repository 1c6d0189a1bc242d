package heraldo.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Files of examples. */
class CaseRunnerTest {

    private static final String FILE = """
            Prose is ignored. [N1] so is this.
            ```
            BOARD TEST
            A=1
            ```
            ```
            [A01] all is well
            E: ok
            [A02] something is not
            E: wrong
            -- next turn
            O1: x ; y
            ```
            ```
            [A03] nobody can read this
            S: FX
            what is this line
            [A04] nor play this
            S: unreadable
            [A05] and this breaks the engine
            S: broken
            [A06] fences are known
            S: fence
            ```
            """;

    private static CaseDialect dialect(List<String> fences) {
        return new CaseDialect() {
            @Override
            public List<Mismatch> play(CaseBlock block) {
                return switch (block.lines().get(0).text()) {
                    case "ok" -> List.of();
                    case "unreadable" -> throw new IllegalArgumentException("no such base");
                    case "broken" -> throw new IllegalStateException("boom");
                    case "fence" -> List.of(new Mismatch("fence", "none", fences.get(0)));
                    default -> List.of(new Mismatch("P1", "O3", "O2"), new Mismatch("turn", "4", "5"));
                };
            }

            @Override
            public CaseDialect with(List<String> others) {
                return dialect(others);
            }
        };
    }

    @Test
    void eachExampleHasItsLineAndTheLastOneCounts() {
        assertEquals(
                List.of(
                        "ok A01 all is well",
                        "FAIL A02 something is not: P1 expected O3 got O2; turn expected 4 got 5",
                        "FAIL A03 nobody can read this: line 17 cannot be read: what is this line",
                        "FAIL A04 nor play this: the example from line 18 cannot be read: no such base",
                        "FAIL A05 and this breaks the engine: the example from line 20 broke the engine:"
                                + " java.lang.IllegalStateException: boom",
                        "FAIL A06 fences are known: fence expected none got BOARD TEST\nA=1",
                        "1 ok, 5 failed"),
                new CaseRunner(dialect(List.of())).run(FILE).lines());
    }

    @Test
    void theLinesOfAnExampleKeepTheirKeysAndNumbers() {
        CaseBlock block = CaseFile.read(FILE).blocks().get(1);
        assertEquals(
                List.of(
                        new CaseBlock.Line(10, "E", "wrong"),
                        new CaseBlock.Line(11, "--", "next turn"),
                        new CaseBlock.Line(12, "O1", "x ; y")),
                block.lines());
    }
}
