package heraldo.bot.discord;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.speed.BareBot;
import heraldo.bot.speed.Rounds;
import heraldo.bot.store.SqliteLedger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** How long an order takes, from the command to the sheet with the order on it, beside the barest bot there could be. */
public final class OrderSpeed {

    private static final int WARM = Integer.getInteger("warm", 3_000);
    private static final int COUNTED = Integer.getInteger("rounds", 2_000);

    private OrderSpeed() {}

    public static void main(String[] arguments) throws Exception {
        rows().forEach(System.out::println);
    }

    /** What the profile {@code bench} tells of it: two lines. */
    public static List<String> rows() throws Exception {
        Path folder = Files.createTempDirectory("heraldo-speed");
        Rounds bare = bare(folder.resolve("bare.db"));
        try (Table table = Table.running(folder, "La cuenta")) {
            table.stage.unwitnessed();
            Runnable gather = table.alba.prepared("kaixiflan recolectar", "hex", "G5");
            Runnable clear = table.alba.prepared("órdenes vaciar");
            SqliteLedger.Effort before = table.stage.effort();
            Rounds orders =
                    Rounds.of(table.stage.sandbox(), WARM, COUNTED, round -> (round % 2 == 0 ? gather : clear).run());
            SqliteLedger.Effort after = table.stage.effort();
            return List.of(
                    "order : bare bot = " + orders.beside(bare),
                    String.format(
                            Locale.ROOT,
                            "statements an order %.1f, compiled anew %.2f",
                            (double) (after.run() - before.run()) / (WARM + COUNTED),
                            (double) (after.compiled() - before.compiled()) / (WARM + COUNTED)));
        }
    }

    private static Rounds bare(Path file) throws Exception {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
                BareBot bot = BareBot.start(file, sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl());
                Person somebody = Person.at(sandbox.url(), "p1")) {
            Runnable command = somebody.prepared(bot.command());
            return Rounds.of(sandbox, WARM, COUNTED, round -> command.run());
        }
    }
}
