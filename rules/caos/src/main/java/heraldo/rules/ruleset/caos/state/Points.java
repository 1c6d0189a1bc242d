package heraldo.rules.ruleset.caos.state;

/**
 * The points of a seat in a turn (§2.7), each item before doubling.
 *
 * @param outer for controlled sectors of the Outer Sector
 * @param eye for controlled sectors of the Eye
 * @param aspect for the aspects of Khorne and Slaanesh
 * @param factor the factor of the sum: more than 1 from turn 7 on (C45)
 */
public record Points(
        int planets, int resources, int subsectors, int outer, int eye, int deeds, int aspect, int factor) {

    public static final Points NONE = new Points(0, 0, 0, 0, 0, 0, 0, 1);

    /** The points of the turn. */
    public int total() {
        return (planets + resources + subsectors + outer + eye + deeds + aspect) * factor;
    }
}
