/** What holds for the whole source: who may see whom, how long things may be, how they are named. */
package heraldo.bot.architecture;
