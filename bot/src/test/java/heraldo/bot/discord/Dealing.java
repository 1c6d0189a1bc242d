package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.util.ArrayList;
import java.util.List;

/** How players deal by buttons. */
final class Dealing {

    private static final String SEE = "Ver la oferta";

    private Dealing() {}

    /** Offers a line to whoever is named on the button. */
    static Said send(Person person, Said desk, int line, String to) {
        return person.press(desk, "Ofrecer la " + line + " a " + to).said();
    }

    /** Opens what a message in the own channel says has come; the channel itself says no more than these words. */
    static Said see(Person person, String words) {
        return see(person, words, person.await(words));
    }

    /** Opens what a message says that came after another one with the same words. */
    static Said seeAnother(Person person, Said before, String words) {
        return see(person, words, person.awaitAnother(before, words));
    }

    private static Said see(Person person, String words, Said post) {
        String text = post.text().replaceAll("<@\\d+>", "").strip();
        assertEquals(words, text.replaceAll("[\\n#]", "").strip());
        Said seen = person.press(post, SEE).said();
        assertTrue(seen.whispered(), "its reader alone sees it");
        return seen;
    }

    /** What the first menu of a form has chosen already. */
    static String chosen(Form form) {
        JsonNode options =
                form.json().path("components").path(0).path("component").path("options");
        for (JsonNode option : options) {
            if (option.path("default").asBoolean()) {
                return option.path("value").asText();
            }
        }
        throw new AssertionError("nothing is chosen: " + form.json());
    }

    /** What a menu of a form has chosen already. */
    static List<String> chosen(Form form, int field) {
        List<String> chosen = new ArrayList<>();
        form.json()
                .path("components")
                .path(field)
                .path("component")
                .path("options")
                .forEach(option -> {
                    if (option.path("default").asBoolean()) {
                        chosen.add(option.path("value").asText());
                    }
                });
        return chosen;
    }
}
