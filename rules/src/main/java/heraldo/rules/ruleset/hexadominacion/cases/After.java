package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.SortedMap;

/**
 * What an example looks at: the round that was played, the world after it, and what came of the written lines.
 *
 * @param entries the orders each seat sent
 * @param codes the code of every written line, by seat
 */
record After(Round round, World world, SortedMap<Seat, Entry> entries, SortedMap<Seat, List<String>> codes) {}
