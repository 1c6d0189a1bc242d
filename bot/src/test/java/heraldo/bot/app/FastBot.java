package heraldo.bot.app;

import heraldo.bot.campaign.model.Limits;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.OpenLedger;
import java.util.Optional;

/** The real bot where nobody counts campaigns, and Discord's limits need not hold. */
final class FastBot {

    private static final int NO_LIMIT = 1_000_000;

    /** As fast as it goes. */
    static final Pace PACE = new Pace(
            NO_LIMIT,
            Pace.USUAL.statusPause(),
            Pace.USUAL.statusMemory(),
            Pace.USUAL.firstWait(),
            Pace.USUAL.longestWait(),
            Pace.USUAL.silence());

    private FastBot() {}

    static RunningBot open(Installation here, OpenLedger ledger, Sandbox sandbox, HostClock clock, Pace pace) {
        Settings usual = here.settings().withoutMetrics();
        Settings settings = new Settings(
                usual.storage(),
                usual.language(),
                usual.almanac(),
                usual.waiting(),
                usual.sandbox(),
                Optional.of(new Limits(NO_LIMIT, NO_LIMIT)),
                usual.oversight(),
                usual.shards());
        DiscordSettings discord = DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl())
                .at(pace);
        return RunningBot.open(here, settings, ledger, discord, clock);
    }
}
