/**
 * What may see what, what would make two runs differ, who may name a ruleset, and who looks options up. Sizes and names: the
 * bot's tests.
 */
package heraldo.rules.architecture;
