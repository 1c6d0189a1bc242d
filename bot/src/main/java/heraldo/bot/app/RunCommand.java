package heraldo.bot.app;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.tenancy.LeasedTenancy;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code heraldo run}: the bot on Discord. */
@Command(
        name = "run",
        description = {
            "Connects to Discord and runs campaigns until it is stopped.",
            "The bot's token comes from " + Token.VARIABLE + ", or from the file named by " + Token.FILE_VARIABLE + ".",
            "While Discord cannot be reached it is tried again, for as long as it takes."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:It was asked to end.",
            "1:Something is wrong here: settings, database, rulesets. One sentence says what.",
            "2:The program was used wrongly.",
            "3:Discord refuses this bot: the token, or what the application may do. It is no use to start it again before that"
                    + " is mended."
        })
final class RunCommand implements Callable<Integer> {

    private static final Logger LOG = LoggerFactory.getLogger(RunCommand.class);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        Installation here = Installation.here();
        Settings settings = here.settings();
        Token token = Token.from(System.getenv());
        settings.logFiles().begin();
        DiscordSettings discord = settings.discord(token.secret());
        HostClock clock = new HostClock(InstantSource.system());
        return switch (settings.place()) {
            case BooksPlace.InFile file -> {
                settings.demandSole();
                yield UntilStopped.with(
                        () -> welcomed(here, RunningBot.open(here, settings, file.file(), discord, clock)),
                        RunningBot::refused);
            }
            case BooksPlace.OnServer server ->
                UntilStopped.with(
                        () -> {
                            Relay relay = Relay.open(
                                    () -> LeasedTenancy.join(server.address(), settings.leases()),
                                    tenancy -> RunningBot.open(here, settings, tenancy, discord, clock));
                            welcomed(here, relay.first());
                            return relay;
                        },
                        Relay::refused);
        };
    }

    private RunningBot welcomed(Installation here, RunningBot bot) {
        PrintWriter out = spec.commandLine().getOut();
        here.catalog().problems().forEach(problem -> LOG.warn("Cannot be used: {}", problem));
        out.println(welcome(bot, here.settings()));
        out.flush();
        return bot;
    }

    /** Returns the text that the host reads once the bot is on Discord. */
    static String welcome(RunningBot bot, Settings settings) {
        return "Heraldo is on Discord; its database is " + settings.place() + ". Ctrl-C ends it.\n"
                + bot.figures()
                        .map(url -> "Its figures are at " + url + "/metrics, its health at " + url + "/health.\n")
                        .orElse("")
                + "To let it into a server, open " + bot.invitation();
    }
}
