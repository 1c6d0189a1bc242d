package heraldo.rules.ruleset.caos.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a player is told of his means, and what is proposed to him. */
class FaceTest {

    private final War start = Arena.war(5);

    private static String spanish(Message message) {
        Bundle words = Arena.HOSTED.folder().bundle(Languages.SPANISH);
        return words.say(message, seat -> words.ways("seat." + seat.number()).get(0));
    }

    private static String forecast(War war, String... lines) {
        return Arena.HOSTED.ruleset().think().forecast(war, Arena.seat(1), Arena.sheet(war, lines)).stream()
                .map(FaceTest::spanish)
                .collect(Collectors.joining(" "));
    }

    @Test
    void theForecastNamesEverySourceAndTheSurcharge() {
        War war = Arena.owning(start, 1, "RELENTE", "CENIZA", "MASTIL", "SALOBRE", "HACHAZO");
        String told = forecast(war, "INVADIR Prisma");
        assertTrue(told.startsWith("Tienes 7 acciones: 1 por estar en la partida"), told);
        assertTrue(told.contains("cuestan 2 acciones (1 de recargo"), told);
        assertTrue(told.endsWith("te quedan 5."), told);
    }

    @Test
    void tzeentchTakesTheSurchargeOff() {
        War war = Arena.owning(start, 1, "ORACULO", "VENTISCA")
                .with(Arena.seat(1), band -> Band.of(band.name(), Faith.TZEENTCH));
        String told = forecast(war, "INVADIR Prisma");
        assertTrue(
                told.contains("cuestan 1 acción (1 de recargo por cruzar el Límite, menos 1 gracias a Tzeentch)"),
                told);
    }

    @Test
    void suggestionsReachOnlyWhereTheBandDoes() {
        War war = Arena.owning(start, 1, "VIGILIA");
        List<String> targets = suggested(war, "invade", "planet");
        assertTrue(targets.containsAll(List.of("CADIA", "YUNQUE", "RELENTE", "MATADERO")), targets.toString());
        assertFalse(targets.contains("VIGILIA"), "one's own");
        assertFalse(targets.contains("ORILLA"), "too far");
        assertEquals(List.of("VIGILIA"), suggested(war, "cede", "planet"));
    }

    @Test
    void onlyDeedsThatMayStandAreSuggested() {
        War war = Arena.owning(start, 1, "VIGILIA", "RELENTE", "VENTISCA");
        List<String> deeds = suggested(war, "deed", "code");
        assertEquals("ARM", deeds.get(0), "what is met already comes first");
        assertFalse(deeds.contains("CRA"), "not for this faith");
    }

    private static List<String> suggested(War war, String key, String param) {
        OrderType<?> type = Arena.HOSTED.orders().types().stream()
                .filter(each -> each.key().equals(key))
                .findFirst()
                .orElseThrow();
        return Arena.HOSTED
                .ruleset()
                .think()
                .suggest(war, new ParamQuery(Arena.seat(1), OrderSheet.EMPTY, type, param, new TreeMap<>()));
    }

    @Test
    void theReportTellsTheReaderWhatHeCouldClaim() {
        War war = Arena.owning(start, 1, "VIGILIA", "RELENTE", "VENTISCA");
        String own = text(Arena.HOSTED.ruleset().tell().report(war, Viewer.of(Arena.seat(1))));
        assertTrue(own.contains("Llamada del Arma Demonio (ARM)"), own);
        assertTrue(own.contains("Cadia (vacío, Condiciones Extremas, 3 habitantes imperiales y 1 de Recursos)"), own);
        String others = text(Arena.HOSTED.ruleset().tell().report(war, Viewer.SPECTATOR));
        assertFalse(others.contains("reclámala"), others);
    }

    private static String text(Chronicle chronicle) {
        return chronicle.sections().stream()
                .flatMap(section -> section.entries().stream())
                .map(entry -> spanish(entry.text()))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void theFameTableHasItsColumnsAndSharedRanks() {
        War war = start.with(Arena.seat(3), band -> band.scored(12));
        Standings table = Arena.HOSTED.ruleset().play().standings(war);
        assertEquals(14, table.columns().size());
        assertEquals(Arena.seat(3), table.rows().get(0).seat());
        int rank = table.columns().indexOf("rank");
        assertEquals(
                List.of(1, 2, 2, 2, 2),
                table.rows().stream().map(row -> row.cells().get(rank)).toList());
    }
}
