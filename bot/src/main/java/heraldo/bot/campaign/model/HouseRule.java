package heraldo.bot.campaign.model;

import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The settings of a server's managers for the campaigns in it.
 *
 * @param guild the server
 * @param openers the members who may open campaigns
 * @param role the role whose members may open campaigns, if the managers chose one; else 0, and 0 once that role is deleted
 * @param quota the limits on the number of campaigns
 * @param language the default language of a new campaign; empty for the opener's own
 * @param barred the ids of rulesets that may not be opened
 * @param called the role to notify when a campaign looks for players; 0 for none
 * @param reliability whether a game master sees the reliability of a person they invite
 */
public record HouseRule(
        long guild,
        Openers openers,
        long role,
        Quota quota,
        Optional<Locale> language,
        SortedSet<String> barred,
        long called,
        boolean reliability) {

    public HouseRule {
        barred = Collections.unmodifiableSortedSet(new TreeSet<>(barred));
    }

    /** A rule that says nothing but who may open campaigns. */
    public HouseRule(long guild, Openers openers, long role) {
        this(guild, openers, role, Quota.HOSTS, Optional.empty(), Collections.emptySortedSet(), 0, false);
    }

    /** The rule of a server whose managers have said nothing. */
    public static HouseRule usual(long guild) {
        return new HouseRule(guild, Openers.MANAGERS, 0);
    }

    /** The same with others who may open campaigns. */
    public HouseRule opening(Openers others, long wearing) {
        return new HouseRule(guild, others, wearing, quota, language, barred, called, reliability);
    }

    public HouseRule withQuota(Quota other) {
        return new HouseRule(guild, openers, role, other, language, barred, called, reliability);
    }

    public HouseRule withLanguage(Optional<Locale> other) {
        return new HouseRule(guild, openers, role, quota, other, barred, called, reliability);
    }

    public HouseRule barring(SortedSet<String> rulesets) {
        return new HouseRule(guild, openers, role, quota, language, rulesets, called, reliability);
    }

    public HouseRule calling(long other) {
        return new HouseRule(guild, openers, role, quota, language, barred, other, reliability);
    }

    public HouseRule showingReliability(boolean shown) {
        return new HouseRule(guild, openers, role, quota, language, barred, called, shown);
    }

    /** The same in a server that has these roles: one that is deleted is nobody's. */
    public HouseRule within(Set<Long> roles) {
        return opening(openers, roles.contains(role) ? role : 0).calling(roles.contains(called) ? called : 0);
    }

    /** Returns whether the members of a role may open campaigns, but that role is deleted. */
    public boolean lostRole() {
        return openers == Openers.ROLE && role == 0;
    }

    /** Returns whether a member with these roles, who does not manage the server, may open campaigns. */
    public boolean lets(Set<Long> roles) {
        return switch (openers) {
            case MANAGERS -> false;
            case EVERYBODY -> true;
            case ROLE -> roles.contains(role);
        };
    }
}
