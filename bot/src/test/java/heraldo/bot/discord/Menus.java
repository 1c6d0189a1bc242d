package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import java.util.List;

/** Chooses in the menus of an order desk in anybody's name. */
final class Menus {

    /** So many fields are asked for one by one before a form opens, or the order stands. */
    private static final int MOST_QUESTIONS = 6;

    private final Forger forger;
    private final ComponentIds componentIds;

    Menus(Forger forger, ComponentIds componentIds) {
        this.forger = forger;
        this.componentIds = componentIds;
    }

    /** The values that a menu offers. */
    static List<String> offered(JsonNode menu) {
        return menu.path("options").findValuesAsText("value");
    }

    /** Chooses a value and, for whatever is asked then, what is offered first; what came of it last. */
    Forger.Heard follow(User user, Channel place, JsonNode menu, String value) {
        Forger.Heard heard = choose(user, place, menu, value);
        for (int asked = 0; asked < MOST_QUESTIONS && asks(heard); asked++) {
            JsonNode question = heard.menus().getFirst();
            heard = choose(user, place, question, offered(question).getFirst());
        }
        return heard;
    }

    private Forger.Heard choose(User user, Channel place, JsonNode menu, String value) {
        return forger.choose(user, place, menu.path("custom_id").asText(), value);
    }

    /** Whether a desk asks for a field of an order. */
    private boolean asks(Forger.Heard heard) {
        return heard.menus().stream()
                .flatMap(menu -> componentIds.read(menu.path("custom_id").asText()).stream())
                .anyMatch(id -> id.action().equals("desk.value"));
    }
}
