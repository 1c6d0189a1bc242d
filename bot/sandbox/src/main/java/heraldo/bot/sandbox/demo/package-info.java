/**
 * The campaign that is already under way when the sandbox's page opens. Everything in it was done by people of the cast
 * through slash commands, so it can hold nothing that people could not do.
 *
 * <p>May import {@code sandbox}, {@code sandbox.person} and {@code sandbox.world}.
 */
package heraldo.bot.sandbox.demo;
