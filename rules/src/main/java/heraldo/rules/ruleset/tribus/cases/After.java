package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.SortedMap;

/**
 * What came of an example.
 *
 * @param lines how many orders were written
 * @param codes of the orders that were not carried out, by their numbers
 * @param pacts the code of each pact
 */
record After(World world, int lines, SortedMap<Integer, String> codes, List<String> pacts) {}
