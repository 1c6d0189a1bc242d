package heraldo.bot.discord.authority;

import java.util.Set;

/**
 * A caller's permissions and roles in the server of the call, as Discord has them.
 *
 * @param administrator whether they may do everything there
 * @param manager whether they may manage the server, as administrators may, too
 * @param roles the ids of their roles
 */
public record Badge(boolean administrator, boolean manager, Set<Long> roles) {

    /** For a caller outside any server. */
    public static final Badge NONE = new Badge(false, false, Set.of());

    public Badge {
        roles = Set.copyOf(roles);
    }
}
