package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.junit.jupiter.api.Test;

class CommandAccessTest {

    @Test
    void everyPermissionThatTheLibraryKnowsHasAName() {
        Set<Long> named = CommandAccess.names()
                .map(name -> CommandAccess.of(name).permission().orElseThrow())
                .collect(Collectors.toSet());
        Set<Long> known = Arrays.stream(Permission.values())
                .filter(permission -> permission != Permission.UNKNOWN)
                .map(Permission::getRawValue)
                .collect(Collectors.toSet());
        assertEquals(known, named);
    }

    @Test
    void namesMeanWhatTheyMeanOnDiscord() {
        assertEquals(bit(Permission.ADMINISTRATOR), CommandAccess.of("ADMINISTRATOR"));
        assertEquals(bit(Permission.MANAGE_CHANNEL), CommandAccess.of("MANAGE_CHANNELS"));
        assertEquals(bit(Permission.MANAGE_SERVER), CommandAccess.of("MANAGE_GUILD"));
        assertEquals(bit(Permission.MESSAGE_MANAGE), CommandAccess.of("manage_messages"));
        assertEquals(bit(Permission.MANAGE_EVENTS), CommandAccess.of(" Manage_Events "));
        assertEquals(bit(Permission.MODERATE_MEMBERS), CommandAccess.of("MODERATE_MEMBERS"));
        assertEquals(bit(Permission.MESSAGE_SEND_POLLS), CommandAccess.of("SEND_POLLS"));
        assertEquals(bit(Permission.PIN_MESSAGES), CommandAccess.of("PIN_MESSAGES"));
    }

    private static CommandAccess bit(Permission permission) {
        return new CommandAccess(OptionalLong.of(permission.getRawValue()));
    }

    @Test
    void whatIsNoPermissionIsRefusedWithThoseThatThereAre() {
        for (String wrong : List.of("MANAGE_SERVER", "", "-", "8")) {
            String said = assertThrows(IllegalArgumentException.class, () -> CommandAccess.of(wrong))
                    .getMessage();
            assertTrue(said.startsWith("there is no permission \"" + wrong + "\""), said);
            assertTrue(said.contains("MANAGE_GUILD, ") && !said.contains(", -"), said);
        }
    }

    @Test
    void onlyTheCommandsOfGameMastersAreForSome() {
        assertEquals(
                List.of(DefaultMemberPermissions.ENABLED, DefaultMemberPermissions.ENABLED), of(CommandAccess.OPEN));
        assertEquals(
                List.of(
                        DefaultMemberPermissions.enabledFor(Permission.MANAGE_EVENTS),
                        DefaultMemberPermissions.ENABLED),
                of(CommandAccess.of("MANAGE_EVENTS")));
    }

    private static List<DefaultMemberPermissions> of(CommandAccess access) {
        List<SlashCommandData> commands = List.of(Commands.slash("gm", "x"), Commands.slash("map", "x"));
        return access.to(commands).stream()
                .map(SlashCommandData::getDefaultPermissions)
                .toList();
    }
}
