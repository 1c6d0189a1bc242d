package heraldo.bot.sandbox;

import heraldo.bot.witness.BareJda;
import java.util.EnumSet;
import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.checkboxgroup.CheckboxGroup;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.filedisplay.FileDisplay;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.radiogroup.RadioGroup;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.entities.emoji.Emoji;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.utils.FileUpload;

/** A small bot on the real JDA that lays out its messages with every kind of component. */
final class LayoutBot extends ListenerAdapter implements AutoCloseable {
    private final JDA jda;
    private final byte[] picture;

    /**
     * Comes in.
     *
     * @param picture bytes of the picture that it shows
     */
    LayoutBot(Sandbox sandbox, byte[] picture) throws InterruptedException {
        this.picture = picture.clone();
        jda = BareJda.connect(
                        sandbox.token(),
                        sandbox.restUrl(),
                        sandbox.gatewayUrl(),
                        EnumSet.of(GatewayIntent.GUILD_MESSAGES),
                        this)
                .jda();
        jda.updateCommands().addCommands(Commands.slash("desk", "A whole desk")).complete();
    }

    JDA jda() {
        return jda;
    }

    /** A message with everything in it. */
    Container post(String title) {
        FileUpload map = FileUpload.fromData(picture, "map.png");
        return Container.of(
                        TextDisplay.of("## " + title + "\n-# Small <t:1795978800:R>"),
                        MediaGallery.of(MediaGalleryItem.fromFile(map).withDescription("A map of the land")),
                        Section.of(Button.secondary("read", "Read"), TextDisplay.of("*A long story*")),
                        Section.of(
                                Thumbnail.fromFile(FileUpload.fromData(picture, "crest.png"))
                                        .withDescription("A crest"),
                                TextDisplay.of("**Blue** +6\n- one\n- two\n> said")),
                        Separator.createDivider(Separator.Spacing.SMALL),
                        FileDisplay.fromFile(FileUpload.fromData("record".getBytes(), "record.txt")),
                        ActionRow.of(StringSelectMenu.create("add")
                                .setPlaceholder("Add an order…")
                                .setRequiredRange(1, 2)
                                .addOption("Gather", "gather", "2 of wheat")
                                .addOption("Fight", "fight")
                                .addOption("Build", "build")
                                .build()),
                        ActionRow.of(StringSelectMenu.create("line")
                                .setPlaceholder("A line…")
                                .addOptions(SelectOption.of("Up", "up")
                                        .withDescription("One line higher")
                                        .withEmoji(Emoji.fromUnicode("⬆️")))
                                .addOption("Down", "down")
                                .build()),
                        ActionRow.of(Button.primary("ask", "Orders"), Button.success("done", "Done")))
                .withAccentColor(0xAA3300);
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        event.replyComponents(post("Desk")).useComponentsV2().setEphemeral(true).queue();
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        event.editComponents(Container.of(TextDisplay.of("Chose " + event.getValues())))
                .useComponentsV2()
                .queue();
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        event.replyModal(Modal.create("form", "Build")
                        .addComponents(
                                TextDisplay.of("You have 3 of gold"),
                                Label.of(
                                        "Where",
                                        "a hex",
                                        StringSelectMenu.create("where")
                                                .addOption("G5 Alborada", "G5", "2 of wheat")
                                                .build()),
                                Label.of("How much", TextInput.of("much", TextInputStyle.SHORT)),
                                Label.of(
                                        "Mode",
                                        RadioGroup.create("mode")
                                                .addOption("Peace", "p")
                                                .addOption("War", "w", "dear")
                                                .build()),
                                Label.of(
                                        "Who",
                                        CheckboxGroup.create("who")
                                                .addOption("Blue", "1")
                                                .addOption("Red", "2")
                                                .setRequired(false)
                                                .build()))
                        .build())
                .queue();
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        List<Object> given = List.of(
                event.getValue("where").getAsStringList(),
                event.getValue("much").getAsString(),
                event.getValue("mode").getAsString(),
                event.getValue("who").getAsStringList());
        event.reply("Given " + given).queue();
    }

    @Override
    public void close() {
        jda.shutdownNow();
    }
}
