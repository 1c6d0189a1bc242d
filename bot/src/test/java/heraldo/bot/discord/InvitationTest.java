package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import heraldo.bot.discord.room.Invitation;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bot asks a server for what it needs there, for all of it and for nothing else. */
@Tag("slow")
class InvitationTest {

    @TempDir
    Path folder;

    @Test
    void theLinkAsksForTheBotItsCommandsAndWhatTheReadmeLists() {
        assertEquals(Cast.INVITED, Invitation.permissions());
        assertFalse(Permission.MANAGE_MESSAGES.in(Invitation.permissions()));
        assertEquals(
                "https://discord.com/oauth2/authorize?client_id=42&scope=bot+applications.commands&permissions="
                        + Invitation.permissions(),
                Invitation.link(42));
    }

    @Test
    void whereCommandsAreNotForEverybodyPlayersCanUseThemInTheirCampaign() {
        Cast cast = Cast.ofSix().withoutForEveryone(Permission.USE_APPLICATION_COMMANDS);
        try (Table table = Table.bare(folder, cast.withBotPermissions(Invitation.permissions()))) {
            assertThrows(TurnedAwayException.class, () -> table.alba.use("campaña lista"));
            table.open("Los Reinos");
            table.start();
            assertFalse(
                    refuses(table.alba.use("kaixiflan recolectar", "hex", "G5").text()));
            Person guest = table.stage.person("guest");
            assertFalse(refuses(guest.in("crónica").use("mapa").text()));
            table.endTurn();
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void nothingIsAskedForWithoutWhichACampaignCanBeOpened() {
        Cast cast = Cast.ofSix().withoutForEveryone(Permission.values());
        try (Table table = Table.bare(folder, cast.withBotPermissions(Invitation.permissions()))) {
            World world = table.stage.sandbox().world();
            Guild guild = world.guilds().iterator().next();
            Role own = guild.roles().stream().filter(Role::managed).findFirst().orElseThrow();
            Role master = guild.roles().stream()
                    .filter(role -> role.name().equals("Game Master"))
                    .findFirst()
                    .orElseThrow();
            put(world, guild, master, Permission.ALL);
            List<Permission> asked = Stream.of(Permission.values())
                    .filter(each -> each.in(Invitation.permissions()))
                    .toList();
            assertEquals(Invitation.permissions(), Permission.bits(asked.toArray(Permission[]::new)));
            for (Permission each : asked) {
                put(world, guild, own, Invitation.permissions() & ~each.bit());
                String said = table.ask("Los Reinos").text();
                // Without threads a campaign goes on, with its proofs in the chronicle.
                boolean threads = each.name().contains("THREADS");
                assertEquals(!threads, said.startsWith("✖ Heraldo no puede hacer aquí"), each + ": " + said);
            }
        }
    }

    private static void put(World world, Guild guild, Role role, long permissions) {
        world.exclusively(() -> new Landscape(world)
                .put(guild, new Role(role.id(), role.name(), permissions, role.position(), 0, false, role.managed())));
    }

    private static boolean refuses(String said) {
        return said.startsWith("✖");
    }
}
