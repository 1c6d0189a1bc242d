/** Records of campaigns, and what becomes of them in the wrong hands. */
package heraldo.bot.campaign.proof;
