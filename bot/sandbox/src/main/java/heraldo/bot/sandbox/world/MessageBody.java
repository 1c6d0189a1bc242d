package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import java.util.List;

/**
 * The content of a message: all that its author may edit.
 *
 * @param content text, may be empty
 * @param embeds embeds as Discord returns them
 * @param components components as Discord returns them
 * @param attachments files
 * @param flags message flags, see the constants
 * @param mentions the users and roles that it pings
 */
public record MessageBody(
        String content,
        ArrayNode embeds,
        ArrayNode components,
        List<Attachment> attachments,
        int flags,
        Mentions mentions) {
    public static final int CROSSPOSTED = 1;
    public static final int HAS_THREAD = 1 << 5;
    public static final int EPHEMERAL = 1 << 6;
    public static final int LOADING = 1 << 7;
    public static final int SUPPRESS_NOTIFICATIONS = 1 << 12;
    public static final int COMPONENTS_V2 = 1 << 15;

    public MessageBody {
        attachments = List.copyOf(attachments);
    }

    /** Nothing but flags. */
    public static MessageBody empty(int flags) {
        return new MessageBody("", Json.array(List.of()), Json.array(List.of()), List.of(), flags, Mentions.NONE);
    }

    /** A plain text. */
    public static MessageBody text(String content, Mentions mentions) {
        return new MessageBody(content, Json.array(List.of()), Json.array(List.of()), List.of(), 0, mentions);
    }

    /** Returns whether a flag is set. */
    public boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** Returns whether there is nothing to show. */
    public boolean isEmpty() {
        return content.isBlank() && embeds.isEmpty() && components.isEmpty() && attachments.isEmpty();
    }

    /** The same message with a thread of its own. */
    public MessageBody withThread() {
        return withFlags(flags | HAS_THREAD);
    }

    /** The same message, which the servers that follow its channel have got, too. */
    public MessageBody crossposted() {
        return withFlags(flags | CROSSPOSTED);
    }

    /** The same message with other flags. */
    public MessageBody withFlags(int others) {
        return new MessageBody(content, embeds, components, attachments, others, mentions);
    }

    /** The fields of Discord's message object; files that an embed or a component shows are not listed again. */
    ObjectNode json() {
        String shown = embeds.toString() + components;
        List<ObjectNode> listed = attachments.stream()
                .filter(each -> !shown.contains(each.url()))
                .map(Attachment::json)
                .toList();
        ObjectNode body = Json.object(
                "content", content,
                "embeds", embeds,
                "components", components,
                "attachments", listed,
                "flags", flags);
        body.setAll(mentions.json());
        return body;
    }
}
