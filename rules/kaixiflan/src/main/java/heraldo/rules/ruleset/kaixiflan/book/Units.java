package heraldo.rules.ruleset.kaixiflan.book;

/** Colonists (<i>colonos</i>) and armies (<i>ejércitos</i>). */
public record Units(int colonists, int armies) {

    public static final Units NONE = new Units(0, 0);

    public Units plus(Units other) {
        return new Units(colonists + other.colonists, armies + other.armies);
    }

    public Units minus(Units other) {
        return new Units(colonists - other.colonists, armies - other.armies);
    }

    /** As many as both have of each. */
    public Units least(Units other) {
        return new Units(Math.min(colonists, other.colonists), Math.min(armies, other.armies));
    }

    /** Returns whether these units contain the others. */
    public boolean cover(Units other) {
        return colonists >= other.colonists && armies >= other.armies;
    }

    public boolean isNone() {
        return colonists == 0 && armies == 0;
    }

    /** Fighting strength in halves (K36): an army counts 2, a colonist 1. */
    public int strength() {
        return 2 * armies + colonists;
    }
}
