package heraldo.bot.sandbox;

import heraldo.bot.witness.BareJda;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.utils.FileUpload;

/** A small bot on the real JDA that uses every kind of answer once. */
final class TinyBot extends ListenerAdapter implements AutoCloseable {
    static final byte[] PICTURE = "not much of a picture".getBytes(StandardCharsets.UTF_8);

    private final JDA jda;

    TinyBot(Sandbox sandbox, GatewayIntent... intents) throws InterruptedException {
        // On a busy machine it may take longer than Discord allows.
        sandbox.world().interactions().patience(Duration.ofMinutes(1));
        jda = BareJda.connect(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl(), List.of(intents), this)
                .jda();
        jda.updateCommands()
                .addCommands(
                        greet(),
                        Commands.slash("map", "A picture"),
                        Commands.slash("form", "A form"),
                        Commands.slash("sleep", "Never answers"))
                .complete();
    }

    private static SlashCommandData greet() {
        OptionData name = new OptionData(OptionType.STRING, "name", "Whom", true)
                .setNameLocalization(DiscordLocale.SPANISH, "nombre")
                .setAutoComplete(true)
                .setMaxLength(20);
        OptionData times = new OptionData(OptionType.INTEGER, "times", "How often").setRequiredRange(1, 3);
        SubcommandData somebody = new SubcommandData("somebody", "Greets somebody")
                .setNameLocalization(DiscordLocale.SPANISH, "alguien")
                .addOptions(name, times);
        return Commands.slash("greet", "Greets")
                .setNameLocalization(DiscordLocale.SPANISH, "saludar")
                .addSubcommands(somebody);
    }

    JDA jda() {
        return jda;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        switch (event.getName()) {
            case "greet" -> {
                String text = "Hello " + event.getOption("name").getAsString();
                event.reply(text).setEphemeral(true).addComponents(controls()).queue();
            }
            case "map" ->
                event.deferReply()
                        .queue(hook -> hook.editOriginal("The map")
                                .setEmbeds(new EmbedBuilder()
                                        .setTitle("Map")
                                        .setImage("attachment://map.png")
                                        .build())
                                .setFiles(
                                        FileUpload.fromData(PICTURE, "map.png").setDescription("A map"))
                                .queue(sent -> hook.sendMessage("Enjoy")
                                        .setEphemeral(true)
                                        .queue()));
            case "form" ->
                event.replyModal(Modal.create("form", "A form")
                                .addComponents(Label.of(
                                        "Orders",
                                        TextInput.create("orders", TextInputStyle.PARAGRAPH)
                                                .setMaxLength(100)
                                                .build()))
                                .build())
                        .queue();
            default -> {
                /* stays silent */
            }
        }
    }

    private static List<ActionRow> controls() {
        return List.of(
                ActionRow.of(
                        Button.primary("again", "Again"),
                        Button.danger("gone", "Gone").asDisabled()),
                ActionRow.of(StringSelectMenu.create("colour")
                        .addOption("Red", "red")
                        .addOption("Blue", "blue")
                        .build()));
    }

    @Override
    public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
        event.replyChoiceStrings(event.getFocusedOption().getValue() + "na", "Zoe")
                .queue();
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        event.editMessage("Hello again").queue();
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        event.deferEdit()
                .queue(hook -> hook.editOriginal("Chose " + event.getValues()).queue());
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        event.reply("You wrote " + event.getValue("orders").getAsString()).queue();
    }

    @Override
    public void close() {
        jda.shutdownNow();
    }
}
