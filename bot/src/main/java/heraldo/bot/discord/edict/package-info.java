/**
 * The game master's forms: what may be put into a game by its rules is chosen, filled in, looked at and done by pressing; what is
 * pending is listed and called off. All of it derives from the declarations of the edicts; nothing here knows any ruleset.
 *
 * <p>May import {@code campaign}, {@code campaign.master}, {@code campaign.model}, {@code campaign.proof},
 * {@code campaign.rulebook}, {@code campaign.seat}, {@code front}, {@code gate}, {@code page}, {@code text}, {@code rules.engine},
 * {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.discord.edict;
