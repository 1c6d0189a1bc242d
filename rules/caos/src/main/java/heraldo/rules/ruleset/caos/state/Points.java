package heraldo.rules.ruleset.caos.state;

/**
 * What a seat scored in a turn (§2.7), each item before doubling.
 *
 * @param outer for controlled sectors of the Outer Sector
 * @param eye for controlled sectors of the Eye
 * @param aspect for the aspects of Khorne and Slaanesh
 * @param factor what the sum is multiplied with: more than 1 from turn 7 on (C45)
 */
public record Points(
        int planets, int resources, int subsectors, int outer, int eye, int deeds, int aspect, int factor) {

    public static final Points NONE = new Points(0, 0, 0, 0, 0, 0, 0, 1);

    /** The points of the turn. */
    public int total() {
        return (planets + resources + subsectors + outer + eye + deeds + aspect) * factor;
    }
}
