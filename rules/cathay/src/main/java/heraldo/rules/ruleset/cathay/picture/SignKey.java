package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Symbol;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.SignTable;

/** The key to the signs of the plate. */
public final class SignKey {

    public static final SignTable TABLE = SignTable.EMPTY
            .corner("settlement", Building.HOUSE)
            .corner("city", Building.CITY)
            .corner("ruin", Building.RUIN)
            .guard("warrior", "G")
            .guard("archer", "A")
            .with("robber", Symbol.ROBBER)
            .with("harvest", Symbol.YIELD)
            .with("fresh", Symbol.FRESH)
            .nobodys("wood", Shape.ICON, Land.icon(Resource.WOOD))
            .nobodys("wheat", Shape.ICON, Land.icon(Resource.WHEAT))
            .nobodys("sheep", Shape.ICON, Land.icon(Resource.SHEEP))
            .nobodys("clay", Shape.ICON, Land.icon(Resource.CLAY))
            .nobodys("stone", Shape.ICON, Land.icon(Resource.STONE));

    private SignKey() {}
}
