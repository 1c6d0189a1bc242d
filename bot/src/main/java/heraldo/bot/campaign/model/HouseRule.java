package heraldo.bot.campaign.model;

import java.util.Set;

/**
 * What the managers of a server have said about campaigns in it.
 *
 * @param guild the server
 * @param openers who may open campaigns
 * @param role the role whose members may, if that is what was said; else 0
 */
public record HouseRule(long guild, Openers openers, long role) {

    /** The rule of a server whose managers have said nothing. */
    public static HouseRule usual(long guild) {
        return new HouseRule(guild, Openers.MANAGERS, 0);
    }

    /** Whether a member with these roles, who does not manage the server, may open campaigns. */
    public boolean lets(Set<Long> roles) {
        return switch (openers) {
            case MANAGERS -> false;
            case EVERYBODY -> true;
            case ROLE -> roles.contains(role);
        };
    }
}
