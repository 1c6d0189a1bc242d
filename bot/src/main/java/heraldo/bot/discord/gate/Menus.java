package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import java.util.List;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;

/** Makes menus within Discord's limits: of more lines than a menu takes, the first are offered. */
final class Menus {

    private Menus() {}

    /**
     * A menu.
     *
     * @param id what choosing in it means, or the name of the field it fills in
     * @param hint stands in it while nothing is chosen
     */
    static StringSelectMenu.Builder of(String id, String hint, List<MenuChoice> choices, int least, int most) {
        List<SelectOption> lines = choices.stream()
                .limit(DiscordLimit.SELECT_OPTIONS.most())
                .map(Menus::line)
                .toList();
        StringSelectMenu.Builder menu = StringSelectMenu.create(id)
                .addOptions(lines)
                .setRequiredRange(least, Math.max(1, Math.min(most, lines.size())));
        return hint.isBlank() ? menu : menu.setPlaceholder(DiscordLimit.PLACEHOLDER.cut(hint));
    }

    private static SelectOption line(MenuChoice choice) {
        SelectOption line = SelectOption.of(DiscordLimit.CHOICE_NAME.cut(choice.label()), choice.value())
                .withDefault(choice.chosen());
        return choice.about().isBlank() ? line : line.withDescription(DiscordLimit.CHOICE_NAME.cut(choice.about()));
    }
}
