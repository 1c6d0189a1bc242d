package heraldo.bot.discord.post;

import java.util.List;

/**
 * Whom a post calls.
 *
 * @param users who are told that it is there; nobody else is
 * @param softly whether it arrives without a sound, because its reader is not to be disturbed
 */
record Calling(List<Long> users, boolean softly) {

    /** It lies there until somebody reads it. */
    static final Calling NOBODY = new Calling(List.of(), false);

    /** For a reader who is not to be disturbed now. */
    static final Calling SOFTLY = new Calling(List.of(), true);

    Calling {
        users = List.copyOf(users);
    }

    long[] ids() {
        return users.stream().mapToLong(Long::longValue).toArray();
    }
}
