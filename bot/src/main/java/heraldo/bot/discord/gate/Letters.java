package heraldo.bot.discord.gate;

import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Pages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.components.MessageTopLevelComponent;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Turns an answer or a card into the messages that carry it, each within Discord's limits. */
public final class Letters {

    private final Controls controls;
    private final CommandMentions mentions;

    public Letters(ComponentIds componentIds, CommandMentions mentions) {
        this.controls = new Controls(componentIds);
        this.mentions = mentions;
    }

    /**
     * The messages of a card, at least one.
     *
     * @param stamps the stamp of a message by its place, from 1
     */
    public List<MessageCreateData> of(Card card, IntFunction<Stamp> stamps) {
        return laid(card, part -> Optional.of(stamps.apply(part)));
    }

    private List<MessageCreateData> laid(Card plain, IntFunction<Optional<Stamp>> stamps) {
        Card card = plain.withTexts(mentions::in);
        List<List<ContainerChildComponent>> sheets = Sheets.of(card, controls);
        List<MessageCreateData> letters = new ArrayList<>();
        for (int part = 1; part <= sheets.size(); part++) {
            List<MessageTopLevelComponent> laid = new ArrayList<>();
            if (part == 1 && !card.call().isEmpty()) {
                laid.add(TextDisplay.of(card.call()));
            }
            laid.add(Sheets.frame(sheets.get(part - 1), card.accent(), stamps.apply(part)));
            letters.add(new MessageCreateBuilder()
                    .useComponentsV2()
                    .setComponents(laid)
                    .build());
        }
        return letters;
    }

    /** The messages of an answer, at least one. */
    public List<MessageCreateData> of(Answer answer) {
        return answer.laid().map(card -> laid(card, part -> Optional.empty())).orElseGet(() -> framed(answer));
    }

    private List<MessageCreateData> framed(Answer plain) {
        Answer answer = plain.withTexts(mentions::in);
        List<MessageCreateBuilder> letters = new ArrayList<>();
        for (String page : Pages.of(answer.line(), DiscordLimit.CONTENT.most())) {
            letters.add(new MessageCreateBuilder().setContent(page));
        }
        List<List<EmbedBuilder>> sheets = EmbedPages.of(answer.embeds());
        for (int i = 0; i < sheets.size(); i++) {
            if (i > 0 || letters.isEmpty()) {
                letters.add(new MessageCreateBuilder());
            }
            letters.get(letters.size() - 1)
                    .setEmbeds(sheets.get(i).stream().map(EmbedBuilder::build).toArray(MessageEmbed[]::new));
        }
        if (letters.isEmpty()) {
            letters.add(new MessageCreateBuilder());
        }
        letters.get(0).setFiles(files(answer));
        letters.get(letters.size() - 1).setComponents(controls.rows(answer.buttons()));
        return letters.stream().map(MessageCreateBuilder::build).toList();
    }

    private static List<FileUpload> files(Answer answer) {
        Stream<FileUpload> enclosed =
                answer.attachments().stream().map(file -> FileUpload.fromData(file.bytes(), file.name()));
        return Stream.concat(answer.pictures().stream().map(Letters::upload), enclosed)
                .toList();
    }

    private static FileUpload upload(Picture picture) {
        return FileUpload.fromData(picture.png(), picture.name())
                .setDescription(DiscordLimit.ALT_TEXT.cut(picture.alt()));
    }
}
