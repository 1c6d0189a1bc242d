package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign is directed by pressing: its hours, its people, its end. */
@Tag("slow")
class PanelTest {

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Hijos");
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void everybodyGoesHome() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private Said panel() {
        return gm.use("dirección panel").said();
    }

    /** Chooses a line of one of the menus. */
    private Said choose(Said shown, String value) {
        return gm.select(shown, value).said();
    }

    /** What the bot has written to somebody alone. */
    private static Said letter(Person person, String words) {
        Waiting.until("a letter", person::hasLetters);
        return person.inLetters().await(words);
    }

    @Test
    void thePanelShowsWhoIsWaitedForAndMovesTheDeadline() {
        Said panel = panel();
        assertTrue(panel.whispered());
        assertTrue(panel.text().contains("Dirección · Los Hijos"), panel.text());
        assertTrue(panel.text().contains("⏳ ") && panel.text().contains("aún no está lista"), panel.text());
        assertTrue(
                panel.json().toString().contains("Alargar 6 horas"),
                panel.json().toString());
        Instant due = table.due();
        Said longer = choose(panel, "+24");
        assertTrue(longer.text().contains("alarga el plazo"), longer.text());
        assertEquals(due.plus(Duration.ofHours(24)), table.due());
        assertEquals(panel.id(), longer.id());
        Said asked = choose(longer, "+336");
        assertTrue(asked.text().contains("14 días"), asked.text());
        gm.press(asked, "No hacer nada");
        assertEquals(due.plus(Duration.ofHours(24)), table.due());
        choose(panel(), "pause");
        assertTrue(panel().text().contains("En pausa: el turno no tiene plazo"), panel().text());
        choose(panel(), "resume");
        Form form = gm.select(panel(), "days").asked();
        Said changed = gm.fill(form, "SUN,WED", "21:30", "Europe/Madrid").said();
        assertTrue(changed.text().contains("los miércoles y domingos a las 21:30"), changed.text());
        Form late = gm.select(changed, "days").asked();
        Said refused = gm.fill(late, "SUN,WED", "25:99", "Europe/Madrid").said();
        assertEquals(changed.id(), refused.id());
        assertTrue(refused.text().contains("✖ ") && refused.text().contains("no es una hora"), refused.text());
        assertTrue(refused.text().contains("Dirección · Los Hijos"), refused.text());
        assertTrue(choose(refused, "pause").text().contains("En pausa: el turno no tiene plazo"));
    }

    @Tag("long")
    @Test
    void whatTheCommandsDoIsAskedLikeOnThePanel() {
        Instant due = table.due();
        String asked = gm.use("dirección prorrogar", "horas", "170").text();
        assertTrue(asked.contains("170 horas"), asked);
        assertEquals(due, table.due());
        Said later = gm.use("dirección prorrogar", "horas", "192").said();
        assertTrue(later.text().contains("8 días"), later.text());
        assertTrue(gm.press(later, "Alargar el plazo").text().contains("alarga el plazo"));
        assertEquals(due.plus(Duration.ofHours(192)), table.due());
        assertTrue(gm.use("dirección prorrogar", "horas", "168").text().startsWith("Se publica"));
        Instant now = table.due();
        String far = day(now.plus(Duration.ofDays(9)));
        Said wanted = gm.use("dirección plazo", "fecha", far).said();
        assertTrue(wanted.text().contains("El turno acabará"), wanted.text());
        assertEquals(now, table.due());
        Said panel = gm.press(wanted, "No hacer nada").said();
        Said form = gm.fill(gm.select(panel, "until").asked(), far).said();
        assertTrue(form.text().contains("El turno acabará"), form.text());
        assertEquals(now, table.due());
        Said moved = gm.press(form, "Cambiar el final del turno").said();
        assertTrue(moved.text().contains("✔"), moved.text());
        assertTrue(table.due().isAfter(now.plus(Duration.ofDays(8))), "it is done");
        String near = day(table.due().plus(Duration.ofDays(1)));
        assertTrue(gm.use("dirección plazo", "fecha", near).text().startsWith("Se publica"));
    }

    private static String day(Instant instant) {
        return instant.toString().substring(0, 10) + " 12:00";
    }

    @Tag("long")
    @Test
    void resolvingAtOnceIsAskedWithWhoIsMissing() {
        table.alba.use("órdenes listo");
        assertTrue(panel().text().contains("Alba · hoja lista"), panel().text());
        Said asked = choose(panel(), "resolve");
        assertTrue(asked.text().contains("Aún no están listas las hojas de"), asked.text());
        gm.press(asked, "Resolver ya");
        await(gm, "crónica", "El turno 2 admite órdenes");
    }

    @Test
    void aPlayerWhoIsAwayIsReplacedByWhoeverWantsTheSeat() {
        Person bruno = table.bruno.in("brumaria");
        bruno.use("kaixiflan pasar");
        bruno.fill(bruno.use("tratado ofrecer").asked(), "1", "Paz en el valle.", "0", "secret");
        Said treaty = table.alba.await("Te llega un tratado de Brumaria");
        table.alba.press(table.alba.press(treaty, "Ver el tratado").said(), "Firmar");
        Said seat = choose(panel(), "2");
        assertTrue(seat.buttons().contains("Ofrecerlo a todos"), seat.buttons().toString());
        bruno.use("órdenes listo");
        Said asked = gm.press(seat, "Ofrecerlo a todos").said();
        assertTrue(asked.text().contains("Bruno lleva Brumaria. Se ofrecerá a quien lo quiera"), asked.text());
        assertEquals(List.of("Ofrecerlo a todos", "No hacer nada"), asked.buttons());
        Said done = gm.press(asked, "Ofrecerlo a todos").said();
        assertTrue(done.text().contains("Brumaria · ofrecido a quien lo quiera"), done.text());
        Said warned = await(bruno, "brumaria", "La dirección ha ofrecido tu puesto a quien lo quiera");
        assertEquals(List.of("He vuelto"), warned.buttons());
        assertEquals(1, warned.json().path("mentions").size(), "he is called, wherever he is");
        Person carmen = table.stage.person("p3");
        Said offer = await(carmen, "crónica", "La dirección ofrece **Brumaria** a quien lo quiera");
        String seen = carmen.press(offer, "Ver el puesto").text();
        assertTrue(seen.contains("te ofrecen"), seen);
        String taken = carmen.press(offer, "Ocuparlo").text();
        assertTrue(taken.contains("Brumaria es ahora cosa tuya"), taken);
        await(carmen, "crónica", "**Brumaria** está ahora en manos de");
        String late = table.stage.person("guest").press(offer, "Ver el puesto").text();
        assertTrue(late.contains("te ofrecían **Brumaria**. La oferta ya no está en pie."), late);
        Said welcome = await(carmen, "brumaria", "Este es el canal privado de");
        assertTrue(
                welcome.buttons().contains("Cómo están las cosas"),
                welcome.buttons().toString());
        Said sheet = carmen.await("En la hoja hay órdenes de quien llevaba antes el puesto");
        assertTrue(sheet.text().contains("se juegan así: el turno acaba"), sheet.text());
        assertEquals(List.of("Mis órdenes"), sheet.buttons());
        Said dossier = carmen.press(welcome, "Cómo están las cosas").said();
        assertTrue(dossier.whispered());
        assertTrue(dossier.text().contains("Hoja pendiente"), dossier.text());
        assertTrue(dossier.text().contains("La dejó quien llevaba antes el puesto"), dossier.text());
        assertTrue(dossier.text().contains("se juega así: el turno acaba"), dossier.text());
        String desk = carmen.in("brumaria").use("órdenes ver").text();
        assertTrue(desk.contains("Esta hoja la dejó quien llevaba antes el puesto"), desk);
        assertFalse(desk.contains("Has dado tu hoja por lista"), "Bruno was ready, Carmen is not");
        assertTrue(panel().text().contains("· Carmen · su hoja aún no está lista"), panel().text());
        assertTrue(dossier.text().contains("Tratados en vigor"), dossier.text());
        assertTrue(dossier.text().contains("Con Alborada · en vigor"), dossier.text());
        assertTrue(dossier.text().contains("Paz en el valle"), dossier.text());
        assertTrue(dossier.text().contains("Almacén"), dossier.text());
        Waiting.until("the end of #brumaria for Bruno", () -> !bruno.channels().contains("brumaria"));
        Weather weather = new Weather(table);
        Waiting.until("#brumaria-cerrado", () -> weather.has("brumaria-cerrado"));
        assertNotEquals(
                weather.find("brumaria").id(), weather.find("brumaria-cerrado").id());
        Table.refused(carmen.press(offer, "Ocuparlo"), "ya no está en pie");
    }

    @Tag("long")
    @Test
    void aStandInPlaysForSomeTurnsAndGivesTheSeatBack() {
        Said turns = gm.press(choose(panel(), "3"), "Suplente por unos turnos").said();
        Said people = gm.select(turns, "1").said();
        Person carmen = table.stage.person("p3");
        Said asked = gm.pick(people, carmen).said();
        assertTrue(asked.text().contains("durante un turno"), asked.text());
        Said invited = gm.press(asked, "Enviar la invitación").said();
        assertTrue(invited.text().contains("ofrecido a"), invited.text());
        Said letter = letter(carmen, "Te ofrecen **Cimera**");
        assertTrue(carmen.press(letter, "Ocuparlo").text().contains("Cimera es ahora cosa tuya"));
        await(carmen, "crónica", "lleva **Cimera** como suplente");
        assertTrue(panel().text().contains("suplente, un turno más"), panel().text());
        table.endTurn();
        await(carmen, "crónica", "**Cimera** vuelve a manos de");
        Said back = await(table.frank, "cimera", "**Cimera** vuelve a ser tu puesto");
        assertTrue(back.text().contains("<@" + table.frank.id() + ">"), back.text());
        assertTrue(back.buttons().contains("Mis órdenes"), back.buttons().toString());
        Waiting.until("the end of #cimera for Carmen", () -> !carmen.channels().contains("cimera"));
    }

    private Said replacesBruno(Person guest) {
        return gm.pick(gm.press(choose(panel(), "2"), "Sustituir").said(), guest)
                .said();
    }

    private Said invitesToTheSecondSeat(Person guest) {
        return gm.pick(gm.press(choose(panel(), "2"), "Invitar").said(), guest).said();
    }

    @Tag("long")
    @Test
    void whoInvitesSeesHowReliableTheGuestIsIfTheServerWantsIt() {
        table.bruno.in("brumaria").use("kaixiflan pasar");
        table.endTurn();
        Said seat = choose(panel(), "2");
        gm.press(gm.press(seat, "Sacar del puesto").said(), "Sacar del puesto");
        Said farewell = letter(table.bruno, "La dirección te ha sacado de **Brumaria**");
        assertTrue(farewell.text().contains("La partida se puede seguir en <#"), farewell.text());
        gm.press(gm.pick(choose(panel(), "bar"), table.bruno).said(), "Readmitir");
        String asks = invitesToTheSecondSeat(table.bruno).text();
        assertFalse(asks.contains("a tiempo"), asks);
        assertTrue(asks.contains("Hasta que responda, el puesto sigue libre para cualquiera."), asks);
        gm.press(table.gm.use("ajustes servidor").said(), "Enseñar cómo cumplen");
        Person carmen = table.stage.person("p3");
        String unknown = invitesToTheSecondSeat(carmen).text();
        assertTrue(unknown.contains("aún no ha tenido que entregar ningún turno"), unknown);
        Said asked = invitesToTheSecondSeat(table.bruno);
        assertTrue(asked.text().contains("ha entregado a tiempo: 1 de 1"), asked.text());
        Said offered = gm.press(asked, "Enviar la invitación").said();
        assertTrue(offered.text().contains("turnos a tiempo: 1 de 1"), offered.text());
        String told =
                await(carmen, "crónica", "La dirección ofrece **Brumaria**").text();
        assertFalse(told.contains("a tiempo"), told);
    }

    @Test
    void whoeverIsTakenOutIsToldWhyAndComesBackOnlyWhenReadmitted() {
        Said asked = gm.press(choose(panel(), "2"), "Sacar del puesto").said();
        assertTrue(asked.text().contains("No podrá volver a la campaña"), asked.text());
        assertEquals(List.of("Sacar del puesto", "Sacar y decir por qué…", "No hacer nada"), asked.buttons());
        gm.fill(gm.press(asked, "Sacar y decir por qué…").asked(), "Por insultar a Alba.");
        letter(table.bruno, "La dirección te ha sacado de **Brumaria**");
        letter(table.bruno, "Su motivo: «Por insultar a Alba». Para volver");
        Waiting.until(
                "the end of #brumaria for Bruno", () -> !table.bruno.channels().contains("brumaria"));
        Reply back = table.bruno.in("diplomacia").use("campaña unirse");
        Table.refused(back, "no te deja jugar en ella. Su motivo: «Por insultar a Alba». Si lo quieres");
        Said free = await(table.bruno, "crónica", "retira a Bruno de **Brumaria**");
        assertFalse(free.text().contains("insultar"), "the reason is for Bruno alone");
        Said readmits = gm.pick(choose(panel(), "bar"), table.bruno).said();
        assertTrue(
                readmits.text().contains("no puede jugar en la campaña por este motivo: «Por insultar"),
                readmits.text());
        gm.press(readmits, "Readmitir");
        letter(table.bruno, "Puedes volver a jugar");
        assertTrue(table.bruno.in("diplomacia").use("campaña unirse").text().contains("Ahora eres **Brumaria**"));
        assertTrue(audit().contains("readmite a una persona"), audit());
    }

    @Test
    void whoCannotBeAskedOrBarredIsNamedBeforeTheQuestion() {
        Said barred = gm.pick(choose(panel(), "bar"), table.alba).said();
        assertTrue(barred.text().contains("Alba tiene un puesto en esta campaña"), barred.text());
        assertFalse(barred.buttons().contains("Vetar"), barred.buttons().toString());
        Said seated = replacesBruno(table.alba);
        assertTrue(seated.text().contains("Alba ya tiene un puesto en esta campaña"), seated.text());
        gm.press(gm.press(choose(panel(), "1"), "Sacar del puesto").said(), "Sacar del puesto");
        Said knowing = replacesBruno(table.alba);
        assertTrue(knowing.text().contains("Alba ya conoce los secretos de Alborada"), knowing.text());
        assertFalse(
                knowing.buttons().contains("Enviar la invitación"),
                knowing.buttons().toString());
    }

    @Test
    void whoeverIsBarredTakesNoSeat() {
        Person carmen = table.stage.person("p3");
        gm.press(gm.pick(choose(panel(), "bar"), carmen).said(), "Vetar");
        letter(carmen, "no te deja jugar en ella");
        gm.press(gm.press(choose(panel(), "2"), "Sacar del puesto").said(), "Sacar del puesto");
        Table.refused(carmen.in("diplomacia").use("campaña unirse"), "no te deja jugar en ella");
    }

    @Test
    void theDirectionIsHandedOverAndTakenFromWhoeverIsSilent() {
        Person carmen = table.stage.person("p3");
        Said people = choose(panel(), "hand");
        Said asked = gm.pick(people, carmen).said();
        gm.press(asked, "Ofrecer la dirección");
        Said letter = letter(carmen, "Te ofrecen dirigir");
        assertTrue(carmen.press(letter, "Dirigirla").text().contains("Ahora diriges"));
        await(gm, "crónica", "dirige la campaña desde ahora");
        Table.refused(gm.in("diplomacia").use("dirección panel"), "la dirección de Los Hijos");
        String taken = carmen.in("diplomacia").use("dirección panel").text();
        assertTrue(taken.contains("Dirección · Los Hijos"), taken);
    }

    @Test
    void whoeverComesBackKeepsTheSeat() {
        choose(panel(), "2");
        gm.press(gm.use("dirección sustituir", "puesto", "Brumaria").said(), "Ofrecerlo a todos");
        table.bruno.in("brumaria").use("kaixiflan pasar");
        Person carmen = table.stage.person("p3");
        Said offer = await(carmen, "crónica", "La dirección ofrece **Brumaria**");
        Table.refused(carmen.press(offer, "Ocuparlo"), "ha vuelto");
    }

    @Test
    void whatCannotBeUndoneIsAskedAndTheCampaignEnds() {
        Said asked = choose(panel(), "end");
        assertTrue(asked.text().contains("sin que gane nadie"), asked.text());
        gm.press(asked, "Terminar la campaña");
        Said told = await(table.alba, "crónica", "La dirección da la campaña por terminada");
        assertTrue(told.text().contains("**Brumaria** · **"), told.text());
        assertFalse(told.text().contains("```"), "no tables of codes: " + told.text());
        Said own = await(table.bruno, "brumaria", "La dirección da la campaña por terminada. No gana nadie.");
        assertEquals(List.of("Clasificación"), own.buttons(), "no turn has ended, and there is nothing to write");
        assertTrue(own.text().contains("**Brumaria** · **"), own.text());
        Said archive = choose(gm.use("dirección archivar").said(), "archive");
        assertTrue(archive.text().contains("Aquí tienes antes el registro, por si quieres guardarlo."), archive.text());
        assertFalse(archive.text().contains("álbum"), "nothing was played to its end");
        Said again = gm.press(archive, "Archivar los canales").said();
        assertTrue(again.text().contains("no se vuelven a abrir"), again.text());
        assertFalse(audit().contains("se cierran"), "asked once, nothing is closed");
        gm.press(again, "Archivar los canales");
        assertTrue(audit().contains("Los canales de la campaña se cierran"), audit());
    }

    private String audit() {
        return gm.use("dirección actos").text();
    }

    @Tag("long")
    @Test
    void theThemeTheAlbumAndTheRecordAreThereToo() {
        Said themes = choose(panel(), "theme");
        assertTrue(themes.text().contains("¿Cómo se dibujan las imágenes de la campaña?"), themes.text());
        Said first = choose(themes, "paper");
        assertTrue(first.text().contains("✔ La dirección elige el tema"), first.text());
        assertTrue(choose(choose(first, "theme"), "night").text().contains("Papel → Noche"));
        assertTrue(audit().contains("cambia el tema de las imágenes de la campaña: Papel → Noche"), audit());
        Said early = choose(panel(), "album");
        assertTrue(early.text().contains("✖ Todavía no ha acabado ningún turno"), early.text());
        Said record = choose(panel(), "record");
        assertTrue(record.text().contains("El registro público"), record.text());
        assertEquals(1, record.shown().size());
        assertTrue(audit().contains("se lleva el registro público"), audit());
        table.endTurn();
        Said album = choose(gm.press(record, "Volver").said(), "album");
        assertTrue(album.text().contains("abre la página que trae"), album.text());
        assertEquals(1, album.shown().size());
    }

    @Test
    void whoIsRemindedIsRemindedInPublic() {
        gm.press(panel(), "Avisar a Alba");
        table.alba.await("no has enviado órdenes");
        assertTrue(audit().contains("manda un aviso a Alborada"), audit());
    }

    @Tag("long")
    @Test
    void theRulesOfAbsenceAndOfWordsAreChangedInForms() {
        Form press = gm.select(panel(), "press").asked();
        Said silent = gm.fill(press, "PUBLIC", "NONE", "0").said();
        assertTrue(silent.text().contains("cambia la prensa"), silent.text());
        await(
                table.alba,
                "crónica",
                "Mientras se dan órdenes, solo en público; tras el cierre, no hay. Todo va firmado.");
        await(table.alba, "crónica", "Hasta ahora: abierta, en público y en privado; sin firma, 3 por turno y puesto.");
        Form absence = gm.select(panel(), "absence").asked();
        Said patient = gm.fill(absence, "", "5", "6", "all", "").said();
        assertTrue(patient.text().contains("5 turnos excusados"), patient.text());
        String audit = table.alba.use("dirección actos").text();
        assertTrue(audit.contains("Hasta ahora: 2 turnos excusados por persona"), audit);
        assertTrue(audit.contains("Votos a favor que hacen falta: todos"), audit);
        Form again = gm.select(panel(), "absence").asked();
        String same = gm.fill(again, "", "5", "6", "all", "").text();
        assertTrue(same.contains("Así está ya"), same);
        String wrong = gm.fill(gm.select(panel(), "absence").asked(), "", "no", "6", "all", "")
                .text();
        assertTrue(wrong.contains("«no» no vale"), wrong);
    }

    @Tag("long")
    @Test
    void theCampaignGoesBackByPressing() {
        table.alba.use("kaixiflan pasar");
        table.endTurn();
        Said asked = choose(panel(), "back");
        assertTrue(asked.text().contains("¿Abrir de nuevo el turno 1?"), asked.text());
        gm.press(asked, "No hacer nada");
        assertEquals(2, table.turn().number());
        gm.press(choose(panel(), "back"), "Abrir de nuevo el turno 1");
        await(table.alba, "crónica", "La dirección vuelve atrás: el turno 1");
        assertEquals(1, table.turn().number());
        await(
                table.alba,
                "alborada",
                "ha abierto otra vez el turno 1, con la hoja que mandaste, y puedes cambiarla hasta");
        await(table.bruno, "brumaria", "ha abierto otra vez el turno 1, y puedes dar órdenes hasta");
        Said part = await(table.bruno, "brumaria", "El turno 1 ha terminado");
        Table.refused(table.bruno.press(part, "Mi parte"), "lo que pasó en el turno 1 ya no vale");
        for (String command : List.of("informe", "parte")) {
            Table.refused(table.bruno.use(command, "turno", "1"), "lo que pasó en el turno 1 ya no vale");
        }
    }
}
