package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;

/** Icons of the plate: rows of {@code icons.yaml}. */
final class Icons {

    static final String MAGE = "pointy-hat";
    static final String CLASH = "crossed-swords";
    static final String CLOSED = "barrier";
    static final String REVOLT = "flame";
    static final String STORM = "lightning-storm";

    private Icons() {}

    static String of(Good good) {
        return switch (good) {
            case GOLD -> "two-coins";
            case STONE -> "stone-pile";
            case WOOD -> "log";
            case FOOD -> "shiny-apple";
            case MANA -> "crystal-growth";
            case SCIENCE -> "open-book";
        };
    }

    static String of(TownKind kind) {
        return switch (kind) {
            case VILLAGE -> "house";
            case FORT -> "white-tower";
            case CITY, CAPITAL -> "medieval-gate";
        };
    }
}
