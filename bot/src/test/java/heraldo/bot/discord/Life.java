package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.sandbox.person.Person;
import java.util.function.Consumer;

/**
 * A campaign that comes to every progress there is, by what people type, by the clock and by a turn that cannot be played.
 * At each of them everything can be tried, since nothing comes of it.
 */
final class Life {

    private final Company company;
    private final Stage stage;
    private final Person gm;
    private final Rehearsal rehearsal;
    private final Consumer<Progress> look;

    private Life(Company company, Consumer<Progress> look) {
        this.company = company;
        this.stage = company.table.stage;
        this.gm = company.table.gm;
        this.rehearsal = stage.rehearse();
        this.look = look;
    }

    /** Lives it all, with a look at every progress. */
    static void of(Company company, Consumer<Progress> look) {
        Life life = new Life(company, look);
        life.form();
        life.open();
        life.hold();
        life.lock();
        life.crash();
        life.end();
    }

    private void form() {
        at(Progress.FORMING);
    }

    private void open() {
        stage.perform();
        company.begin();
        stage.rehearse();
        at(Progress.OPEN);
    }

    private void hold() {
        rehearsal.end();
        say("dirección opción", "opción", "endgame.maxTurns", "valor", "1");
        say("dirección pausar");
        rehearsal.begin();
        at(Progress.HELD);
    }

    /** The clerk who would play the turn does not work. */
    private void lock() {
        rehearsal.end();
        resolve();
        rehearsal.begin();
        at(Progress.LOCKED);
    }

    /** The turn cannot be read when it is played, and afterwards it can. */
    private void crash() {
        Runnable mend = stage.spoil();
        stage.perform();
        await(Progress.CRASHED);
        mend.run();
        stage.rehearse();
        at(Progress.CRASHED);
    }

    private void end() {
        stage.perform();
        resolve();
        await(Progress.ENDED);
        Table.await(gm, "Actas", "Final de la cadena de los dados");
        stage.rehearse();
        at(Progress.ENDED);
    }

    private void say(String command, String... options) {
        String answer = gm.in("diplomacia").use(command, options).text();
        assertFalse(answer.startsWith("✖"), answer);
    }

    private void resolve() {
        String answer = Table.resolve(gm.in("diplomacia")).text();
        assertFalse(answer.contains("✖"), answer);
    }

    private void await(Progress progress) {
        Waiting.until("a tutorial that is " + progress, () -> progress() == progress);
    }

    private void at(Progress progress) {
        assertEquals(progress, progress());
        rehearsal.writes();
        look.accept(progress);
    }

    private Progress progress() {
        CampaignOffice office = stage.office();
        CampaignId campaign = company.campaign();
        return Progress.of(
                office.campaigns().roster(campaign).campaign(), office.archive().newest(campaign));
    }
}
