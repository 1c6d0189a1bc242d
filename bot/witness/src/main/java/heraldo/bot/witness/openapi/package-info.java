/** Checks recorded traffic against Discord's official API description, where a copy of it is present. */
package heraldo.bot.witness.openapi;
