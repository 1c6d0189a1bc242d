package heraldo.rules.ruleset.hexadominacion.governor;

import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Temper;

/**
 * What a temper weighs ({@code minds.yaml}), all in hundredths of the usual but the odds.
 *
 * @param land hexes that are nobody's
 * @param war hexes of rivals
 * @param build higher levels
 * @param guard how much of what may come against the capital it is guarded for
 * @param odds the chance of success that an attack must have, of a thousand
 * @param leader how much more is gained by what the leader loses
 * @param grudge how much more by what those lose who attacked in the last round
 * @param trade how much of a resource is offered to others at most
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
