package heraldo.bot.discord.authority;

import heraldo.bot.campaign.model.HouseRule;

/** The standing that a right demands in the server, apart from any role in its campaigns. */
public enum Rank {
    /** Any member. */
    MEMBER,
    /** A member whom the server's own rule lets open campaigns, or a manager. */
    OPENER,
    /** May manage the server. */
    MANAGER;

    /** Returns whether a member has this rank. */
    public boolean isOf(Badge badge, HouseRule rule) {
        return switch (this) {
            case MEMBER -> true;
            case OPENER -> badge.manager() || rule.lets(badge.roles());
            case MANAGER -> badge.manager();
        };
    }
}
