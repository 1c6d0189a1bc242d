/**
 * What holds on the board at a moment: who may go where, which city is besieged, what a tribe's lands yield, what may be given away.
 *
 * <p>May import the JDK, {@code kernel}, {@code board} and this ruleset's {@code chart}, {@code state} and {@code book}.
 */
package heraldo.rules.ruleset.tribus.law;
