package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.engine.CaseFile;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notation of the examples: what it cannot read it says, and what is wrong it finds. */
class NotationTest {

    private final KaixiflanCases cases = new KaixiflanCases(Table.FOLDER, Table.GAME);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "S: FY",
                "S: FX; weather sunny",
                "S: FX; P7 O1",
                "S: FX; P1 gold=3",
                "S: FX; P1 has=castillo",
                "S: FX; hex Z9",
                "S: FX; hex H7=M4",
                "S: FX; units H7 P1 2X",
                "S: FX; option missedTurn=MAYBE",
                "S: FX; mission XX01",
                "S: FX; unplayed P4; P4 O1",
                "S: FX\nO7: Pasar",
                "S: FX\nD: pick|H7|P1=x",
                "S: FX\nU: 1",
                "S: FX\nGM: turn 4",
                "S: FX\nE: P1 luck=3",
                "S: FX\nE: battle H7 P1 11",
                "S: FX\nE: X1.1=OK",
                "G: dist(G5)=3"
            })
    void anExampleThatCannotBeReadIsNamedWithItsLineAndItem(String lines) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> play(lines));
        assertTrue(refused.getMessage().startsWith("line "), refused.getMessage());
    }

    @Test
    void everythingThatDiffersIsFound() {
        List<Mismatch> mismatches =
                play("S: FX\nO1: Recolectar G5 ; Volar\nE: P1 O9; hex E4; kaixiflan G5; fame P1 total=99; over=yes");
        assertEquals(
                List.of("P1 stock", "hex E4", "kaixiflan", "fame P1 total", "over", "X1.2"),
                mismatches.stream().map(Mismatch::item).toList());
    }

    private List<Mismatch> play(String lines) {
        CaseBlock block =
                CaseFile.read("```\n[Z01] trial\n" + lines + "\n```").blocks().get(0);
        return cases.play(block);
    }
}
