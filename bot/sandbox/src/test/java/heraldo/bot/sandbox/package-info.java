/** The stand-in for Discord, tested with the real JDA against it and by requests that Discord would refuse. */
package heraldo.bot.sandbox;
