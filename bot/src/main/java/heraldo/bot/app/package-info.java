/** The program: its command line and the wiring of its parts. Imports everything; nobody imports it. */
package heraldo.bot.app;
