package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.SignTable;

/** Legend of the signs of the plate. */
public final class SignKey {

    public static final SignTable TABLE = SignTable.EMPTY
            .owned("capital", Shape.CAPITAL, "")
            .owned("village", Shape.TOWN, Icons.of(TownKind.VILLAGE))
            .owned("fort", Shape.TOWN, Icons.of(TownKind.FORT))
            .owned("city", Shape.TOWN, Icons.of(TownKind.CITY))
            .owned("colonists", Shape.COLONISTS, "3")
            .owned("armies", Shape.ARMY, "2")
            .nobodys("independents", Shape.ARMY, "4")
            .nobodys("kaixiflan", Shape.MEDAL, Icons.MAGE)
            .nobodys("clash", Shape.BURST, Icons.CLASH)
            .nobodys("revolt", Shape.BURST, Icons.REVOLT)
            .nobodys("closed", Shape.ALARM, Icons.CLOSED)
            .nobodys("storm", Shape.ALARM, Icons.STORM)
            .march("march", false)
            .march("failed", true)
            .land("land", "food", false)
            .land("changed", "food", true)
            .nobodys("gold", Shape.ICON, Icons.of(Good.GOLD))
            .nobodys("stone", Shape.ICON, Icons.of(Good.STONE))
            .nobodys("wood", Shape.ICON, Icons.of(Good.WOOD))
            .nobodys("food", Shape.ICON, Icons.of(Good.FOOD))
            .nobodys("mana", Shape.ICON, Icons.of(Good.MANA))
            .nobodys("science", Shape.ICON, Icons.of(Good.SCIENCE))
            .ground("barren", "barren")
            .ground("fog", Plate.FOG);

    private SignKey() {}
}
