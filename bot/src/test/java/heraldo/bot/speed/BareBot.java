package heraldo.bot.speed;

import heraldo.bot.witness.BareJda;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The least that a bot which takes orders can be: JDA as it comes and a table of SQLite. It acknowledges a command, writes one row
 * in a transaction that is on the disk when it ends, and edits its answer.
 */
public final class BareBot extends ListenerAdapter implements AutoCloseable {

    private static final String COMMAND = "order";

    private final Jdbi database;
    private final ExecutorService work = Executors.newSingleThreadExecutor();
    private final BareJda connection;

    private BareBot(Path file, String token, String rest, String gateway) throws InterruptedException, SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        this.database = Jdbi.create(source.getConnection());
        database.useHandle(
                handle -> handle.execute("CREATE TABLE orders (id INTEGER PRIMARY KEY, line TEXT NOT NULL)"));
        this.connection = BareJda.connect(token, rest, gateway, List.of(), this);
        connection
                .jda()
                .updateCommands()
                .addCommands(Commands.slash(COMMAND, "Takes an order"))
                .complete();
    }

    /**
     * Starts one, with its command registered.
     *
     * @param file of its database, which is made
     * @param token of the bot
     * @param rest address of the REST interface, see {@link BareJda#connect}
     * @param gateway address of the gateway
     */
    public static BareBot start(Path file, String token, String rest, String gateway)
            throws InterruptedException, SQLException {
        return new BareBot(file, token, rest, gateway);
    }

    /** The command it takes. */
    public String command() {
        return COMMAND;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        event.deferReply(true).queue();
        work.execute(() -> take(event.getHook(), event.getId()));
    }

    private void take(InteractionHook hook, String line) {
        database.useTransaction(handle -> handle.execute("INSERT INTO orders (line) VALUES (?)", line));
        hook.editOriginal("Taken: " + line).queue();
    }

    @Override
    public void close() {
        connection.close();
        work.shutdown();
    }
}
