package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;

/**
 * What an owner's buildings give.
 *
 * @param collect added to collecting each resource (R41)
 * @param military added to the dice of a side with armies (K37)
 * @param steps how many hexes a Mover goes (K21)
 * @param points how many hexes an Explorar surveys (K25)
 */
public record Bonuses(Stock collect, int military, int steps, int points) {

    static Bonuses of(Realm realm, Rulebook book, Owner owner) {
        if (owner == Owner.IND) {
            return new Bonuses(Stock.NONE, realm.settings().independentsMilitary(), 1, 1);
        }
        List<Building> own =
                realm.province(owner).buildings().stream().map(book::building).toList();
        return new Bonuses(
                own.stream().map(Building::collect).reduce(Stock.NONE, Stock::plus),
                own.stream().mapToInt(Building::military).sum(),
                1 + own.stream().mapToInt(Building::movement).sum(),
                1 + own.stream().mapToInt(Building::exploration).sum());
    }
}
