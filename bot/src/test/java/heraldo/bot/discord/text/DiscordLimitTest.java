package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.modals.Modal;
import org.junit.jupiter.api.Test;

/** The table of limits agrees with the library that speaks to Discord, wherever that knows a limit. */
class DiscordLimitTest {

    @Test
    void theLibraryKnowsTheSameLimits() {
        Map<DiscordLimit, Integer> known = Map.ofEntries(
                Map.entry(DiscordLimit.CONTENT, Message.MAX_CONTENT_LENGTH),
                Map.entry(DiscordLimit.EMBEDS, Message.MAX_EMBED_COUNT),
                Map.entry(DiscordLimit.EMBED_TEXT, MessageEmbed.EMBED_MAX_LENGTH_BOT),
                Map.entry(DiscordLimit.EMBED_TITLE, MessageEmbed.TITLE_MAX_LENGTH),
                Map.entry(DiscordLimit.EMBED_DESCRIPTION, MessageEmbed.DESCRIPTION_MAX_LENGTH),
                Map.entry(DiscordLimit.CARD_TEXT, Message.MAX_CONTENT_LENGTH_COMPONENT_V2),
                Map.entry(DiscordLimit.CARD_PARTS, Message.MAX_COMPONENT_COUNT_IN_COMPONENT_TREE),
                Map.entry(DiscordLimit.EMBED_FIELD_VALUE, MessageEmbed.VALUE_MAX_LENGTH),
                Map.entry(DiscordLimit.FILES, Message.MAX_FILE_AMOUNT),
                Map.entry(DiscordLimit.ROWS, Message.MAX_COMPONENT_COUNT),
                Map.entry(DiscordLimit.OPTIONS, CommandData.MAX_OPTIONS),
                Map.entry(DiscordLimit.COMMAND_NAME, CommandData.MAX_NAME_LENGTH),
                Map.entry(DiscordLimit.COMMAND_ABOUT, CommandData.MAX_DESCRIPTION_LENGTH),
                Map.entry(DiscordLimit.CHOICES, OptionData.MAX_CHOICES),
                Map.entry(DiscordLimit.CHOICE_NAME, OptionData.MAX_CHOICE_NAME_LENGTH),
                Map.entry(DiscordLimit.CHOICE_VALUE, OptionData.MAX_CHOICE_VALUE_LENGTH),
                Map.entry(DiscordLimit.BUTTON_LABEL, Button.LABEL_MAX_LENGTH),
                Map.entry(DiscordLimit.CUSTOM_ID, Button.ID_MAX_LENGTH),
                Map.entry(DiscordLimit.MODAL_TITLE, Modal.MAX_TITLE_LENGTH),
                Map.entry(DiscordLimit.MODAL_INPUTS, Modal.MAX_COMPONENTS),
                Map.entry(DiscordLimit.MODAL_LABEL, Label.LABEL_MAX_LENGTH),
                Map.entry(DiscordLimit.MODAL_TEXT, TextInput.MAX_VALUE_LENGTH),
                Map.entry(DiscordLimit.PLACEHOLDER, TextInput.MAX_PLACEHOLDER_LENGTH));
        Map<DiscordLimit, Integer> ours =
                known.keySet().stream().collect(Collectors.toMap(limit -> limit, DiscordLimit::most));
        assertEquals(known, ours);
    }

    @Test
    void whatIsCutFitsAndSaysSo() {
        for (DiscordLimit limit : DiscordLimit.values()) {
            if (limit.most() > 1 && limit.most() < 10_000) {
                String cut = limit.cut("🙂".repeat(limit.most()));
                assertTrue(limit.holds(cut), limit.name());
                assertTrue(cut.endsWith("…"), limit.name());
                assertEquals(-1, cut.indexOf('\uFFFD'));
            }
        }
        assertEquals("short", DiscordLimit.CONTENT.cut("short"));
    }

    @Test
    void aTitleIsCutBetweenTwoWords() {
        DiscordLimit title = DiscordLimit.MODAL_TITLE;
        assertEquals(
                "Una provincia pasa a tener justo esa…",
                title.cut("Una provincia pasa a tener justo esa cantidad de un recurso"));
        assertEquals("Una provincia", title.cut("Una provincia"));
        assertTrue(title.holds(title.cut("a " + "b".repeat(90))));
    }
}
