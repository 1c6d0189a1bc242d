package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Alba, Bruno and Frank are sometimes away, come back with one press, and ask one another for time. */
@Tag("slow")
class AbsenceTest {

    @TempDir
    Path folder;

    private Table table;
    private Person alba;
    private Person bruno;

    @BeforeEach
    void theGameIsOn() {
        table = Table.bare(folder, Cast.ofSix());
        table.open("Reinos", "paciencia", "strict");
        table.start();
        alba = table.alba;
        bruno = table.bruno;
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    @Tag("long")
    @Test
    void everybodyMayReadTheStepsAndTheGameMasterChangesThem() {
        String info = alba.use("campaña info").text();
        assertTrue(info.contains("puede faltar un turno sin que cuente"), info);
        assertTrue(info.contains("Después, un turno más se juega según las reglas."), info);
        assertTrue(info.contains("Después juega un regente"), info);
        assertTrue(info.contains("Tras 3 turnos seguidos sin mandar nada"), info);
        Table.refused(table.gm.use("dirección ausencia"), "Di qué quieres cambiar");
        table.gm.use("dirección ausencia", "paciencia", "patient", "contar-fijas", "false");
        await(alba, "crónica", "4 turnos excusados por persona");
        String changed = alba.use("campaña info").text();
        assertTrue(changed.contains("pero no cuenta como si la hubiera mandado"), changed);
        assertTrue(table.gm.use("dirección actos").text().contains("4 turnos excusados"));
    }

    @Tag("long")
    @Test
    void everybodyMayReadHowRequestsAreGrantedAndTheGameMasterChangesIt() {
        String info = alba.use("campaña info").text();
        assertTrue(info.contains("hacen falta: más de la mitad; en una emergencia, la mitad."), info);
        assertTrue(info.contains("Se dan 3 prórrogas en toda la campaña, de 48 horas como mucho"), info);
        table.gm.use("dirección ausencia", "votos", "two_thirds", "prórrogas", "1", "horas-prórroga", "72");
        String told = await(alba, "crónica", "cómo se conceden las prórrogas").text();
        assertTrue(told.contains("hacen falta: dos tercios; en una emergencia, la mitad."), told);
        assertTrue(told.contains("una prórroga en toda la campaña, de 72 horas como mucho"), told);
        assertTrue(table.gm.use("dirección actos").text().contains("dos tercios"));
        assertTrue(alba.use("campaña info").text().contains("hacen falta: dos tercios"));
        alba.use("pedir prórroga", "horas", "70");
        String request =
                await(bruno, "crónica", "pide 70 horas más para este turno").text();
        assertTrue(request.contains("hacen falta en esta campaña: dos tercios."), request);
        Table.refused(bruno.use("pedir pausa", "días", "8"), "");
    }

    @Test
    void whoSendsNothingIsToldAndOnePressBringsHimBack() {
        table.endTurn();
        Said excused = alba.await("No mandaste hoja en el turno que ha acabado");
        assertTrue(excused.text().contains("ya no te queda ninguno más"), excused.text());
        table.endTurn();
        Said warned = alba.await("Si tampoco la mandas en el próximo, jugará por ti un regente");
        table.endTurn();
        alba.await("ha jugado por ti un regente");
        String status = alba.use("campaña info").text();
        assertTrue(status.contains("· regente"), status);
        String post = await(alba, "crónica", "· regente").text();
        assertTrue(post.contains("**Alborada** · regente"), post);
        String back = alba.press(warned, "He vuelto").text();
        assertTrue(back.contains("**Alborada** está en tus manos: nadie juega por ti"), back);
        assertFalse(back.contains("lo que faltaste no cuenta"), "excused turns stay spent");
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void daysAwayAreBookedShownAndCalledOff() {
        assertTrue(alba.use("ausente").text().contains("No tienes dicho ningún día"));
        assertTrue(alba.complete("ausente", "hasta", "").contains("7 días"));
        assertFalse(alba.complete("ausente", "desde", "").contains("7 días"));
        Said booked = alba.use("ausente", "hasta", "7 días").said();
        assertTrue(booked.text().contains("en todas tus campañas de este servidor"), booked.text());
        assertTrue(booked.text().contains("En **Reinos** te queda un turno excusado"), booked.text());
        Table.refused(alba.use("ausente", "hasta", "el otro día"), "no es un día que yo entienda");
        Table.refused(alba.use("ausente", "desde", "2020-01-01"), "ya ha pasado");
        String both = alba.use("ausente", "desde", "24 de diciembre", "hasta", "6/1", "campaña", "Reinos")
                .text();
        assertTrue(both.contains("24 de diciembre de ") && both.contains("en **Reinos**"), both);
        Said shown = alba.use("ausente").said();
        String off = alba.press(shown, "Quitarlos").text();
        assertTrue(off.contains("ya no tienes dicho ningún día"), off);
        assertTrue(alba.use("ausente").text().contains("No tienes dicho ningún día"));
    }

    @Test
    void aRequestIsVotedOnInPublicAndAPasserbyChangesNothing() {
        String asked = alba.use("pedir prórroga", "horas", "5").text();
        assertTrue(asked.contains("tu voto a favor ya cuenta"), asked);
        Said request = await(bruno, "crónica", "pide 5 horas más para este turno");
        assertEquals(List.of("A favor", "En contra"), request.buttons());
        assertTrue(request.text().contains("A favor: 1 · Alborada"), request.text());
        Person passerby = table.stage.person("p4");
        Table.refused(passerby.in("crónica").press(request, "En contra"), "");
        assertTrue(await(bruno, "crónica", "En contra: nadie").text().contains("A favor: 1"), "it stays as it was");
        var due = table.due();
        bruno.in("crónica").press(request, "A favor");
        Said granted = await(bruno, "crónica", "A favor: 2 · Alborada y Brumaria");
        assertTrue(granted.text().contains("Concedida"), granted.text());
        assertFalse(granted.buttons().contains("A favor"), granted.buttons().toString());
        await(bruno, "crónica", "Quienes juegan alargan el plazo");
        assertEquals(due.plusSeconds(5 * 3600), table.due());
        assertTrue(table.gm.use("dirección actos").text().contains("Quienes juegan alargan el plazo"));
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void aRequestThatHasRunOutSaysSoAndCannotBePressed() {
        alba.use("pedir pausa", "días", "2");
        Said request = await(bruno, "crónica", "pide una pausa de 2 días");
        assertEquals(List.of("A favor", "En contra"), request.buttons());
        String panel = table.gm.in("diplomacia").use("dirección panel").text();
        assertTrue(panel.contains("**Alborada** pide una pausa de 2 días. A favor: 1; en contra: 0"), panel);
        table.endTurn();
        Said lapsed = await(bruno, "crónica", "Caducada");
        assertEquals(request.id(), lapsed.id());
        assertTrue(lapsed.text().contains("pide una pausa de 2 días"), lapsed.text());
        assertEquals(List.of(), lapsed.buttons());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void whoeverTakesAnOfferedSeatGetsThatOne() {
        for (int turn = 1; turn <= 4; turn++) {
            table.endTurn();
        }
        Person carmen = table.stage.person("p3");
        Said offered = await(carmen, "crónica", "El puesto de **Cimera** está libre");
        assertEquals(List.of("#1", "#2", "#3"), carmen.in("diplomacia").complete("campaña unirse", "puesto", ""));
        String list = carmen.use("campaña lista").text();
        assertTrue(list.contains("3 puestos libres de 3"), list);
        String info = carmen.use("campaña info").text();
        assertTrue(info.matches("(?s).*Cimera\\*\\*: .* · regente; libre para quien lo quiera.*"), info);
        String panel = table.gm.in("diplomacia").use("dirección panel").text();
        assertTrue(
                panel.matches("(?s).*Cimera.* · en su lugar juega un regente · libre para quien lo quiera.*"), panel);
        String taken = carmen.in("crónica").press(offered, "Tomar un puesto").text();
        assertTrue(taken.contains("Cimera"), taken);
    }
}
