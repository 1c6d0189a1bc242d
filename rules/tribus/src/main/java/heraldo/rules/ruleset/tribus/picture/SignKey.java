package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.SignTable;

/** Key to the signs of the plate. */
public final class SignKey {

    public static final SignTable TABLE = SignTable.EMPTY
            .owned("port", Shape.TOWN, Slots.PORT)
            .owned("inland", Shape.TOWN, Slots.INLAND)
            .nobodys("purse", Shape.CHIP, "A")
            .owned("soldiers", Shape.SOLDIERS, "3")
            .nobodys("bare", Shape.BARE, "0")
            .nobodys("besieged", Shape.ALARM, Slots.FLAME)
            .owned("ship", Shape.TOWN, Slots.SHIP)
            .owned("adrift", Shape.HULK, Slots.SHIP)
            .nobodys("harbour", Shape.ICON, Slots.ANCHOR)
            .march("march", false)
            .march("failed", true)
            .land("land", "owned", false)
            .land("changed", "owned", true)
            .ground("sea", Plate.SEA);

    private SignKey() {}
}
