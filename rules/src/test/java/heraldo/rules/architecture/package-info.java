/** What may see what, what would make two runs differ, and who may name a ruleset. Sizes and names: the bot's tests. */
package heraldo.rules.architecture;
