package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.paste;
import static heraldo.bot.discord.Table.refused;
import static heraldo.bot.discord.Table.refusedAtDesk;
import static java.time.DayOfWeek.FRIDAY;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.SATURDAY;
import static java.time.DayOfWeek.SUNDAY;
import static java.time.DayOfWeek.THURSDAY;
import static java.time.DayOfWeek.TUESDAY;
import static java.time.DayOfWeek.WEDNESDAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tribus as three tribes play it by slash commands: the draft, the own day, the day that was missed, the end. */
@Tag("slow")
class TribusTest {

    @TempDir
    Path folder;

    @Tag("long")
    @Test
    void aCampaignIsOpenedWithOptionsOfItsOwn() {
        try (Tribes tribes = Tribes.bare(folder)) {
            Table table = tribes.table;
            for (String days : List.of("MON,TUE", "MON,TUE,MON", "LUX,TUE,WED", "MON,TUE,WED,THU")) {
                refused(asked(table, "weekdays=" + days), "3 días distintos");
            }
            refused(asked(table, "closeAt=25:00"), "«25\\:00»");
            refused(asked(table, "closeAt=8"), "20:00");
            refused(asked(table, "turnMode=FAST"), "BATCH y LIVE");
            refused(asked(table, "draftHours=0"), "168");
            refused(asked(table, "scoreWeights=1,2"), "10,2,1,5");
            refused(asked(table, "navy=yes"), "navy");
            refused(table.ask("tribus", 7, "El Mar"), "2 a 6");
            refused(
                    tribes.gm.use("campaña nueva", "juego", "tribus", "nombre", "El Mar", "opciones", "zone=Camelot"),
                    "«Camelot»");
            String usual = tribes.gm
                    .use("campaña nueva", "juego", "tribus", "nombre", "El Mar", "puestos", "3")
                    .text();
            assertTrue(usual.contains("(Madrid)"), usual);
            tribes.start("weekdays=SUN,TUE,THU", "closeAt=18:30");
            tribes.settle();
            assertEquals("18:30", tribes.deadline().toLocalTime().toString());
            tribes.nobodyComplained();
        }
    }

    private static Reply asked(Table table, String options) {
        return table.ask("tribus", 3, "El Mar", "opciones", options);
    }

    @Tag("long")
    @Test
    void whatHasANameIsSuggestedByItToo() {
        try (Tribes tribes = Tribes.drawn(folder, "draftHours=5")) {
            int seat = tribes.due();
            assertEquals(List.of("D4"), tribes.suggestions(seat, "calav"));
            assertEquals(List.of("D4"), tribes.suggestions(seat, "CÁLAVERDE"));
            assertEquals(List.of("D4"), tribes.suggestions(seat, "d4"));
            assertEquals(List.of(), tribes.suggestions(seat, "narnia"));
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void citiesArePickedInTheOrderOfTheLotAndThenBack() {
        try (Tribes tribes = Tribes.drawn(folder, "draftHours=5")) {
            List<Integer> order = new ArrayList<>(List.of(tribes.due()));
            int first = order.get(0);
            int other = first % 3 + 1;
            assertEquals(12, tribes.suggestions(first).size());
            assertEquals(List.of(), tribes.suggestions(other), "it is not his pick");
            tribes.pick(first, "Calaverde");
            assertFalse(tribes.suggestions(tribes.due()).contains("D4"));
            for (int pick = 2; pick <= 3; pick++) {
                order.add(tribes.due());
                tribes.pickOne();
            }
            assertEquals(order.get(2), tribes.due(), "whose first city was the last has the next");
            String ready = ready(tribes, order.get(2)).text();
            assertTrue(ready.contains(order.get(2) == 3 ? "not picked" : "no has elegido"), ready);
            assertEquals(order.get(2), tribes.due(), "there is time for a pick yet");
            String free = tribes.suggestions(order.get(2)).get(0);
            tribes.table.stage.at(tribes.turn().due().orElseThrow().plusSeconds(4));
            tribes.rest();
            String story = tribes.chronicle(4);
            assertTrue(story.contains("no elige a tiempo y recibe") && story.contains("(" + free + ")"), story);
            assertEquals(order.get(1), tribes.due());
            tribes.pick(order.get(1), tribes.suggestions(order.get(1)).getLast());
            assertEquals(order.get(0), tribes.due());
            tribes.pick(order.get(0), tribes.suggestions(order.get(0)).getLast());
            assertEquals(order.get(0), tribes.due(), "who was drawn first has Monday");
            assertEquals(MONDAY, tribes.deadline().getDayOfWeek());
            tribes.nobodyComplained();
            tribes.table.stage.witness().testify();
        }
    }

    private static Reply ready(Tribes tribes, int seat) {
        return tribes.player(seat).use(seat == 3 ? "orders ready" : "órdenes listo");
    }

    @Tag("long")
    @Test
    void whatCannotBePickedIsRefused() {
        try (Tribes tribes = Tribes.drawn(folder)) {
            int first = tribes.due();
            Person late = tribes.player(first == 1 ? 2 : 1);
            refused(late.use("tribus elegir", "ciudad", "D4"), "se están eligiendo ciudades");
            refused(late.use("tribus reclutar", "soldados", "1", "ciudad", "D4"), "se están eligiendo ciudades");
            tribes.pick(first, "D4");
            Person next = tribes.player(tribes.due());
            boolean english = tribes.due() == 3;
            String command = english ? "tribus pick" : "tribus elegir";
            String city = english ? "city" : "ciudad";
            refused(next.use(command, city, "D4"), english ? "pick a free city" : "elige una ciudad libre");
            refused(next.use(command, city, "Z9"), "Z9");
            refused(next.use(command, city, "G7"), english ? "G7" : "G7 no es una casilla de tierra");
            refused(next.use(command, city, "A1"), "A1");
            assertEquals(0, tribes.table.stage.revisions());
            tribes.nobodyComplained();
        }
    }

    @Test
    void aTribePlaysInItsModalAtOnceAndTheDayClosesAtEight() {
        try (Tribes tribes = Tribes.settled(folder)) {
            String opened = await(tribes.bruno, "crónica", "Se juega desde el").text();
            assertTrue(opened.contains("Semana 1, lunes: turno de Rojo"), opened);
            tribes.bruno.in("azul");
            String draft = tribes.alba
                    .use("tribus reclutar", "soldados", "2", "ciudad", "D4")
                    .text();
            assertTrue(draft.contains("Tu día empieza"), draft);
            tribes.alba.use("órdenes listo");
            tribes.until(SUNDAY, "23:59");
            assertEquals("turn.tribe", tribes.turnLabel(), "ready before the window plays nothing");
            assertEquals("20:00", tribes.deadline().toLocalTime().toString());
            tribes.until(MONDAY, "09:00");
            tribes.alba.use("tribus mover", "soldados", "5", "de", "Calaverde", "a", "C4");
            tribes.alba.use("órdenes listo");
            tribes.rest();
            assertEquals("turn.tick", tribes.turnLabel());
            String told = tribes.chronicle(7);
            assertTrue(told.contains("2 soldados se alistan en Calaverde (D4); ya son 7."), told);
            assertTrue(told.contains("5 soldados van de Calaverde (D4) a C4."), told);
            refused(
                    tribes.alba.in("rojo").use("tribus mover", "soldados", "1", "de", "D4", "a", "D5"),
                    "ya se ha jugado");
            assertTrue(tribes.alba.use("órdenes ver").text().contains("hasta el cierre solo puedes tratar pactos"));
            tribes.until(MONDAY, "20:01");
            String next = tribes.alba
                    .use("tribus mover", "soldados", "1", "de", "D4", "a", "D5")
                    .text();
            assertTrue(next.contains("Tu tribu juega el lunes"), next);
            tribes.until(WEDNESDAY, "00:01");
            assertEquals(2, tribes.due());
            tribes.nobodyComplained();
            tribes.table.stage.witness().testify();
        }
    }

    @Tag("long")
    @Test
    void whatIsOnFileIsPlayedAtEightAndADraftWaitsForItsDay() {
        try (Tribes tribes = Tribes.settled(folder)) {
            String draft = tribes.frank
                    .use("tribus recruit", "soldiers", "9", "city", "Velamar")
                    .text();
            assertTrue(
                    draft.contains("⚠ **1. Recruit nine soldiers at Velamar (G10)**")
                            && draft.contains("As things stand"),
                    draft);
            assertTrue(draft.contains("Your tribe plays"), draft);
            assertEquals(List.of("RECRUIT 9 AT G10"), Lines.of(tribes.frank));
            tribes.frank.use("orders clear");
            tribes.frank.use("tribus move", "soldiers", "ALL", "from", "G10", "to", "H10");
            tribes.until(MONDAY, "10:00");
            tribes.alba.use("tribus barco", "ciudad", "D4");
            tribes.alba.use("tribus mover", "soldados", "TODO", "de", "A4", "a", "B4");
            tribes.until(TUESDAY, "09:00");
            assertTrue(tribes.chronicle(7).contains("van de Cumbreja (A4) a B4"));
            assertEquals(List.of("MOVE ALL G10 > H10"), Lines.of(tribes.frank.in("verde")));
            tribes.until(SATURDAY, "09:00");
            assertTrue(tribes.chronicle(13).contains("van de Velamar (G10) a H10"));
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void oneOrderOfEachFamilyIsRefusedInTheReadersWords() {
        try (Tribes tribes = Tribes.settled(folder)) {
            Person alba = tribes.alba;
            tribes.until(MONDAY, "10:00");
            refused(alba.use("tribus reclutar", "soldados", "4", "ciudad", "D4"), "hacen falta 40");
            refused(alba.use("tribus reclutar", "soldados", "5", "ciudad", "A4"), "Máximo 9");
            refused(alba.use("tribus reclutar", "soldados", "1", "ciudad", "J7"), "Espigón (J7)");
            refused(alba.use("tribus reclutar", "soldados", "10", "ciudad", "D4"), "de 1 a 9");
            refused(alba.use("tribus reclutar", "soldados", "1", "ciudad", "C4"), "C4");
            refused(alba.use("tribus barco", "ciudad", "A4"), "A4");
            refused(alba.use("tribus mover", "soldados", "1", "de", "D4", "a", "E5"), "no es una casilla de tierra");
            refused(alba.use("tribus mover", "soldados", "1", "de", "D4", "a", "D4"), "casilla");
            refused(alba.use("tribus mover", "soldados", "1", "de", "D4", "a", "Z9"), "Z9");
            refused(alba.use("tribus navegar", "barco", "E5", "a", "C4"), "no es una casilla de mar");
            refused(alba.use("tribus desembarcar", "barco", "E5", "grupos", "TODO > D4, 1 > D5"), "TODO");
            refused(alba.use("tribus asaltar", "barco", "E5", "ciudad", "A4"), "A4");
            refused(alba.use("tribus abordar", "barco", "E5", "objetivo", "E5"), "casilla");
            refused(alba.use("tribus trasbordar", "soldados", "0", "de", "E5", "a", "F6"), "de 1 a 9");
            refused(tribes.frank.use("tribus recruit", "soldiers", "0", "city", "G10"), "1 to 9");
            refused(tribes.frank.use("tribus sail", "ship", "G9", "to", "G10"), "G10");
            refused(tribes.frank.use("tribus ship", "city", "J10"), "J10");
            assertEquals(0, tribes.table.stage.revisions());
            String doubtful = alba.use("tribus mover", "soldados", "2", "de", "D4", "a", "A3")
                    .text();
            assertTrue(doubtful.contains("⚠") && doubtful.contains("No se puede llegar de D4 a A3"), doubtful);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void aTribeThatMissesItsDayPassesAndTheSiegeBites() {
        try (Tribes tribes = Tribes.settled(folder, "missedAlert=2")) {
            Table.Letterbox letters = tribes.letters();
            for (String tile : List.of("A3", "A5", "B4", "B5")) {
                tribes.decree("dueno " + tile + " #2");
                tribes.decree("soldados 1 en " + tile);
            }
            tribes.until(MONDAY, "17:01");
            tribes.alba.in("rojo").await("no has enviado órdenes");
            tribes.until(TUESDAY, "10:00");
            String told = tribes.chronicle(7);
            assertTrue(told.contains("Rojo no envía órdenes y deja pasar su día."), told);
            assertTrue(told.contains("Cumbreja (A4) está asediada: mueren 2 soldados; quedan 3 en pie."), told);
            assertEquals(0, tribes.found(2, "no has enviado órdenes") + tribes.found(3, "you have sent no orders"));
            tribes.until(MONDAY, "00:01");
            assertTrue(tribes.chronicle(16).contains("Recursos de la semana 2"), "the grant on Sunday");
            refused(tribes.alba.in("rojo").use("tribus reclutar", "soldados", "1", "ciudad", "A4"), "asediada");
            tribes.until(TUESDAY, "00:01");
            letters.await("Rojo lleva 2 turnos seguidos sin dar órdenes");
            assertFalse(
                    tribes.gm.in("crónica").read().stream()
                            .anyMatch(said -> said.text().contains("seguidos sin dar órdenes")),
                    "that is for the direction alone");
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void whereOrdersArePlayedOneByOneRecruitingComesFirst() {
        try (Tribes tribes = Tribes.settled(folder, "turnMode=LIVE")) {
            refused(
                    tribes.bruno.use("tribus mover", "soldados", "1", "de", "J7", "a", "J8"),
                    "tu tribu juega cada miércoles");
            assertEquals(1, tribes.due(), "whose day has not begun");
            await(tribes.gm, "crónica", "antes de esa hora no se juega ninguna");
            refused(tribes.alba.use("tribus reclutar", "soldados", "1", "ciudad", "D4"), "Tu día empieza el");
            refusedAtDesk(Table.paste(tribes.alba, "órdenes pegar", "RECLUTAR 1 EN D4"), "Tu día empieza el");
            assertEquals(List.of(), Lines.of(tribes.alba));
            refused(tribes.alba.use("órdenes listo"), "Tu día empieza el");
            String shown = tribes.alba.use("órdenes ver").text();
            assertTrue(shown.contains("Hasta entonces no se juega ninguna orden de tu turno."), shown);
            String pact = tribes.alba
                    .use("tribus pacto", "con", "Azul", "doy", "nada", "recibo", "nada")
                    .text();
            assertFalse(pact.contains("Tu día empieza el"), pact);
            assertEquals(1, tribes.due(), "a pact is no turn");
            tribes.until(MONDAY, "10:00");
            String done = tribes.alba
                    .use("tribus reclutar", "soldados", "1", "ciudad", "D4")
                    .text();
            assertTrue(done.contains("Un soldado se alista en Calaverde (D4); ya son 6."), done);
            assertFalse(done.contains("RECLUTAR 1"), "an order is told in words: " + done);
            tribes.alba.use("tribus mover", "soldados", "6", "de", "D4", "a", "C4");
            refused(tribes.alba.use("tribus reclutar", "soldados", "1", "ciudad", "A4"), "antes de la primera acción");
            assertEquals(1, tribes.due(), "the turn goes on");
            tribes.alba.use("órdenes listo");
            tribes.rest();
            assertEquals("turn.tick", tribes.turnLabel());
            refused(tribes.alba.use("tribus mover", "soldados", "5", "de", "A4", "a", "B4"), "ya se ha jugado");
            tribes.until(WEDNESDAY, "10:00");
            assertEquals(2, tribes.due());
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void aTribeWithoutACityIsOutAndTheLastOneWins() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.decree("dueno J7 #1");
            tribes.decree("dueno M4 #1");
            tribes.until(TUESDAY, "00:01");
            assertTrue(tribes.chronicle(8).contains("Azul se queda sin ciudades y sale de la partida."));
            refused(tribes.bruno.in("azul").use("tribus reclutar", "soldados", "1", "ciudad", "J7"), "ya no está");
            tribes.until(THURSDAY, "00:01");
            tribes.decree("dueno G10 #1");
            tribes.decree("dueno J10 #1");
            tribes.until(FRIDAY, "00:01");
            String end = await(tribes.gm, "crónica", "La partida ha terminado").text();
            assertTrue(end.contains("Solo queda Rojo"), end);
            refused(tribes.alba.in("rojo").use("tribus mover", "soldados", "1", "de", "D4", "a", "C4"), "ha terminado");
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void enoughCitiesWinOnSundayAndNotBefore() {
        try (Tribes tribes = Tribes.settled(folder, "dominationCities=3", "maxWeeks=9")) {
            tribes.decree("dueno D1 #1");
            tribes.until(MONDAY, "10:00");
            tribes.until(SUNDAY, "19:59");
            assertTrue(tribes.running());
            tribes.until(MONDAY, "00:01");
            String end = await(tribes.gm, "crónica", "La partida ha terminado").text();
            assertTrue(end.contains("Rojo domina el mapa"), end);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void theLastWeekEndsWithTheHighestScore() {
        try (Tribes tribes = Tribes.settled(folder, "maxWeeks=1")) {
            tribes.decree("dueno D7 #3");
            paste(tribes.frank, "orders paste", "MOVE 5 J10 > J9", "# a remark");
            tribes.until(TUESDAY, "00:01");
            tribes.until(MONDAY, "00:01");
            String end = await(tribes.gm, "crónica", "La partida ha terminado").text();
            assertTrue(end.contains("Verde gana por puntos"), end);
            tribes.nobodyComplained();
        }
    }
}
