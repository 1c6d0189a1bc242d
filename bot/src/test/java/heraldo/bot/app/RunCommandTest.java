package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the host reads when the bot has come to Discord. */
class RunCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theBotSaysHowItIsInvited() {
        Installation here = Installation.here();
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
                RunningBot bot = RunningBot.open(
                        here,
                        here.settings(),
                        folder.resolve("heraldo.db"),
                        DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl()),
                        new SandboxClock())) {
            String said = RunCommand.welcome(bot, here.settings());
            String link = "https://discord.com/oauth2/authorize?client_id="
                    + sandbox.world().bot().id();
            assertTrue(said.contains(link + "&scope=bot+applications.commands&permissions="), said);
        }
    }
}
