package heraldo.bot.discord;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Kind;
import java.util.List;

/** The people of another server, in which a campaign is played, too. */
final class Neighbours {
    private static final String CHIEF = "gm2";

    private Neighbours() {}

    /** Founds their server; the bot is in it. */
    static Guild found(Table table) {
        Cast cast = new Cast(
                "Vecinos", List.of(new Cast.Part(CHIEF, "Vecina", Kind.GM, "es-ES")), Cast.INVITED, Cast.USUAL);
        Guild guild = table.stage.sandbox().found(cast);
        Waiting.until("the server", () -> table.stage.contact(guild) == Contact.OPEN);
        return guild;
    }

    /** Somebody directs a campaign there, and stands in its chronicle. */
    static Person running(Table table, String name) {
        Person chief = table.stage.person(CHIEF);
        String[] options = {
            "juego", "mill", "nombre", name, "plazo", "0 20 * * *", "zona", "Europe/Madrid", "puestos", "2"
        };
        chief.press(chief.use("campaña nueva", options).said(), "Abrirla");
        Table.await(chief, "crónica", "Se buscan jugadores");
        Table.begin(chief.in("diplomacia"));
        Table.await(chief, "crónica", "El turno 1 admite órdenes");
        return chief;
    }
}
