/**
 * What may be filled in where an order has a blank.
 *
 * <p>May import every package of this game except its door.
 */
package heraldo.rules.ruleset.cathay.suggest;
