package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.discord.text.DiscordLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.Test;

/** However long an answer is, Discord takes every message of it, and no word is lost. */
class LettersTest {

    private final Letters letters =
            new Letters(new ComponentIds(new byte[32], "a token"), new CommandMentions(List.of()));

    @Test
    void aLongChronicleBecomesSeveralMessages() {
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            List<Embed> embeds = new ArrayList<>();
            StringBuilder words = new StringBuilder();
            for (int i = 0; i < random.nextInt(30); i++) {
                String text = ("word" + round + "x" + i + " ").repeat(random.nextInt(900));
                embeds.add(new Embed("title " + i, text, Tone.CALM));
                words.append(text);
            }
            List<MessageCreateData> parts = letters.of(new Answer("line", embeds, List.of(), List.of()));
            parts.forEach(LettersTest::fits);
            assertEquals(words.toString().strip(), words(parts));
        }
    }

    @Test
    void aLongCardBecomesSeveralMessagesEachWithItsStamp() {
        Random random = new Random(5);
        for (int round = 0; round < 50; round++) {
            List<Card.Part> texts = new ArrayList<>();
            StringBuilder words = new StringBuilder();
            for (int i = 0; i < 1 + random.nextInt(30); i++) {
                String text = ("word" + round + "x" + i + " ").repeat(1 + random.nextInt(900));
                texts.add(new Card.Words(text));
                words.append(text);
            }
            Card card = new Card("line", Tone.CALM.rgb(), texts);
            List<MessageCreateData> parts = letters.of(card, part -> new Stamp(100_000 + part, 200_000 + part));
            parts.forEach(LettersTest::fits);
            assertEquals("line " + words.toString().strip(), laid(parts));
            for (int i = 0; i < parts.size(); i++) {
                Container frame =
                        parts.get(i).getComponentTree().findAll(Container.class).getFirst();
                assertEquals(100_001 + i, frame.getUniqueId());
                assertEquals(200_001 + i, frame.getComponents().getFirst().getUniqueId());
            }
        }
    }

    private static String laid(List<MessageCreateData> parts) {
        return parts.stream()
                .flatMap(part -> part.getComponentTree().findAll(TextDisplay.class).stream())
                .map(TextDisplay::getContent)
                .collect(Collectors.joining(" "));
    }

    @Test
    void buttonsStandUnderTheLastMessageAndPicturesWithTheFirst() {
        Answer answer = Answer.of(Embed.of("a", "x ".repeat(4_000)))
                .with(new Picture("map.png", new byte[] {1}, "a map"))
                .with(new AnswerButton("join", ComponentId.of("join", 1, ""), AnswerButton.Weight.CONSENT));
        List<MessageCreateData> parts = letters.of(answer);
        assertEquals(2, parts.size());
        assertEquals("a map", parts.get(0).getFiles().get(0).getDescription());
        assertEquals(0, parts.get(0).getComponents().size());
        assertEquals(1, parts.get(1).getComponents().size());
    }

    private static void fits(MessageCreateData part) {
        List<TextDisplay> laid = part.getComponentTree().findAll(TextDisplay.class);
        int letters = laid.stream().mapToInt(text -> text.getContent().length()).sum();
        assertTrue(letters <= DiscordLimit.CARD_TEXT.most());
        assertTrue(part.getComponentTree().findAll(Component.class).size() <= DiscordLimit.CARD_PARTS.most());
        assertTrue(DiscordLimit.CONTENT.holds(part.getContent()));
        assertTrue(part.getEmbeds().size() <= DiscordLimit.EMBEDS.most());
        int total = part.getEmbeds().stream().mapToInt(MessageEmbed::getLength).sum();
        assertTrue(total <= DiscordLimit.EMBED_TEXT.most(), "total " + total);
    }

    private static String words(List<MessageCreateData> parts) {
        return parts.stream()
                .flatMap(part -> part.getEmbeds().stream())
                .map(frame -> frame.getDescription() == null ? "" : frame.getDescription())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
