package heraldo.bot.app;

import heraldo.bot.witness.Visitor;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.stream.Stream;
import org.openqa.selenium.Keys;

/**
 * A game as two people begin it.
 *
 * @param options what the game master wants otherwise
 * @param joinings what the two type to take a seat
 * @param orders a paste of each of them for the first turn
 * @param told what the chronicle says of it
 */
record Opening(String game, String options, List<String> joinings, List<String> orders, String told) {
    /** One of the games, unless whole samples are drawn: another one for every page, so that each is seen on some page. */
    static Stream<Opening> some(Stream<Opening> all, String game) {
        return all.filter(opening -> Sampling.whole() || opening.game().equals(game));
    }

    /** The game master opens the campaign. */
    void open(Visitor visitor) {
        visitor.become("gm");
        visitor.send("campaña nueva juego:" + game() + " nombre:La Mesa " + options()
                + "plazo:0 20 * * * zona:Europe/Madrid margen:0");
        visitor.press("Abrirla");
        visitor.await("[data-channel='crónica']");
    }

    /** The two take their seats, and the game begins. */
    void join(Visitor visitor) {
        for (int i = 0; i < joinings().size(); i++) {
            visitor.become("p" + (i + 1));
            visitor.enter("diplomacia");
            visitor.send(joinings().get(i));
            visitor.lastMessage("Ahora eres");
        }
        visitor.become("gm");
        visitor.enter("diplomacia");
        visitor.command("campaña empezar");
        visitor.type(Keys.ENTER);
        if (!options().contains("puestos:" + joinings().size() + " ")) {
            visitor.press("Empezar ya");
        }
        visitor.lastMessage("La partida empieza");
    }

    @Override
    public String toString() {
        return game;
    }
}
