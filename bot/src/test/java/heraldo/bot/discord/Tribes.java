package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Three tribes round the sea, from a Friday noon in Madrid on: Alba is Rojo and plays on Monday, Bruno is Azul and plays on
 * Wednesday, Frank is Verde, plays on Friday and reads English.
 */
final class Tribes implements AutoCloseable {

    static final ZoneId MADRID = ZoneId.of("Europe/Madrid");

    private static final Map<Integer, List<String>> CITIES =
            Map.of(1, List.of("D4", "A4"), 2, List.of("J7", "M4"), 3, List.of("G10", "J10"));

    final Table table;
    final Person gm;
    final Person alba;
    final Person bruno;
    final Person frank;

    private CampaignId campaign;

    private Tribes(Table table) {
        this.table = table;
        this.gm = table.gm;
        this.alba = table.alba;
        this.bruno = table.bruno;
        this.frank = table.frank;
    }

    /** Nobody has opened anything yet. */
    static Tribes bare(Path folder) {
        Tribes tribes = new Tribes(Table.bare(folder, Cast.ofSix()));
        tribes.clockAt(DayOfWeek.FRIDAY, "12:00");
        return tribes;
    }

    /** The first city is to be picked. */
    static Tribes drawn(Path folder, String... options) {
        return from(folder, "drawn", options, tribes -> {});
    }

    /** All cities are picked, and the first Monday is awaited. */
    static Tribes settled(Path folder, String... options) {
        return from(folder, "settled", options, Tribes::settle);
    }

    private static Tribes from(Path folder, String stand, String[] options, Consumer<Tribes> play) {
        List<String> kind = Stream.concat(Stream.of("tribus", stand), Arrays.stream(options))
                .toList();
        Tribes tribes = new Tribes(Beginnings.table(folder, kind, at -> {
            Tribes played = bare(at);
            played.start(options);
            play.accept(played);
            return played.table;
        }));
        tribes.enter();
        return tribes;
    }

    void start(String... options) {
        String[] all = options.length == 0 ? options : new String[] {"opciones", String.join(" ", options)};
        gm.press(table.ask("tribus", 3, "El Mar", all).said(), "Abrirla");
        alba.press(await(alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        bruno.in("diplomacia").use("campaña unirse", "puesto", "Azul");
        frank.in("diplomacia").use("campaign join");
        Table.begin(gm.in("diplomacia"));
        await(alba, "crónica", "El turno 1 admite órdenes");
        enter();
    }

    /** Everybody goes to where they give commands. */
    private void enter() {
        campaign = table.stage.campaign();
        alba.in("rojo");
        bruno.in("azul");
        frank.in("verde");
        gm.in("diplomacia");
    }

    void settle() {
        List.of("dia #1 lunes", "dia #2 miércoles", "dia #3 viernes").forEach(this::decree);
        while (turnLabel().equals("turn.pick")) {
            pickOne();
        }
    }

    /** Who is to pick takes the next of their cities. */
    void pickOne() {
        int seat = due();
        String free = CITIES.get(seat).stream()
                .filter(suggestions(seat)::contains)
                .findFirst()
                .orElseThrow();
        pick(seat, free);
    }

    void pick(int seat, String city) {
        player(seat).use(seat == 3 ? "tribus pick" : "tribus elegir", seat == 3 ? "city" : "ciudad", city);
    }

    List<String> suggestions(int seat) {
        return suggestions(seat, "");
    }

    List<String> suggestions(int seat, String typed) {
        return player(seat).complete(seat == 3 ? "tribus pick" : "tribus elegir", seat == 3 ? "city" : "ciudad", typed);
    }

    Person player(int seat) {
        return List.of(alba, bruno, frank).get(seat - 1);
    }

    String decree(String edict) {
        String done = gm.in("diplomacia").use("dirección editar", "qué", edict).text();
        assertTrue(done.startsWith("Se publica"), done);
        return done;
    }

    /** The seat that is waited for; 0 if nobody is. */
    int due() {
        return position().due().stream().map(Seat::number).findFirst().orElse(0);
    }

    String turnLabel() {
        return position().label().key();
    }

    private Turn position() {
        return table.stage.office().archive().position(campaign).turn();
    }

    CampaignTurn turn() {
        return roster().turn().orElseThrow();
    }

    private Roster roster() {
        return table.stage.office().campaigns().roster(campaign);
    }

    ZonedDateTime deadline() {
        return turn().due().orElseThrow().atZone(MADRID);
    }

    ZonedDateTime now() {
        return table.stage.now().atZone(MADRID);
    }

    /** The next such time. */
    Instant next(DayOfWeek day, String time) {
        ZonedDateTime there = now().with(TemporalAdjusters.nextOrSame(day)).with(LocalTime.parse(time));
        return (there.isAfter(now()) ? there : there.plusWeeks(1)).toInstant();
    }

    void clockAt(DayOfWeek day, String time) {
        table.stage.clockAt(next(day, time));
    }

    /** Lets time pass until then, tick by tick, and the clerks do what is to be done. */
    void until(DayOfWeek day, String time) {
        Instant goal = next(day, time);
        while (running() && turn().due().filter(due -> due.isBefore(goal)).isPresent()) {
            table.stage.at(turn().due().orElseThrow().plusSeconds(4));
            rest();
        }
        table.stage.at(goal);
        rest();
    }

    /** Until the clerks have nothing left to do for now. */
    void rest() {
        Instant overdue = table.stage.now().minusSeconds(3);
        Waiting.until("the end of the turns that are overdue", () -> !running() || !busy(turn(), overdue));
    }

    private static boolean busy(CampaignTurn turn, Instant overdue) {
        return !turn.status().takesOrders()
                || turn.due().filter(due -> !due.isAfter(overdue)).isPresent();
    }

    boolean running() {
        return roster().campaign().status() == CampaignStatus.RUNNING;
    }

    /** Keeps all that the bot sends from now on. */
    Table.Letterbox letters() {
        return table.letters();
    }

    /**
     * What everybody can read of a turn, once it is posted.
     *
     * @param turn as dice and proofs count it
     */
    String chronicle(int turn) {
        TurnNumber number = table.stage.office().archive().number(campaign, turn);
        String aside = number.aside() == 0 ? "" : " (t = " + turn + ")";
        Table.result(gm, "Clave de los dados del turno " + number.seen() + aside + ":");
        return gm.in("crónica")
                .use("informe", "turno", String.valueOf(number.seen()))
                .text();
    }

    /** How many messages with certain words somebody finds in their own channel. */
    long found(int seat, String words) {
        return player(seat).read().stream()
                .filter(said -> said.text().contains(words))
                .count();
    }

    void nobodyComplained() {
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Override
    public void close() {
        table.close();
    }
}
