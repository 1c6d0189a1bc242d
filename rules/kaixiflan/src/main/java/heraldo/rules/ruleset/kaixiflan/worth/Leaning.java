package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;

/** What a temper weighs: of a hundred, if nothing else is said. */
public record Leaning(MindTable table, Temper temper) {

    private static final int USUAL = 100;

    /** What is weighed of a hundred. */
    public int of(String what) {
        return table.weight(temper, what, USUAL);
    }

    /** Something that is only counted where the table says so. */
    public int count(String what) {
        return table.weight(temper, what, 0);
    }
}
