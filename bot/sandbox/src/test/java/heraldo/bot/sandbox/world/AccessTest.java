package heraldo.bot.sandbox.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who may do what in a channel. */
class AccessTest {
    private static final Snowflake OWNER = new Snowflake(1);
    private static final Snowflake ALBA = new Snowflake(2);
    private static final Snowflake RED = new Snowflake(11);
    private static final Snowflake BLUE = new Snowflake(12);
    private static final Snowflake EVERYONE = new Snowflake(100);

    private final Guild guild = new Guild(EVERYONE, "Server", OWNER);

    AccessTest() {
        guild.put(role(EVERYONE, Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.EMBED_LINKS));
        guild.put(role(RED));
        guild.put(role(BLUE));
        member(OWNER);
        member(ALBA, RED, BLUE);
    }

    private static Role role(Snowflake id, Permission... permissions) {
        return new Role(id, "role", Permission.bits(permissions), 1, 0, false, false);
    }

    private void member(Snowflake id, Snowflake... roles) {
        User user = new User(id, "user" + id, null, false, Kind.PLAYER, "es-ES");
        guild.put(new Member(user, null, new LinkedHashSet<>(List.of(roles)), Instant.EPOCH));
    }

    private static Overwrite allow(Snowflake id, Permission permission) {
        return new Overwrite(id, id.equals(ALBA), permission.bit(), 0);
    }

    private static Overwrite deny(Snowflake id, Permission permission) {
        return new Overwrite(id, id.equals(ALBA), 0, permission.bit());
    }

    private boolean may(Snowflake user, Permission permission, Overwrite... overwrites) {
        Channel channel = Channel.fresh(
                        new Snowflake(7),
                        Channel.TEXT,
                        new Channel.Location(guild.id(), null, 0),
                        Channel.Settings.named("room"))
                .withOverwrites(List.of(overwrites));
        return permission.in(Access.in(guild, channel, user));
    }

    @Test
    void withoutOverwritesTheServersRolesDecide() {
        assertTrue(may(ALBA, Permission.SEND_MESSAGES));
        assertFalse(may(ALBA, Permission.MANAGE_CHANNELS));
        guild.put(role(RED, Permission.MANAGE_CHANNELS));
        assertTrue(may(ALBA, Permission.MANAGE_CHANNELS));
    }

    @Test
    void theOwnerAndAdministratorsMayEverything() {
        Overwrite closed = deny(EVERYONE, Permission.VIEW_CHANNEL);
        assertTrue(may(OWNER, Permission.VIEW_CHANNEL, closed));
        assertFalse(may(ALBA, Permission.VIEW_CHANNEL, closed));
        guild.put(role(BLUE, Permission.ADMINISTRATOR));
        assertTrue(may(ALBA, Permission.MANAGE_ROLES, closed));
    }

    @Test
    void aRoleOpensWhatEveryoneIsDeniedEvenIfAnotherRoleDeniesIt() {
        Overwrite closed = deny(EVERYONE, Permission.SEND_MESSAGES);
        assertTrue(may(ALBA, Permission.SEND_MESSAGES, closed, allow(RED, Permission.SEND_MESSAGES)));
        assertTrue(may(
                ALBA,
                Permission.SEND_MESSAGES,
                allow(RED, Permission.SEND_MESSAGES),
                deny(BLUE, Permission.SEND_MESSAGES)));
        assertFalse(may(ALBA, Permission.SEND_MESSAGES, deny(BLUE, Permission.SEND_MESSAGES)));
    }

    @Test
    void theMembersOwnOverwriteHasTheLastWord() {
        assertFalse(may(
                ALBA,
                Permission.SEND_MESSAGES,
                allow(RED, Permission.SEND_MESSAGES),
                deny(ALBA, Permission.SEND_MESSAGES)));
        assertTrue(may(
                ALBA,
                Permission.VIEW_CHANNEL,
                deny(EVERYONE, Permission.VIEW_CHANNEL),
                allow(ALBA, Permission.VIEW_CHANNEL)));
    }

    @Test
    void whoCannotSeeCanDoNothingAndWhoCannotWriteCannotEmbed() {
        assertFalse(may(ALBA, Permission.SEND_MESSAGES, deny(EVERYONE, Permission.VIEW_CHANNEL)));
        assertFalse(may(ALBA, Permission.EMBED_LINKS, deny(EVERYONE, Permission.SEND_MESSAGES)));
        assertEquals(
                0,
                Access.in(
                        guild,
                        Channel.fresh(
                                        new Snowflake(7),
                                        Channel.TEXT,
                                        new Channel.Location(guild.id(), null, 0),
                                        Channel.Settings.named("room"))
                                .withOverwrites(List.of(deny(ALBA, Permission.VIEW_CHANNEL))),
                        ALBA));
    }
}
