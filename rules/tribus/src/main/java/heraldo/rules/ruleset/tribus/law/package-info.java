/**
 * What holds on the board at a moment: who may go where, which city is besieged, what a tribe's lands yield, what may
 * be given away.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.law;
