package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Position;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** A campaign of Cathay for three: Alba plays Jade, Bruno plays Silk, and Frank, who reads English, plays Bamboo. */
final class Valley implements AutoCloseable {

    private static final int PLAYERS = 3;

    final Table table;
    final Stage stage;
    final Person gm;
    final Person alba;
    final Person bruno;
    final Person frank;

    private Valley(Table table) {
        this.table = table;
        stage = table.stage;
        gm = table.gm;
        alba = table.alba;
        bruno = table.bruno;
        frank = table.frank;
    }

    /** Nobody has opened anything yet. */
    static Valley bare(Path folder) {
        return new Valley(Table.bare(folder, Cast.ofSix()));
    }

    /** The first turn is open, and everybody stands in their own channel. */
    static Valley running(Path folder, String... options) {
        return from(folder, 0, options);
    }

    /** The second round has begun. */
    static Valley settled(Path folder, String... options) {
        return from(folder, PLAYERS, options);
    }

    private static Valley from(Path folder, int settlements, String[] options) {
        List<String> kind = Stream.concat(Stream.of("cathay", "" + settlements), Arrays.stream(options))
                .toList();
        Valley valley = new Valley(Beginnings.table(folder, kind, at -> {
            Valley played = bare(at);
            played.open(options);
            played.join();
            played.start();
            for (int i = 0; i < settlements; i++) {
                played.settle();
            }
            return played.table;
        }));
        valley.enter();
        return valley;
    }

    Reply ask(int seats, String... options) {
        List<String> all = new ArrayList<>(List.of("juego", "cathay", "nombre", "El Valle"));
        all.addAll(List.of("puestos", String.valueOf(seats)));
        all.addAll(List.of(options));
        return gm.use("campaña nueva", all.toArray(String[]::new));
    }

    void open(String... options) {
        gm.press(ask(3, options).said(), "Abrirla");
    }

    void join() {
        alba.press(await(alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        bruno.in("diplomacia").use("campaña unirse", "puesto", "Seda");
        frank.in("diplomacia").use("campaign join");
    }

    void start() {
        Table.begin(gm.in("diplomacia"));
        // Not of which turn: if a governor begins, its turn is over before anybody is asked for orders.
        await(gm, "crónica", "admite órdenes");
        enter();
    }

    /** Everybody goes to their own channel. */
    private void enter() {
        await(alba, "jade", "canal privado");
        await(bruno, "seda", "canal privado");
        await(frank, "bambú", "canal privado");
    }

    /** The active seat places what it is offered first. */
    void settle() {
        Person active = active();
        int turn = turn().key().number();
        String receipt = paste(active, start(active)).text();
        assertFalse(receipt.contains("✖"), receipt);
        opened(turn + 1);
    }

    /** A line that places settlement and road where the bot proposes it. */
    String start(Person person) {
        boolean english = person == frank;
        String command = english ? "cathay start" : "cathay inicio";
        String corner = english ? "corner" : "vértice";
        String value = person.complete(command, corner, "").getFirst();
        String edge = person.complete(command, corner, value, english ? "road" : "carretera", "")
                .getFirst();
        return "INICIO " + value + " " + edge;
    }

    /** Many lines of somebody at once. */
    Reply paste(Person person, String... lines) {
        return Table.paste(person, person == frank ? "orders paste" : "órdenes pegar", lines);
    }

    /** The active seat ends its turn. */
    void end() {
        int turn = turn().key().number();
        Person active = active();
        active.use(active == frank ? "cathay end" : "cathay fin");
        opened(turn + 1);
    }

    /** The open turn's deadline passes. */
    void deadline() {
        int turn = turn().key().number();
        stage.at(table.due().plusSeconds(4));
        opened(turn + 1);
    }

    /** Waits until a turn has come, or a later one if governors play it, and somebody is waited for. */
    void opened(int number) {
        Waiting.until("turn " + number, () -> turn().key().number() >= number && waits(), this::turn);
    }

    private boolean waits() {
        return turn().status().takesOrders() && position().active().number() <= PLAYERS;
    }

    /** The game master sees to it that somebody holds these cards and no others. */
    void deal(Person person, String cards) {
        Goods wanted = Goods.of(cards);
        for (Resource resource : Resource.values()) {
            int count = wanted.get(resource);
            if (position().side(seatOf(person)).hand().get(resource) != count) {
                correct("mano #" + seat(person) + " " + count + " " + resource.id());
            }
        }
    }

    /** The game master corrects the position. */
    void correct(String edict) {
        String done = gm.in("diplomacia").use("dirección editar", "qué", edict).text();
        assertTrue(done.startsWith("Se publica"), done);
    }

    CampaignTurn turn() {
        return stage.office().campaigns().roster(stage.campaign()).turn().orElseThrow();
    }

    Position position() {
        return (Position) stage.office().archive().position(stage.campaign()).state();
    }

    /** Whose turn it is. */
    Person active() {
        return person(position().active());
    }

    /** Who plays after the active seat in this round. */
    Person next() {
        return person(position().round().order().get(position().round().place() + 1));
    }

    /** Who plays last in this round. */
    Person last() {
        return person(position().round().order().getLast());
    }

    /** The other two end their turns until somebody's turn has come. */
    void turnOf(Person person) {
        while (active() != person) {
            end();
        }
    }

    Seat seatOf(Person person) {
        return new Seat(seat(person));
    }

    /** An edge that touches a corner. */
    String edgeAt(int corner) {
        return Net.edgeName(Net.edgesAt(corner)[0]);
    }

    /** The post with the result of a turn. */
    Said result(int turn) {
        return Table.result(gm, turn);
    }

    /** All that happened in a turn, as anybody may read it by a press. */
    String everything(int turn) {
        return gm.press(result(turn), "Todo lo ocurrido").text();
    }

    /** The pictures that were posted with the result of a turn. */
    Set<String> pictures(int turn) {
        return Table.pictures(result(turn));
    }

    /** The corner of somebody's first building. */
    int home(Seat seat) {
        return position().side(seat).buildings().all().array()[0];
    }

    /** Somebody's private channel. */
    String channel(Person person) {
        return name(person).toLowerCase(Locale.ROOT);
    }

    Person person(Seat seat) {
        return List.of(alba, bruno, frank).get(seat.number() - 1);
    }

    int seat(Person person) {
        return List.of(alba, bruno, frank).indexOf(person) + 1;
    }

    /** What a seat is called in Spanish. */
    String name(Person person) {
        return List.of("Jade", "Seda", "Bambú").get(seat(person) - 1);
    }

    /** What a seat is called in somebody's language. */
    String name(Person person, Person reader) {
        return reader == frank ? List.of("Jade", "Silk", "Bamboo").get(seat(person) - 1) : name(person);
    }

    Instant due() {
        return table.due();
    }

    /** What a turn held for somebody alone, as they read it with the button in their own channel. */
    Reply news(Person person, int turn) {
        Said told = await(person, channel(person), "El turno " + turn + " ha terminado; tu parte está lista");
        return person.press(told, told.buttons().getFirst());
    }

    /** All that the chronicle says. */
    String chronicle() {
        return text(gm, "crónica");
    }

    /** All that stands in a channel. */
    String text(Person person, String channel) {
        StringBuilder all = new StringBuilder();
        person.in(channel).read().forEach(said -> all.append(said.text()).append('\n'));
        return all.toString();
    }

    /** A person goes back to their own channel. */
    Person home(Person person) {
        return person.in(channel(person));
    }

    void nobodyComplained() {
        assertEquals(List.of(), stage.logs().complaints());
    }

    @Override
    public void close() {
        table.close();
    }
}
