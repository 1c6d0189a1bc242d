package heraldo.bot.discord;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import java.util.List;

/** Sheets as the box of their players' desks has them, in the lines that may be typed; and how lines read on the desk itself. */
final class Lines {

    private Lines() {}

    /** Somebody's sheet, in their own language. */
    static List<String> of(Person person) {
        return in(person.use("orders paste").asked());
    }

    /** What stands in a box for lines. */
    static List<String> in(Form box) {
        String text = box.json()
                .path("components")
                .path(0)
                .path("component")
                .path("value")
                .asText();
        return text.isEmpty() ? List.of() : List.of(text.split("\n"));
    }

    /** A line as a desk tells it in words. */
    static String words(int line, String desk) {
        String start = "**" + line + ". ";
        int from = desk.indexOf(start) + start.length();
        return desk.substring(from, desk.indexOf("**", from));
    }

    /** Whether a desk says that a line stands. */
    static boolean stands(int line, String desk) {
        return desk.contains("✔ **" + line + ". ");
    }
}
