package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Building.Gifts;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;

/**
 * Bonuses of an owner's buildings.
 *
 * @param collect added to collecting each resource (R41)
 * @param military added to the dice of a side with armies (K37)
 * @param steps the number of hexes a Mover goes (K21)
 * @param points the number of hexes an Explorar surveys (K25)
 */
public record Bonuses(Stock collect, int military, int steps, int points) {

    static Bonuses of(Realm realm, Rulebook book, Owner owner) {
        if (owner == Owner.IND) {
            return new Bonuses(Stock.NONE, realm.settings().independentsMilitary(), 1, 1);
        }
        Gifts gifts = realm.province(owner).buildings().stream()
                .map(book::building)
                .map(Building::gifts)
                .reduce(Gifts.NONE, Gifts::plus);
        return new Bonuses(gifts.collect(), gifts.military(), 1 + gifts.movement(), 1 + gifts.exploration());
    }
}
