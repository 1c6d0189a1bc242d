package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;

/** Weights of a temper, in hundredths. */
public record Leaning(MindTable table, Temper temper) {

    private static final int USUAL = 100;

    /** Returns a weight in hundredths; a hundred if the table says nothing else. */
    public int of(String what) {
        return table.weight(temper, what, USUAL);
    }

    /** Something that is only counted where the table says so. */
    public int count(String what) {
        return table.weight(temper, what, 0);
    }
}
