package heraldo.bot.sandbox;

import static heraldo.bot.sandbox.Wrong.form;
import static heraldo.bot.sandbox.Wrong.list;
import static heraldo.bot.sandbox.Wrong.x;

import java.util.stream.Stream;

/** Commands that Discord refuses. */
final class WrongCommands {
    private static final String APP = "/applications/APP/commands";

    private WrongCommands() {}

    private static String command(String inside) {
        return "{\"name\":\"move\",\"description\":\"x\"," + inside + "}";
    }

    private static String option(String rest) {
        return "{\"type\":3,\"name\":\"hex\",\"description\":\"x\"" + rest + "}";
    }

    static Stream<Wrong> all() {
        return Stream.of(
                form("a name with a capital", APP, "{\"name\":\"Move\",\"description\":\"x\"}", "name"),
                form("a name with a blank", APP, "{\"name\":\"a b\",\"description\":\"x\"}", "name"),
                form("a name of 33", APP, "{\"name\":\"" + x(33) + "\",\"description\":\"x\"}", "name"),
                form("no description", APP, "{\"name\":\"move\"}", "description"),
                form(
                        "a description of 101",
                        APP,
                        "{\"name\":\"move\",\"description\":\"" + x(101) + "\"}",
                        "description"),
                form(
                        "an unknown language",
                        APP,
                        command("\"name_localizations\":{\"xx\":\"mover\"}"),
                        "name_localizations/xx"),
                form(
                        "a localised name with a capital",
                        APP,
                        command("\"name_localizations\":{\"es-ES\":\"Mover\"}"),
                        "name_localizations/es-ES"),
                form(
                        "26 options",
                        APP,
                        command("\"options\":[" + list(26, "{\"type\":3,\"name\":\"o#\",\"description\":\"x\"}") + "]"),
                        "options"),
                form(
                        "the same option twice",
                        APP,
                        command("\"options\":[" + list(2, option("")) + "]"),
                        "options/1/name"),
                form(
                        "two options called the same in one language",
                        APP,
                        command("\"options\":["
                                + option(",\"name_localizations\":{\"es-ES\":\"casilla\"}")
                                + ",{\"type\":3,\"name\":\"b\",\"description\":\"x\","
                                + "\"name_localizations\":{\"es-ES\":\"casilla\"}}]"),
                        "options/1/name_localizations"),
                form(
                        "an option called in one language as another one is called everywhere",
                        APP,
                        command("\"options\":["
                                + option("")
                                + ",{\"type\":3,\"name\":\"b\",\"description\":\"x\","
                                + "\"name_localizations\":{\"es-ES\":\"hex\"}}]"),
                        "options/1/name_localizations"),
                form(
                        "required after optional",
                        APP,
                        command("\"options\":[" + option("")
                                + ",{\"type\":3,\"name\":\"b\",\"description\":\"x\",\"required\":true}]"),
                        "options/1/required"),
                form(
                        "26 choices",
                        APP,
                        command("\"options\":["
                                + option(",\"choices\":[" + list(26, "{\"name\":\"#\",\"value\":\"#\"}") + "]") + "]"),
                        "options/0/choices"),
                form(
                        "choices with autocomplete",
                        APP,
                        command("\"options\":["
                                + option(",\"autocomplete\":true,\"choices\":[{\"name\":\"a\",\"value\":\"a\"}]")
                                + "]"),
                        "options/0/autocomplete"),
                form(
                        "a subcommand beside a value",
                        APP,
                        command("\"options\":[{\"type\":1,\"name\":\"a\",\"description\":\"x\"}," + option("") + "]"),
                        "options/1/type"),
                new Wrong(
                        "101 commands",
                        "PUT",
                        APP,
                        "[" + list(101, "{\"name\":\"c#\",\"description\":\"x\"}") + "]",
                        400,
                        30032,
                        ""),
                new Wrong(
                        "two of a name",
                        "PUT",
                        APP,
                        "[" + list(2, "{\"name\":\"c\",\"description\":\"x\"}") + "]",
                        400,
                        50035,
                        ""),
                form(
                        "8001 letters in all",
                        APP,
                        command("\"options\":["
                                + list(
                                        25,
                                        "{\"type\":3,\"name\":\"o#\",\"description\":\"x\",\"choices\":["
                                                + list(4, "{\"name\":\"" + x(40) + "\",\"value\":\"" + x(41) + "\"}")
                                                        .replaceFirst("x", "y")
                                                + "]}")
                                + "]"),
                        "_errors"));
    }
}
