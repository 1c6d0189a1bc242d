package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The chronicle calls things by their names, and what did not happen is not told. */
class SentencesTest {

    private static final Units ARMY = new Units(0, 1);

    @Test
    void independentsAreCalledSoAndNotByTheirCode() {
        assertEquals(
                "H7: Brumaria (1 ejército, fuerza 1) ataca a los independientes (1 ejército, fuerza 1).",
                spanish("battle.sides", sides(Owner.P2, Owner.IND)));
        assertEquals("Los independientes: 🎲 3 y 4, total 7.", spanish("battle.roll", roll(0)));
        assertEquals("Los independientes: 🎲 3 y 4, bonificación 1, total 8.", spanish("battle.roll", roll(1)));
        assertEquals(
                "Ganan los independientes por 3; Brumaria pierde 1 ejército.",
                spanish("battle.won", won(Owner.IND, Owner.P2, ARMY)));
        assertEquals(
                "The independents win by 3; Brumaria loses 1 army.",
                say(Languages.ENGLISH, "battle.won", won(Owner.IND, Owner.P2, ARMY)));
        assertEquals(
                "H7: el asentamiento independiente está en revuelta.",
                spanish("conflict.revolt", "hex", "H7", "owner", Say.owner(Owner.IND)));
    }

    @Test
    void aDefeatThatCostsNobodyNamesNoLoss() {
        assertEquals("Gana Brumaria por 3.", spanish("battle.won", won(Owner.P2, Owner.IND, Units.NONE)));
    }

    @Test
    void aStoreTellsOnlyWhatMoved() {
        assertEquals(
                "antes O5 · entra O2 · queda O7 (límite 10)",
                spanish(
                        "store.line",
                        "before",
                        "O5",
                        "spent",
                        Say.brief(Stock.NONE),
                        "gained",
                        "O2",
                        "lost",
                        Say.brief(Stock.NONE),
                        "after",
                        "O7",
                        "limit",
                        10));
    }

    @Test
    void aProvinceIsToldByWhatItHas() {
        assertEquals(
                "Era 1; unidades: 1 ejército.",
                spanish(
                        "report.province",
                        "era",
                        1,
                        "units",
                        Say.units(ARMY),
                        "towns",
                        Message.of("nothing"),
                        "buildings",
                        Message.of("nothing")));
        assertEquals("El almacén está vacío.", spanish("report.stock", "stock", Say.stock(Stock.NONE)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chronicle.no-orders",
                "chronicle.no-battles",
                "chronicle.no-events",
                "chronicle.no-conflicts",
                "event.none",
                "ballad.no-stories"
            })
    void whatDidNotHappenHasNoWords(String key) {
        assertEquals("", spanish(key));
        assertEquals("", say(Languages.ENGLISH, key));
    }

    @Test
    void aMissionIsCalledByItsName() {
        MissionBook missions = Table.GAME.missions();
        Message quest = missions.describe(missions.reveal("MA13", Table.realm(1)));
        for (Locale language : List.of(Languages.SPANISH, Languages.ENGLISH)) {
            assertFalse(Table.FOLDER.bundle(language).say(quest, seat -> "").contains("MA13"));
        }
        assertEquals(
                "Nueva misión mayor: «Maestros de obra» (8 de Fama). Construye tres edificios desde ahora.",
                spanish("quest.revealed-major", "quest", quest));
        assertEquals(
                "MA13 · «Maestros de obra» (8 de Fama). Construye tres edificios desde ahora.",
                spanish("report.quest", "id", "MA13", "quest", quest),
                "the report names the code by which a tribute is ordered");
    }

    private static Object[] sides(Owner attacker, Owner defender) {
        return new Object[] {
            "hex", "H7",
            "attacker", Say.owner(attacker),
            "attackerUnits", Say.units(ARMY),
            "attackerStrength", "1",
            "defender", Say.owner(defender),
            "defenderUnits", Say.units(ARMY),
            "defenderStrength", "1"
        };
    }

    private static Object[] roll(int bonus) {
        return new Object[] {"owner", Say.owner(Owner.IND), "dice", List.of(3, 4), "bonus", bonus, "total", 7 + bonus};
    }

    private static Object[] won(Owner winner, Owner loser, Units losses) {
        return new Object[] {
            "winner", Say.owner(winner),
            "difference", 3,
            "loser", Say.owner(loser),
            "losses", Say.units(losses)
        };
    }

    private static String spanish(String key, Object... namesAndValues) {
        return say(Languages.SPANISH, key, namesAndValues);
    }

    private static String say(Locale language, String key, Object... namesAndValues) {
        return Table.FOLDER.bundle(language).say(Message.of(key, namesAndValues), SentencesTest::name);
    }

    private static String name(Seat seat) {
        return List.of("Alborada", "Brumaria", "Cimera").get(seat.number() - 1);
    }
}
