/**
 * The game master's forms: interventions that the rules allow are chosen, filled in, previewed and executed with buttons;
 * pending ones are listed and can be cancelled. All of it derives from the declarations of the edicts; nothing here knows any
 * ruleset.
 *
 * <p>May import {@code campaign}, {@code campaign.master}, {@code campaign.model}, {@code campaign.proof},
 * {@code campaign.rulebook}, {@code campaign.seat}, {@code front}, {@code gate}, {@code page}, {@code text}, {@code rules.engine},
 * {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.discord.edict;
