package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.components.MessageTopLevelComponent;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.container.ContainerChildComponentUnion;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** A line above the frame of a message that was posted long ago: what stands in the frame and hangs on the message stays. */
public final class Overprint {

    private Overprint() {}

    /** Returns whether a message has a line above its frame. */
    public static boolean bears(Message message) {
        return message.getComponentTree().getComponents().stream().anyMatch(TextDisplay.class::isInstance);
    }

    /**
     * A change of a message that was laid out by this bot, without a call above its frame: a line is added, and nothing in it can be
     * pressed any more. It keeps its stamp.
     */
    public static MessageEditData of(Message message, String words) {
        List<MessageTopLevelComponent> laid = new ArrayList<>(List.of(TextDisplay.of(words)));
        message.getComponentTree()
                .findAll(Container.class)
                .forEach(frame -> laid.add(frame.withComponents(kept(frame, words.length()))));
        return new MessageEditBuilder().useComponentsV2().setComponents(laid).build();
    }

    private static List<ContainerChildComponent> kept(Container frame, int added) {
        List<ContainerChildComponentUnion> parts = frame.getComponents();
        int all = parts.stream().mapToInt(Overprint::length).sum();
        int tooMuch = Math.max(0, all + added - DiscordLimit.CARD_TEXT.most());
        int longest = IntStream.range(0, parts.size())
                .boxed()
                .max(Comparator.comparingInt(each -> length(parts.get(each))))
                .orElse(0);
        List<ContainerChildComponent> kept = new ArrayList<>();
        for (int each = 0; each < parts.size(); each++) {
            ContainerChildComponentUnion part = parts.get(each);
            if (each == longest && tooMuch > 0 && part instanceof TextDisplay text) {
                kept.add(shorter(text, tooMuch));
            } else if (part instanceof MediaGallery pictures) {
                kept.add(hanging(pictures));
            } else if (!(part instanceof ActionRow)) {
                kept.add((ContainerChildComponent) part);
            }
        }
        return kept;
    }

    private static int length(ContainerChildComponentUnion part) {
        return part instanceof TextDisplay text ? text.getContent().length() : 0;
    }

    private static TextDisplay shorter(TextDisplay text, int tooMuch) {
        String content = text.getContent();
        int end = content.lastIndexOf(' ', content.length() - tooMuch - 1);
        return text.withContent(content.substring(0, Math.max(0, end)) + "…");
    }

    /** The pictures hang on the message already. */
    private static MediaGallery hanging(MediaGallery pictures) {
        return MediaGallery.of(
                pictures.getItems().stream().map(Overprint::hanging).toList());
    }

    private static MediaGalleryItem hanging(MediaGalleryItem picture) {
        String path = URI.create(picture.getUrl()).getPath();
        MediaGalleryItem same = MediaGalleryItem.fromUrl("attachment://" + path.substring(path.lastIndexOf('/') + 1));
        return Optional.ofNullable(picture.getDescription())
                .map(same::withDescription)
                .orElse(same);
    }
}
