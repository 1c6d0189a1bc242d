package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conquer of Cathay as three people play it: one at a time, every order at once and before everybody's eyes. */
@Tag("slow")
class CathayTest {

    private static final Duration DAY = Duration.ofHours(24);
    private static final Duration A_MINUTE = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private Valley valley;

    @AfterEach
    void everybodyGoesHome() {
        valley.close();
    }

    private void lastsADay() {
        Duration off = Duration.between(valley.stage.now().plus(DAY), valley.due());
        assertTrue(off.abs().compareTo(A_MINUTE) < 0, off.toString());
    }

    private String say(Person person, String spanish, String english) {
        return person == valley.frank ? english : spanish;
    }

    private Reply show(Person person) {
        return valley.home(person).use(say(person, "órdenes ver", "orders show"));
    }

    @Tag("long")
    @Test
    void campaignsAreOpenedWithOptionsThatExistAndSeatsThatAreFree() {
        valley = Valley.bare(folder);
        refused(valley.ask(2), "3");
        refused(valley.ask(5), "4");
        refused(valley.ask(3, "opciones", "strikes=0"), "strikes");
        refused(valley.ask(3, "opciones", "turnMode=lunar"), "turnMode");
        refused(valley.ask(3, "opciones", "sails=3"), "sails");
        refused(valley.ask(3, "opciones", "winPoints=5 winPoints=9"), "«winPoints» está dos veces");
        refused(valley.ask(3, "opciones", "winPoints=5 WINPOINTS=9"), "winPoints está dos veces");
        valley.open("opciones", "winPoints=5 maxRounds=9");
        valley.join();
        Person diego = valley.stage.person("p4");
        refused(diego.in("diplomacia").use("campaña unirse"), "libre");
        valley.start();
        lastsADay();
        valley.nobodyComplained();
        valley.stage.witness().testify();
    }

    @Test
    void inTheFirstRoundEverybodyPlacesASettlementAndARoad() {
        valley = Valley.running(folder);
        Person first = valley.active();
        Person second = valley.next();
        Person third = valley.last();
        refused(first.use(say(first, "cathay fin", "cathay end")), say(first, "En la ronda 1", "In round 1"));
        refused(start(first, "60", "24-30"), "60");
        refused(start(first, "24", "24-31"), "24-31");
        refused(start(first, "24", "30-35"), "30-35");
        kept(start(second, "24", "24-30"), second);
        second.use(say(second, "órdenes vaciar", "orders clear"));
        assertEquals(1, valley.turn().key().number());
        valley.settle();
        String story = valley.everything(1);
        assertTrue(story.contains("inicio") && !story.contains("Dados:"), story);
        int corner = valley.home(valley.seatOf(first));
        refused(start(second, String.valueOf(corner), valley.edgeAt(corner)), String.valueOf(corner));
        valley.settle();
        valley.settle();
        assertEquals(third, valley.active(), "whoever played last plays first now");
        await(valley.gm, "crónica", "Ronda 2, turno 1: " + valley.name(third));
        refused(start(third, "1", "1-5"), say(third, "cosa de la ronda 1", "round 1 only"));
        valley.gm.use("dirección terminar", "seguro", "true");
        for (Person each : List.of(first, second)) {
            Said own = valley.home(each).await("La dirección da la campaña por terminada");
            assertEquals(2, own.buttons().size(), "the own card and the standings: " + own.buttons());
        }
        String all = valley.gm.in("diplomacia").use("fama").text();
        assertFalse(all.contains("le toca jugar") || all.contains("aún") || all.contains(".."), all);
        valley.nobodyComplained();
    }

    /** Nobody else's turn is played by it: it is for the own next one. */
    private void kept(Reply reply, Person person) {
        assertTrue(
                reply.text().contains(say(person, "guardado para tu próximo turno", "kept for your next turn")),
                reply.text());
    }

    private Reply start(Person person, String corner, String edge) {
        return valley.home(person)
                .use(
                        say(person, "cathay inicio", "cathay start"),
                        say(person, "vértice", "corner"),
                        corner,
                        say(person, "carretera", "road"),
                        edge);
    }

    @Test
    void anOrderIsPlayedAtOnceAndToldToEverybodyButNotWhatIsLeftInHand() {
        valley = Valley.settled(folder);
        Person active = valley.active();
        valley.deal(active, "MAAP");
        String edge = valley.home(active)
                .complete(say(active, "cathay carretera", "cathay road"), say(active, "arista", "edge"), "")
                .getFirst();
        int roads = roads(active);
        String receipt = road(active, edge).text();
        assertTrue(receipt.contains(say(active, "2 de arcilla", "2 clay")), receipt);
        assertEquals(roads + 1, roads(active), "it is built");
        Waiting.until("what was told", valley.stage::postedAll);
        assertFalse(
                valley.chronicle().contains("carretera " + edge), "a turn has one post, for all that is done in it");
        assertEquals(4, valley.turn().key().number());
        refused(road(active, edge), edge);
        refused(city(active), say(active, "Te falta esto", "You lack"));
        Person other = valley.next();
        kept(city(other), other);
        valley.end();
        String story = valley.everything(4);
        assertTrue(story.contains("carretera " + edge) && story.contains("Dados:"), story);
        assertTrue(story.contains("Carretera en"), story);
        assertFalse(story.contains("arcilla") || story.contains("mano"), story);
        assertEquals(Set.of("map-4.png"), valley.pictures(4));
        valley.nobodyComplained();
        valley.stage.witness().testify();
    }

    private int roads(Person person) {
        return valley.position().side(valley.seatOf(person)).buildings().roads().count();
    }

    private Reply road(Person person, String edge) {
        return valley.home(person)
                .use(say(person, "cathay carretera", "cathay road"), say(person, "arista", "edge"), edge);
    }

    /** A city in the place of the first settlement. */
    private Reply city(Person person) {
        int corner = valley.home(valley.seatOf(person));
        return valley.home(person)
                .use(
                        say(person, "cathay ciudad", "cathay city"),
                        say(person, "vértice", "corner"),
                        String.valueOf(corner));
    }

    @Tag("long")
    @Test
    void linesPastedInOnesTurnArePlayedUpToTheFirstThatIsRefused() {
        valley = Valley.settled(folder);
        Person active = valley.active();
        valley.deal(active, "MMMMMMMMM");
        String reply = valley.paste(
                        valley.home(active), "comerciar M por A", "COMERCIAR A POR M", "COMERCIAR M POR P", "FIN")
                .text();
        assertTrue(reply.contains(say(active, "línea 2", "line 2")), reply);
        assertTrue(reply.contains(say(active, "Aquí se ha parado", "Stopped here")), reply);
        assertTrue(reply.contains(say(active, "madera: **5**", "wood: **5**")), reply);
        assertEquals(4, valley.turn().key().number());
        assertEquals(5, valley.position().side(valley.seatOf(active)).hand().get(Resource.WOOD));
    }

    @Tag("long")
    @Test
    void linesPastedAheadAreAPlanThatItsOwnerMayShowDrawStrikeAndHavePlayed() {
        valley = Valley.settled(folder);
        Person active = valley.active();
        Person planner = valley.next();
        Person third = valley.last();
        // Two more than the plan needs: the robber may take one, and no hand is cut.
        valley.deal(planner, "MMMMMM");
        String kept = valley.paste(valley.home(planner), "COMERCIAR M POR A", "BAILAR", "CIUDAD 54", "FIN")
                .text();
        assertTrue(kept.contains("BAILAR") && kept.contains("**3. "), kept);
        assertTrue(show(planner).text().contains("**1. "), "kept");
        assertEquals(
                1,
                planner.use(say(planner, "órdenes previa", "orders preview"))
                        .said()
                        .shown()
                        .size());
        planner.use(say(planner, "órdenes vaciar", "orders clear"));
        assertFalse(show(planner).text().contains("**1. "), "struck");
        valley.paste(planner, "COMERCIAR M POR A", "CIUDAD 54", "FIN");
        valley.stage.restart();
        valley.home(active).use(say(active, "cathay fin", "cathay end"));
        valley.opened(5);
        assertEquals(third, valley.active(), "the plan has ended its turn");
        String story = valley.everything(4);
        assertTrue(story.contains("comerciar madera por arcilla"), story);
        assertFalse(story.contains("ciudad 54") || story.contains("plan"), story);
        String news = valley.news(planner, 4).text();
        assertTrue(news.contains(say(planner, "Línea 2 de tu plan", "Line 2 of your plan")), news);
        assertTrue(news.contains(say(planner, "Convertir en ciudad el vértice 54", "Turn corner 54 (")), news);
        assertFalse(show(planner).text().contains("**1. "), "a plan is used once");
        valley.nobodyComplained();
    }

    @Tag("long")
    @Test
    void ordersGivenAheadOneByOneAreAddedToThePlanAndTheReceiptSaysSo() {
        valley = Valley.settled(folder);
        Person active = valley.active();
        Person planner = valley.home(valley.next());
        Person third = valley.last();
        valley.deal(planner, "MMMMMM");
        String trade = planner == valley.frank
                ? planner.use("cathay trade", "give", "M", "receive", "A").text()
                : planner.use("cathay comerciar", "doy", "M", "recibo", "A").text();
        assertTrue(trade.contains("**1. "), trade);
        assertTrue(
                trade.contains(say(planner, "Tu plan, de una línea, queda guardado", "Your plan of one line is kept")),
                trade);
        String end = planner.use(say(planner, "cathay fin", "cathay end")).text();
        assertTrue(end.contains("**2. "), end);
        assertTrue(end.contains(say(planner, "Tu plan, de 2 líneas", "Your plan of 2 lines")), end);
        assertEquals(active, valley.active(), "it is still another's turn");
        valley.home(active).use(say(active, "cathay fin", "cathay end"));
        valley.opened(5);
        assertEquals(third, valley.active(), "the plan has ended its turn");
        String story = valley.everything(4);
        assertTrue(story.contains("comerciar madera por arcilla"), story);
        valley.nobodyComplained();
    }

    @Tag("long")
    @Test
    void aGovernorWhoseTurnWaitedForNobodyPlaysWhenSomebodyJoins() {
        valley = Valley.bare(folder);
        valley.open();
        await(valley.gm, "crónica", "Se buscan jugadores");
        Table.begin(valley.gm.in("diplomacia"));
        await(valley.gm, "crónica", "admite órdenes");
        assertEquals(1, valley.turn().key().number(), "nobody plays: the governor has time until the deadline");
        int due = valley.position().active().number();
        String free = List.of("Jade", "Seda", "Bambú").get(due % 3);
        valley.bruno.in("diplomacia").use("campaña unirse", "puesto", free);
        valley.opened(2);
        assertEquals(due % 3 + 1, valley.position().active().number(), "the governor before him has played");
        valley.nobodyComplained();
    }

    @Tag("long")
    @Test
    void anOrderOfDiscardingIsGivenAtAnyTimeAndToldToNobody() {
        valley = Valley.settled(folder);
        Person other = valley.last();
        String order = say(other, "cathay descarte", "cathay discard");
        String receipt = valley.home(other)
                .use(order, say(other, "orden", "order"), "O T M A P")
                .text();
        assertTrue(receipt.contains(say(other, "oveja, trigo", "sheep, wheat")), receipt);
        refused(other.use(order, say(other, "orden", "order"), "O T M"), say(other, "cinco", "five"));
        assertEquals(4, valley.turn().key().number());
        assertTrue(
                valley.position().side(valley.seatOf(other)).player().discard().isPresent());
        String told = valley.chronicle() + valley.text(valley.next(), valley.channel(valley.next()));
        assertFalse(told.contains("descarte") || told.contains("soltarás"), told);
    }

    @Test
    void aDeadlinePlacesTheStartCountsAStrikeAndLastsADay() {
        valley = Valley.running(folder);
        Person silent = valley.active();
        valley.deadline();
        String story = valley.everything(1);
        assertTrue(story.contains("no coloca su inicio a tiempo: recibe"), story);
        assertTrue(story.contains("sin órdenes"), story);
        assertNotEquals(silent, valley.active());
        lastsADay();
    }

    @Tag("long")
    @Test
    void byTheCalendarATurnEndsAtTheFirstTickThatLeavesItItsHours() {
        valley = Valley.running(folder, "opciones", "turnMode=cron minHours=13");
        Instant due = valley.due();
        Duration left = Duration.between(valley.stage.now(), due);
        assertTrue(left.toHours() >= 12 && left.toHours() <= 25, left.toString());
        assertTrue(Set.of(9, 21).contains(due.atZone(ZoneId.of("Europe/Madrid")).getHour()), due.toString());
        valley.settle();
        assertTrue(Duration.between(valley.stage.now(), valley.due()).toHours() >= 12);
    }

    @Tag("long")
    @Test
    void whoStaysSilentForThreeTurnsIsAbsentUntilAnyCommandBringsHimBack() {
        valley = Valley.settled(folder);
        Person silent = valley.active();
        for (int strikes = 1; strikes <= 3; strikes++) {
            valley.turnOf(silent);
            valley.deadline();
        }
        String story = valley.everything(valley.turn().key().number() - 1);
        assertTrue(story.contains("Queda ausente"), story);
        assertFalse(valley.chronicle().contains("regente"), "no governor takes over");
        Person other = valley.active();
        valley.end();
        assertNotEquals(silent, valley.active());
        assertNotEquals(other, valley.active(), "the absent seat's turn went by at once");
        valley.home(silent).use(say(silent, "mapa", "map"));
        await(valley.gm, "crónica", "está de vuelta");
        silent.use(say(silent, "fama", "fame"));
        silent.use(say(silent, "informe", "report"));
        assertEquals(1, valley.chronicle().split("está de vuelta", -1).length - 1);
        int turn = valley.turn().key().number();
        valley.turnOf(silent);
        assertTrue(valley.turn().key().number() > turn, "his turn waits for him");
        valley.nobodyComplained();
    }

    @Tag("long")
    @Test
    void anAbsentPlayerWhoOnlyPressesAButtonIsBackAndKeepsHisPlan() {
        valley = Valley.settled(folder, "opciones", "strikes=1");
        Person silent = valley.active();
        valley.deadline();
        assertTrue(valley.position().side(valley.seatOf(silent)).player().absent());
        valley.correct("mano #" + valley.seat(silent) + " 4 madera");
        assertTrue(valley.position().side(valley.seatOf(silent)).player().absent(), "others' acts are not his");
        silent.press(silent.in("crónica").await("admite órdenes"), "Clasificación");
        await(valley.gm, "crónica", "está de vuelta");
        assertFalse(valley.position().side(valley.seatOf(silent)).player().absent());
        valley.stage.restart();
        assertFalse(valley.position().side(valley.seatOf(silent)).player().absent());
    }

    @Tag("long")
    @Test
    void whoResignsSaysSoTwiceAndIsLeftOutFromThenOn() {
        valley = Valley.settled(folder);
        Person tired = valley.active();
        String resign = say(tired, "cathay rendirse", "cathay resign");
        assertTrue(valley.paste(valley.home(tired), "RENDIRSE").text().contains("✖"), "not without a word more");
        valley.home(tired).use(resign, say(tired, "confirmar", "confirm"), "yes");
        valley.opened(5);
        String story = valley.everything(4);
        assertTrue(story.contains("se rinde"), story);
        assertTrue(road(tired, "24-30").text().startsWith("✖"), "no more orders");
        for (int turn = 0; turn < 4; turn++) {
            assertNotEquals(tired, valley.active());
            valley.end();
        }
        Person other = valley.active();
        valley.home(other)
                .use(say(other, "cathay rendirse", "cathay resign"), say(other, "confirmar", "confirm"), "yes");
        await(valley.gm, "crónica", "La partida ha terminado");
        valley.nobodyComplained();
    }

    @Tag("long")
    @Test
    void theGameMasterStopsTheClockAndCorrectsInPublic() {
        valley = Valley.settled(folder);
        assertTrue(valley.gm.in("diplomacia").use("dirección pausar").text().startsWith("Se publica"));
        await(valley.gm, "crónica", "en pausa");
        Person active = valley.active();
        valley.deal(active, "MAAAAAP");
        await(valley.gm, "crónica", "corrige la mano");
        assertFalse(valley.chronicle().contains("5 de arcilla"));
        String edge = valley.home(active)
                .complete(say(active, "cathay carretera", "cathay road"), say(active, "arista", "edge"), "")
                .getFirst();
        assertFalse(road(active, edge).text().contains("✖"), "orders are taken meanwhile");
        valley.gm.in("diplomacia").use("dirección reanudar");
        int turn = valley.turn().key().number();
        valley.end();
        assertTrue(valley.everything(turn).contains("Carretera en"), "what was ordered meanwhile is told");
        valley.nobodyComplained();
    }

    @Test
    void onlyWhoIsDueIsToldAndReminded() {
        valley = Valley.settled(folder);
        Person active = valley.active();
        String called = await(active, valley.channel(active), "onda 2").text();
        assertTrue(called.contains("<@" + active.id() + ">"), called);
        Table.Letterbox letters = valley.table.letters();
        valley.stage.at(valley.due().minus(Duration.ofHours(2)));
        letters.await("no has enviado órdenes");
        await(active, valley.channel(active), "no has enviado órdenes");
        for (Person other : List.of(valley.next(), valley.last())) {
            String heard = valley.text(other, valley.channel(other));
            assertFalse(heard.contains("no has enviado órdenes") || heard.contains("<@" + active.id()), heard);
        }
        assertFalse(valley.chronicle().contains("<@"));
    }

    @Test
    void everybodySeesWhoseTurnItIsAndUntilWhen() {
        valley = Valley.settled(folder);
        String active = valley.name(valley.active());
        valley.stage.at(valley.stage.now().plus(Pace.USUAL.statusPause()));
        Said pinned = await(valley.gm, "crónica", "**Ronda 2, turno 1: " + active + "** · turno 4");
        assertTrue(pinned.json().path("pinned").asBoolean());
        String status = pinned.text();
        assertTrue(status.lines().anyMatch(line -> line.contains("**" + active + "**") && line.endsWith("⏳")), status);
        assertTrue(status.contains("<t:" + valley.due().getEpochSecond()), status);
    }

    @Test
    void whoeverIsAwayIsCalledOnNoneOfTheirDaysAndOnEveryOther() {
        valley = Valley.running(folder);
        LocalDate today = LocalDate.ofInstant(valley.stage.now(), ZoneId.of("Europe/Madrid"));
        Person next = valley.next();
        Person last = valley.last();
        goes(next, today.plusDays(1), today.plusDays(9));
        goes(last, today, today.plusDays(9));
        valley.settle();
        Said first = valley.home(next).await("**" + valley.name(next) + "**, te toca");
        assertTrue(calls(first, next), "who goes tomorrow is there until tonight");
        valley.settle();
        Said second = valley.home(last).await("**" + valley.name(last) + "**, te toca");
        assertFalse(calls(second, last), "who has gone is left in peace");
    }

    private void goes(Person person, LocalDate from, LocalDate until) {
        person.use(
                say(person, "ausente", "away"),
                say(person, "desde", "from"),
                from.toString(),
                say(person, "hasta", "until"),
                until.toString());
    }

    private static boolean calls(Said said, Person person) {
        return said.json().path("mentions").toString().contains(person.id())
                && said.json().toString().contains("<@" + person.id() + ">");
    }

    @Test
    void theDirectionReadsHowLongATurnLasts() {
        valley = Valley.running(folder);
        String panel = valley.gm.use("dirección panel").text();
        assertTrue(panel.contains("Cada turno dura 24 horas como mucho."), panel);
        assertFalse(panel.contains("Todos los días"), panel);
        assertFalse(panel.contains("hojas"), panel);
    }

    @Tag("long")
    @Test
    void aReminderSaysThatItsButtonEndsTheTurn() {
        valley = Valley.settled(folder, "aviso", "3");
        Person active = valley.home(valley.active());
        valley.stage.at(valley.turn().due().orElseThrow().minus(Duration.ofHours(2)));
        Said reminder = active.await(say(active, "El plazo acaba", "The deadline is"));
        assertEquals(
                List.of(say(active, "Mis órdenes", "My orders"), say(active, "Acabar turno", "End turn")),
                reminder.buttons());
        Said asked =
                active.press(reminder, say(active, "Acabar turno", "End turn")).said();
        assertTrue(
                asked.buttons().contains(say(active, "Acabar igualmente", "End it anyway")),
                asked.buttons().toString());
    }
}
