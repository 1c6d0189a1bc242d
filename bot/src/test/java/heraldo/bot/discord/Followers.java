package heraldo.bot.discord;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What the servers get that follow a campaign's chronicle. */
final class Followers {

    /** The path of a request that publishes a message. */
    static final String PUBLICATIONS = "/crosspost$";

    private static final int MOMENT = 10;
    private static final String RESULT = "Todo lo ocurrido";

    private final Table table;
    private final World world;
    private final Weather weather;
    private final List<Exchange> requests = new CopyOnWriteArrayList<>();

    /** They follow from now on. */
    Followers(Table table) {
        this.table = table;
        this.world = table.stage.sandbox().world();
        this.weather = new Weather(table);
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.method().equals("POST") && exchange.path().endsWith("/crosspost")) {
                requests.add(exchange);
            }
        });
    }

    /** The chronicle becomes a channel of another kind. */
    void turnChronicleInto(int type) {
        Channel before = weather.find("crónica");
        world.exclusively(() -> new Landscape(world).change(before.as(type)));
    }

    /** How often the bot has asked for anything to be published. */
    int requests() {
        return requests.size();
    }

    /** How Discord has answered to that: the HTTP status of each. */
    List<Integer> answers() {
        return requests.stream().map(exchange -> exchange.answer().status()).toList();
    }

    /** What was published, oldest first, wherever it stands. */
    List<Message> published() {
        Guild guild = world.guilds().iterator().next();
        return world.exclusively(() -> world.channels().of(guild).stream()
                .flatMap(channel -> world.messages().shown(channel.id()).stream())
                .filter(message -> message.body().has(MessageBody.CROSSPOSTED))
                .toList());
    }

    /** The results that stand in the chronicle, oldest first. */
    List<Message> results() {
        return world.exclusively(
                () -> world.messages().shown(weather.find("crónica").id()).stream()
                        .filter(message ->
                                message.body().components().toString().contains(RESULT))
                        .toList());
    }

    /** Waits until so many results have been published, and nothing else. */
    void await(int results) {
        Waiting.until(
                results + " published results",
                () -> published().size() == results && results().containsAll(published()),
                () -> published().size() + " of " + results().size());
    }

    /** Waits until so many results stand in the chronicle. */
    void awaitResults(int count) {
        Waiting.until(
                count + " results",
                () -> results().size() == count,
                () -> results().size());
    }

    /** Lets time pass until nothing waits to be posted or published: no more of it than that takes. */
    void awaitAll() {
        Stage stage = table.stage;
        Waiting.until("the end of all posts", () -> {
            if (!stage.postedAll() && stage.postedWhatIsDue()) {
                stage.at(stage.now().plusSeconds(MOMENT));
            }
            return stage.postedAll();
        });
    }

    /** Ends the open turn without letting time pass. */
    void resolve() {
        int before = table.number();
        Table.resolve(table.gm.in("diplomacia"));
        Waiting.until("the next turn", () -> table.number() > before);
        awaitResults(before);
    }
}
