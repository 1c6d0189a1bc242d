package heraldo.rules.ruleset.caos.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Five bands of Chaos Undivided; what each owns is said in each test. */
class OutlookTest {

    private static final Bundle WORDS = Arena.HOSTED.folder().bundle(Languages.SPANISH);
    private static final Seat ONE = new Seat(1);

    private final War war = Arena.owning(Arena.war(5), 1, "VENTISCA");

    /** CE-03, in the words that a player reads. */
    @Test
    void anAttackThatKillsAndDoesNotConquer() {
        War near = Arena.owning(Arena.war(5), 1, "CENIZA", "RELENTE", "MASTIL").with("MASTIL", world -> world);
        Outlook outlook = outlook(Arena.owning(near, 2, "ORILLA"), "INVADIR CADIA x3");
        assertEquals(
                List.of("cuesta 3 acciones", "Ataque 3, 3 habitantes, Defensa 1: matarías 3, no conquistas"),
                said(outlook.line(1).told()));
        assertEquals(
                List.of("para conquistarlo harían falta 5 unidades"),
                said(outlook.line(1).cautions()));
    }

    /** CE-03 and CE-04: one unit kills one of three, five are one more than inhabitants and Defence. */
    @Test
    void whatIsKilledAndWhatWouldSpoilItAreCounted() {
        War sector = sector();
        assertEquals(
                "Ataque 1, 3 habitantes, Defensa 1: matarías 1, no conquistas",
                said(outlook(sector, "INVADIR CADIA").line(1).told()).get(1));
        assertEquals(
                List.of(
                        "cuesta 5 acciones",
                        "Ataque 5, 3 habitantes, Defensa 1: matas 3 y conquistas",
                        "se escapa con una sola unidad más de Defensa, y quizá si otro ataque llega a 5"),
                said(outlook(sector, "INVADIR CADIA x5").line(1).told()));
    }

    /** The outcome of all attacks on a planet is told once, on the last of them. */
    @Test
    void severalAttacksOnAPlanetAreToldOnTheLastLine() {
        War near = Arena.owning(Arena.war(5), 1, "RELENTE", "BAJAMAR");
        Outlook two = outlook(near, "INVADIR MASTIL", "INVADIR ORILLA");
        assertEquals(2, said(two.line(1).told()).size());
        Outlook same = outlook(near, "INVADIR MASTIL", "INVADIR MASTIL");
        assertEquals(List.of("cuesta una acción"), said(same.line(1).told()));
        assertEquals(
                "Ataque 2, 1 habitante, Defensa 0: matas 1 y conquistas",
                said(same.line(2).told()).get(1));
    }

    @Test
    void oneUnitOneInhabitantNoDefence() {
        Outlook outlook = outlook(Arena.owning(Arena.war(5), 1, "RELENTE"), "INVADIR MASTIL");
        assertEquals(
                "Ataque 1, 1 habitante, Defensa 0: matarías 1, no conquistas",
                said(outlook.line(1).told()).get(1));
    }

    @Test
    void anAttackOnAnEmptyPlanetSaysWhatWouldSpoilIt() {
        Outlook outlook = outlook(Arena.owning(Arena.war(5), 1, "BAJAMAR"), "INVADIR ORILLA x2");
        assertEquals(
                List.of(
                        "cuesta 2 acciones",
                        "Ataque 2, sin habitantes, Defensa 0: conquistas",
                        "se escapa si le dan 2 de Defensa, y quizá si otro ataque llega a 2"),
                said(outlook.line(1).told()));
    }

    /** CE-09. */
    @Test
    void onesOwnDefenceIsInTheWay() {
        Outlook outlook = outlook(Arena.owning(Arena.war(5), 1, "BAJAMAR"), "INVADIR ORILLA", "DEFENDER ORILLA");
        assertTrue(said(outlook.line(1).cautions()).contains("tu propia Defensa te estorba"));
    }

    @Test
    void withAllOfOnesOwnUnitsAnAllianceStillNeedsTheOthers() {
        War near = Arena.owning(Arena.war(5), 1, "RELENTE");
        assertEquals(List.of("para conquistarlo harían falta 2 unidades"), cautions(near, 1, "INVADIR MASTIL"));
        assertEquals(
                List.of("tus unidades solas no bastan: entre todos hacen falta 2"),
                cautions(near, 1, "INVADIR MASTIL", "ALIANZA MASTIL CON #2 PARA #1"));
        assertEquals(
                List.of("para conquistarlo harían falta 2 unidades"),
                cautions(near, 1, "INVADIR MASTIL", "ALIANZA ORILLA CON #2 PARA #1"));
    }

    /** What an alliance gives away is not told, or counted, as one's own. */
    @Test
    void anAllianceForSomebodyElseSaysWhoseThePlanetWouldBe() {
        Outlook outlook =
                outlook(Arena.owning(Arena.war(5), 1, "BAJAMAR"), "INVADIR ORILLA x2", "ALIANZA ORILLA CON #2 PARA #2");
        assertEquals(
                "si la alianza vale, el planeta es de Banda 2",
                said(outlook.line(1).told()).get(2));
        assertTrue(said(outlook.cautions())
                .contains("Alianzas y cambios no están en estas cuentas: dependen de otra hoja."));
    }

    @Test
    void whatConquersWithoutOnesOwnDefenceIsNotCautioned() {
        assertEquals(List.of(), cautions(Arena.owning(Arena.war(5), 1, "BAJAMAR"), 1, "INVADIR ORILLA x2"));
    }

    /** Passing does not take back what else is on the sheet. */
    @Test
    void passingBesideOtherOrdersIsCautioned() {
        assertEquals(List.of(), cautions(war, 1, "NADA"));
        assertEquals(
                List.of("tienes otras órdenes, y se cumplen igual"), cautions(war, 2, "DEFENDER VENTISCA", "NADA"));
        assertEquals(
                List.of("tienes otras órdenes, y se cumplen igual"), cautions(war, 1, "NADA", "DEFENDER VENTISCA"));
    }

    @Test
    void whoGivesAwayTheLastPlanetIsCautioned() {
        War two = Arena.owning(war, 1, "VENTISCA", "ORILLA");
        assertEquals(List.of(), cautions(two, 1, "CEDER ORILLA A #2"));
        assertEquals(List.of("te quedarías sin planetas"), cautions(war, 1, "CEDER VENTISCA A #2"));
    }

    @Test
    void whoGivesUpIsToldWhatBecomesOfThePlanets() {
        assertEquals(
                List.of("abandonas la partida y tus planetas quedan vacíos"),
                cautions(war, 1, "RENDIRSE " + Arena.GAME.law(war).names(ONE).get(0)));
    }

    /** CE-04 and CE-05: a deed of the turn's events is judged by what the sheet does alone, one of its start is not. */
    @Test
    void aDeedThatTheSheetDoesNotDoIsCautioned() {
        War sector = sector();
        assertEquals(
                List.of("con lo que hay en tu hoja no se cumple"),
                cautions(sector, 2, "INVADIR CADIA x4", "GESTA CAD"));
        assertEquals(List.of(), cautions(sector, 2, "INVADIR CADIA x5", "GESTA CAD"));
    }

    /** The figures of a sheet go by silence, which only matters where it attacks. */
    @Test
    void whoAttacksIsToldThatTheOthersAreTakenToBeSilent() {
        War near = Arena.owning(Arena.war(5), 1, "BAJAMAR");
        assertEquals(
                List.of("Las cuentas valen si las demás bandas no se cruzan."),
                said(outlook(near, "INVADIR ORILLA x2").cautions()));
        assertEquals(List.of(), said(outlook(near, "DEFENDER BAJAMAR").cautions()));
    }

    /** A sheet that passes or gives up has nothing left to do, and no deeds to claim after giving up. */
    @Test
    void whoPassesIsNotRemindedOfActions() {
        assertEquals(List.of(), said(outlook(war, "NADA").unused()));
        assertEquals(
                List.of(),
                said(outlook(war, "RENDIRSE " + Arena.GAME.law(war).names(ONE).get(0))
                        .unused()));
        assertEquals(1, said(outlook(war).unused()).size());
    }

    @Test
    void whatIsLeftToDoIsAClause() {
        Outlook outlook = outlook(Arena.owning(Arena.war(5), 1, "BAJAMAR"), "INVADIR ORILLA");
        assertEquals(List.of("te queda una acción"), said(outlook.unused()));
    }

    /** Whatever the others leave undone: points, planets and next turn's actions are those of the turn played so. */
    @Test
    void theStoreIsWhatTheTurnGivesIfAllOthersAreSilent() {
        int[] compared = {0};
        for (int seats = 4; seats <= 10; seats += 3) {
            SelfPlay<War> game = SelfPlay.of(Arena.HOSTED, seats, Collections.emptySortedMap(), seats);
            game.play(
                    8,
                    played -> played.sheets().forEach((seat, sheet) -> {
                        if (played.before().stage() == Stage.ORDERS) {
                            compare(played.before(), seat, sheet);
                            compared[0]++;
                        }
                    }));
        }
        assertTrue(compared[0] > 100, "compared " + compared[0]);
    }

    private static void compare(War before, Seat seat, OrderSheet sheet) {
        War after = Arena.HOSTED
                .ruleset()
                .play()
                .resolve(before, Map.of(seat, sheet), Arena.NO_DICE)
                .state();
        List<StoreRow> rows =
                Arena.HOSTED.ruleset().think().outlook(before, seat, sheet).store();
        assertEquals(
                Budget.of(Arena.GAME.law(before), seat).actions(), rows.get(0).before());
        assertEquals(Arena.GAME.law(after).planets(seat).size(), rows.get(1).after());
        assertEquals(after.band(seat).score(), rows.get(2).after());
        if (after.stage() == Stage.ORDERS && rows.size() > 3) {
            assertEquals(
                    Budget.of(Arena.GAME.law(after), seat).actions(),
                    rows.get(3).after());
        }
    }

    @Test
    void aKindOfOrderThatCannotStandSaysWhy() {
        assertEquals("no controlas ningún sector entero", hindrance("defend-sector"));
        assertEquals(
                "Los Lugartenientes los nombra quien vence, al acabar la partida; todavía no es el momento.",
                hindrance("lieutenants"));
    }

    private String hindrance(String key) {
        OrderType<?> type = Arena.GAME.orders().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        ParamQuery query =
                new ParamQuery(ONE, OrderSheet.EMPTY, type, type.params().get(0).name(), Collections.emptySortedMap());
        return said(List.of(Arena.HOSTED.ruleset().think().hindrance(war, query).orElseThrow()))
                .get(0);
    }

    private static Outlook outlook(War war, String... lines) {
        return Arena.HOSTED.ruleset().think().outlook(war, ONE, Arena.sheet(war, lines));
    }

    /** The first band owns all of GTE, beside Cadia. */
    private War sector() {
        return Arena.owning(
                Arena.war(5),
                1,
                Arena.GAME.law(war).galaxy().sector("GTE").orElseThrow().planets().stream()
                        .map(Planet::id)
                        .toArray(String[]::new));
    }

    private static List<String> cautions(War war, int line, String... lines) {
        return said(outlook(war, lines).line(line).cautions());
    }

    private static List<String> said(List<Message> messages) {
        List<String> said = new ArrayList<>();
        messages.forEach(message -> said.add(WORDS.say(message, seat -> "Banda " + seat.number())));
        return said;
    }
}
