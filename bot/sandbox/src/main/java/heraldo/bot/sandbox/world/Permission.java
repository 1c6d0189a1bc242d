package heraldo.bot.sandbox.world;

/** The permissions that the stand-in looks at, by their bit. */
public enum Permission {
    ADMINISTRATOR(3),
    MANAGE_CHANNELS(4),
    MANAGE_GUILD(5),
    ADD_REACTIONS(6),
    VIEW_CHANNEL(10),
    SEND_MESSAGES(11),
    MANAGE_MESSAGES(13),
    EMBED_LINKS(14),
    ATTACH_FILES(15),
    READ_MESSAGE_HISTORY(16),
    MENTION_EVERYONE(17),
    MANAGE_NICKNAMES(27),
    MANAGE_ROLES(28),
    USE_APPLICATION_COMMANDS(31),
    MANAGE_THREADS(34),
    CREATE_PUBLIC_THREADS(35),
    CREATE_PRIVATE_THREADS(36),
    SEND_MESSAGES_IN_THREADS(38),
    PIN_MESSAGES(51);

    private final long bit;

    Permission(int shift) {
        bit = 1L << shift;
    }

    /** The permission as a bit. */
    public long bit() {
        return bit;
    }

    /** Returns whether a set of bits contains this permission. */
    public boolean in(long bits) {
        return (bits & bit) != 0;
    }

    /** All bits there are, as an administrator has them. */
    public static final long ALL = (1L << 53) - 1;

    /** The bits of several permissions. */
    public static long bits(Permission... permissions) {
        long bits = 0;
        for (Permission permission : permissions) {
            bits |= permission.bit;
        }
        return bits;
    }
}
