package heraldo.bot.discord.authority;

import heraldo.bot.campaign.model.HouseRule;

/** What somebody must be in the server, whatever they are to its campaigns. */
public enum Rank {
    /** Any member. */
    MEMBER,
    /** Whom the server's own rule lets open campaigns, and managers. */
    OPENER,
    /** May manage the server. */
    MANAGER;

    /** Whether somebody has it. */
    public boolean isOf(Badge badge, HouseRule rule) {
        return switch (this) {
            case MEMBER -> true;
            case OPENER -> badge.manager() || rule.lets(badge.roles());
            case MANAGER -> badge.manager();
        };
    }
}
