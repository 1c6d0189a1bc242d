/**
 * Law of the board at a moment: ways of soldiers and ships, sieges, the yield of a tribe's lands, property that may change hands.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.law;
