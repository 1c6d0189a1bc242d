package heraldo.bot.discord.post;

import java.util.List;

/**
 * The users and roles that a post notifies.
 *
 * @param users the users to notify, and nobody else
 * @param roles the roles whose members to notify, too
 * @param softly whether it arrives without a sound, because its reader is not to be disturbed
 */
record Calling(List<Long> users, List<Long> roles, boolean softly) {

    /** It lies there until somebody reads it. */
    static final Calling NOBODY = new Calling(List.of(), List.of(), false);

    /** For a reader who is not to be disturbed now. */
    static final Calling SOFTLY = new Calling(List.of(), List.of(), true);

    Calling {
        users = List.copyOf(users);
        roles = List.copyOf(roles);
    }

    /** Calls the members of a role. */
    static Calling role(long role) {
        return new Calling(List.of(), List.of(role), false);
    }

    long[] roleIds() {
        return roles.stream().mapToLong(Long::longValue).toArray();
    }

    long[] ids() {
        return users.stream().mapToLong(Long::longValue).toArray();
    }
}
