package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Kaixiflán and the offices of his realm.
 *
 * @param kaixiflan the hex where he stands
 * @param offices the holder of each office, without the vacant ones
 * @param imported the product imported in this term
 * @param chosen whether the product of this term has been chosen (R83)
 * @param feasted hexes of the banquets since the last Verano (R81)
 */
public record Court(
        Hex kaixiflan,
        SortedMap<Office, Owner> offices,
        Optional<Good> imported,
        boolean chosen,
        SortedSet<Hex> feasted) {

    public Court {
        offices = Frozen.map(offices);
        feasted = Frozen.set(feasted);
    }

    public static Court at(Hex hex) {
        return new Court(hex, Frozen.noMap(), Optional.empty(), false, Frozen.noSet());
    }

    public Optional<Owner> holder(Office office) {
        return Optional.ofNullable(offices.get(office));
    }

    public boolean holds(Owner owner, Office office) {
        return offices.get(office) == owner;
    }

    public Court withKaixiflan(Hex hex) {
        return new Court(hex, offices, imported, chosen, feasted);
    }

    public Court withOffices(SortedMap<Office, Owner> others) {
        return new Court(kaixiflan, others, imported, chosen, feasted);
    }

    /** The product of this term is chosen. */
    public Court importing(Good good) {
        return new Court(kaixiflan, offices, Optional.of(good), true, feasted);
    }

    /** No product is chosen yet in this term. */
    public Court importingNothing() {
        return new Court(kaixiflan, offices, Optional.empty(), false, feasted);
    }

    public Court withFeasted(Collection<Hex> hexes) {
        return new Court(kaixiflan, offices, imported, chosen, Frozen.set(hexes));
    }
}
