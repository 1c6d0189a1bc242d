package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;

/** What a temper weighs: of a hundred, if nothing else is said. */
record Leaning(MindTable table, Temper temper) {

    private static final int USUAL = 100;

    int of(String what) {
        return table.weight(temper, what, USUAL);
    }

    /** Something that is only counted where the table says so. */
    int count(String what) {
        return table.weight(temper, what, 0);
    }
}
