/** The program killed at every step of what it does, by the thousand, and one oracle that says whether anything was lost. */
package heraldo.bot.crash;
