/** Events of the deck and of the game master. */
package heraldo.rules.ruleset.kaixiflan.event;
