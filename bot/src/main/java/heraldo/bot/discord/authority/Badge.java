package heraldo.bot.discord.authority;

import java.util.Set;

/**
 * What a caller is in the server where they call, as Discord has it.
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
