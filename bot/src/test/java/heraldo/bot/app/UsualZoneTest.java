package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.schedule.HostClock;
import heraldo.rules.engine.OptionSpec.Term;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zone in {@code heraldo.yaml} is that of deadlines where a campaign does not say otherwise. */
class UsualZoneTest {

    private static final Path SHIPPED =
            Path.of(System.getProperty("heraldo.root", "..")).resolve("config");

    @TempDir
    Path folder;

    @Test
    void aCampaignThatSaysNothingHasTheZoneOfItsHost() throws IOException {
        String settings = Files.readString(SHIPPED.resolve(Settings.FILE));
        Files.writeString(
                folder.resolve(Settings.FILE), settings.replace("\nzone: Europe/Madrid", "\nzone: America/Bogota"));
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard().with(Cast.ofSix()));
                RunningBot bot = bot(sandbox)) {
            assertEquals("America/Bogota", zone(bot, "kaixiflan", 3, Map.of(), Map.of()));
            assertEquals("America/Bogota", zone(bot, "tribus", 2, Map.of(), Map.of()));
            assertEquals("Asia/Tokyo", zone(bot, "tribus", 2, Map.of("zone", "Asia/Tokyo"), Map.of()));
            assertEquals("Asia/Tokyo", zone(bot, "tribus", 2, Map.of(), Map.of(Term.ZONE, "Asia/Tokyo")));
        }
    }

    private RunningBot bot(Sandbox sandbox) {
        Installation here = Installation.at(folder);
        DiscordSettings discord = DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl());
        return RunningBot.open(
                here, here.settings(), folder.resolve("heraldo.db"), discord, new HostClock(InstantSource.system()));
    }

    private static String zone(
            RunningBot bot, String ruleset, int seats, Map<String, String> options, Map<Term, String> named) {
        SortedMap<Term, String> terms = new TreeMap<>(named);
        terms.put(Term.CRON, "0 20 * * *");
        NewCampaign wish = new NewCampaign(
                "La Costa", ruleset, seats, Locale.of("es"), new TreeMap<>(options), terms, Terms.USUAL.waiting(0));
        Act act = new Act(
                "act-1",
                7,
                "gm",
                new Place(1, 0, 1),
                InstantSource.system().instant(),
                Locale.of("es"),
                Optional.empty());
        ZoneId zone =
                bot.office().campaigns().preview(act, wish).campaign().cadence().zone();
        return zone.getId();
    }
}
