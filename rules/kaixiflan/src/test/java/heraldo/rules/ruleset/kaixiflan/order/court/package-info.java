/** Offices, imports, monopolies, ballads. */
package heraldo.rules.ruleset.kaixiflan.order.court;
