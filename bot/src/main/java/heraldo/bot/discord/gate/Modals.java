package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import net.dv8tion.jda.api.components.ModalTopLevelComponent;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;

/** Makes modals. */
final class Modals {

    /** More than this is not written on one line. */
    private static final int ONE_LINE = 100;

    private final ComponentIds componentIds;

    Modals(ComponentIds componentIds) {
        this.componentIds = componentIds;
    }

    Modal modal(ModalForm form) {
        Modal.Builder modal =
                Modal.create(componentIds.issue(form.componentId()), DiscordLimit.MODAL_TITLE.cut(form.title()));
        form.fields().stream().map(Modals::part).forEach(modal::addComponents);
        return modal.build();
    }

    private static ModalTopLevelComponent part(ModalForm.Field field) {
        return switch (field) {
            case ModalForm.Note note -> TextDisplay.of(DiscordLimit.CARD_PAGE.cut(note.text()));
            case ModalForm.Input input -> input(input);
            case ModalForm.Menu menu -> menu(menu);
        };
    }

    private static Label menu(ModalForm.Menu menu) {
        return Label.of(
                DiscordLimit.MODAL_LABEL.cut(menu.label()),
                DiscordLimit.MODAL_LABEL_ABOUT.cut(menu.hint()),
                Menus.of(menu.name(), "", menu.choices(), menu.least(), menu.most())
                        .setRequired(menu.least() > 0)
                        .build());
    }

    private static Label input(ModalForm.Input input) {
        TextInputStyle style = input.most() > ONE_LINE ? TextInputStyle.PARAGRAPH : TextInputStyle.SHORT;
        int most = Math.min(input.most(), DiscordLimit.MODAL_TEXT.most());
        TextInput.Builder text = TextInput.create(input.name(), style)
                .setRequired(input.needed())
                .setPlaceholder(input.hint().isEmpty() ? null : DiscordLimit.PLACEHOLDER.cut(input.hint()))
                .setMaxLength(most);
        // What was typed into the command is longer than the box: it is cut in front of its writer, who sees it.
        input.value()
                .filter(value -> !value.isBlank())
                .map(value -> value.substring(0, Math.min(value.length(), most)))
                .ifPresent(text::setValue);
        String about = input.about().isEmpty() ? null : DiscordLimit.MODAL_LABEL_ABOUT.cut(input.about());
        return Label.of(DiscordLimit.MODAL_LABEL.cut(input.label()), about, text.build());
    }
}
