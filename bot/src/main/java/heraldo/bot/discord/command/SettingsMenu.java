package heraldo.bot.discord.command;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The menus and switches of a panel of settings: each changes one of them.
 *
 * @param change keeps what was chosen for a setting, nothing if that makes no sense, and shows the panel anew
 * @param shown the panel as it is
 */
record SettingsMenu(Panel panel, Change change, Function<Call, Card> shown) implements ComponentHandler {

    /** Between a setting and its value. */
    static final String IS = "=";

    /** The two panels: personal settings and those of a server. */
    enum Panel {
        PERSONAL("settings.own", "settings personal"),
        SERVER("settings.house", "settings server");

        private final String action;
        private final String command;

        Panel(String action, String command) {
            this.action = action;
            this.command = command;
        }

        /**
         * Returns the component id of a setting's control.
         *
         * @param what the setting's name, with its value if no menu gives one
         */
        ComponentId componentId(long user, String what) {
            return ComponentId.of(action, user, what);
        }
    }

    /** The action on a choice: applies it, and shows the panel anew. */
    @FunctionalInterface
    interface Change {
        Answer settled(Call call, String setting, List<String> values);
    }

    @Override
    public String action() {
        return panel.action;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return panel.command;
    }

    @Override
    public Optional<Card> standing(Admitted admitted) {
        return Optional.of(shown.apply(admitted.call()));
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        String argument = call.componentId().orElseThrow().argument();
        String setting = argument.split(IS, 2)[0];
        List<String> chosen = call.chosen(Call.CHOSEN).isEmpty() ? List.of(argument) : call.chosen(Call.CHOSEN);
        List<String> values = chosen.stream()
                .filter(each -> each.startsWith(setting + IS) || role(setting, each))
                .map(each -> each.substring(each.indexOf(IS) + 1))
                .toList();
        return change.settled(call, setting, values);
    }

    /** Returns whether a value is a role id from a role menu, which has no setting in front. */
    private static boolean role(String setting, String value) {
        return ServerWishes.ROLES.contains(setting) && value.matches("\\d{1,20}");
    }
}
