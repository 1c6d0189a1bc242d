/** Tribus as its players know it: the draft, the days of a week, pacts, drafts of orders, victory. */
package heraldo.rules.ruleset.tribus;
