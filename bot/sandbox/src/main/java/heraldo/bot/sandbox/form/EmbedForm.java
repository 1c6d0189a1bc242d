package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.List;

/** Embeds as the bot may send them. */
final class EmbedForm {
    private static final int MOST = 10;
    private static final int LARGEST = 6000;
    private static final List<String> PICTURES = List.of("image", "thumbnail");

    private EmbedForm() {}

    static void checkList(Form message) {
        message.each("embeds", 0, MOST, EmbedForm::check);
        int size = 0;
        for (JsonNode embed : message.get("embeds")) {
            size += size(embed);
        }
        if (size > LARGEST) {
            message.complain("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of " + LARGEST);
        }
    }

    private static void check(Form embed) {
        embed.text("title", 0, 256).text("description", 0, 4096).integer("color", 0, 0xFFFFFF);
        Urls.check(embed, "url", false);
        embed.inner("footer", footer -> {
            footer.required("text").text("text", 0, 2048);
            Urls.check(footer, "icon_url", true);
        });
        embed.inner("author", author -> {
            author.required("name").text("name", 0, 256);
            Urls.check(author, "url", false);
            Urls.check(author, "icon_url", true);
        });
        for (String picture : PICTURES) {
            embed.inner(picture, inner -> {
                inner.required("url");
                Urls.check(inner, "url", true);
            });
        }
        embed.each("fields", 0, 25, EmbedForm::checkField);
    }

    private static void checkField(Form field) {
        field.required("name", "value")
                .text("name", 1, 256)
                .text("value", 1, 1024)
                .truth("inline");
    }

    private static int size(JsonNode embed) {
        int size = length(embed.path("title")) + length(embed.path("description"));
        size += length(embed.at("/footer/text")) + length(embed.at("/author/name"));
        for (JsonNode field : embed.path("fields")) {
            size += length(field.path("name")) + length(field.path("value"));
        }
        return size;
    }

    private static int length(JsonNode text) {
        String value = text.asText("");
        return value.codePointCount(0, value.length());
    }
}
