package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu.SelectTarget;

/** Makes what can be pressed in a message, with ids that nobody else can make. */
final class Controls {

    private final ComponentIds componentIds;

    Controls(ComponentIds componentIds) {
        this.componentIds = componentIds;
    }

    /** Buttons in rows. */
    List<ActionRow> rows(List<AnswerButton> buttons) {
        int width = DiscordLimit.BUTTONS_IN_ROW.most();
        List<ActionRow> rows = new ArrayList<>();
        for (int i = 0; i < buttons.size(); i += width) {
            rows.add(ActionRow.of(buttons.subList(i, Math.min(i + width, buttons.size())).stream()
                    .map(this::button)
                    .toList()));
        }
        return rows;
    }

    /** A menu in a row of its own. */
    ActionRow row(Card.Menu menu) {
        return ActionRow.of(
                Menus.of(componentIds.issue(menu.componentId()), menu.hint(), menu.choices(), 1, menu.most())
                        .build());
    }

    /** A menu of people in a row of its own. */
    ActionRow row(Card.People people) {
        return row(SelectTarget.USER, people.componentId(), people.hint());
    }

    /** A menu of roles in a row of its own. */
    ActionRow row(Card.Roles roles) {
        return row(SelectTarget.ROLE, roles.componentId(), roles.hint());
    }

    private ActionRow row(SelectTarget target, ComponentId componentId, String hint) {
        return ActionRow.of(EntitySelectMenu.create(componentIds.issue(componentId), target)
                .setPlaceholder(DiscordLimit.PLACEHOLDER.cut(hint))
                .build());
    }

    /** A button. */
    Button button(AnswerButton key) {
        ButtonStyle style = switch (key.weight()) {
            case MAIN -> ButtonStyle.PRIMARY;
            case SIDE -> ButtonStyle.SECONDARY;
            case CONSENT -> ButtonStyle.SUCCESS;
            case DANGER -> ButtonStyle.DANGER;
        };
        return Button.of(style, componentIds.issue(key.componentId()), DiscordLimit.BUTTON_LABEL.cut(key.label()));
    }
}
