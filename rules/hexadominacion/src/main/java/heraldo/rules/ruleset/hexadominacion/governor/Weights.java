package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;

/**
 * The weights of a temper ({@code minds.yaml}), all in hundredths of the usual but the odds.
 *
 * @param land hexes that are nobody's
 * @param war hexes of rivals
 * @param build higher levels
 * @param guard the share of a possible attack for which it guards the capital
 * @param odds the chance of success that an attack must have, of a thousand
 * @param leader the extra gain from a loss of the leader
 * @param grudge the extra gain from a loss of a realm that attacked in the last round
 * @param trade the largest share of a resource to offer to others
 */
record Weights(int land, int war, int build, int guard, int odds, int leader, int grudge, int trade) {

    private static final int USUAL = 100;
    private static final int GUARD = 85;
    private static final int TRADE = 50;
    private static final int ODDS = 780;

    static Weights of(MindTable table, Temper temper) {
        return new Weights(
                table.weight(temper, "land", USUAL),
                table.weight(temper, "war", USUAL),
                table.weight(temper, "build", USUAL),
                table.weight(temper, "guard", GUARD),
                table.weight(temper, "odds", ODDS),
                table.weight(temper, "leader", USUAL),
                table.weight(temper, "grudge", USUAL),
                table.weight(temper, "trade", TRADE));
    }
}
