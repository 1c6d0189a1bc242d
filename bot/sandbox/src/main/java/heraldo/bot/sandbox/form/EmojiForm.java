package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Emojis as the bot may upload or rename them. */
public final class EmojiForm {
    private static final int LARGEST = 256 * 1024;
    private static final Pattern NAME = Pattern.compile("\\w{2,32}");
    private static final Pattern IMAGE =
            Pattern.compile("data:(image/(?:png|gif|webp|jpeg));base64,([A-Za-z0-9+/=\\s]+)");

    /**
     * A picture that came in a body.
     *
     * @param contentType media type
     * @param bytes its content
     */
    public record Picture(String contentType, byte[] bytes) {}

    private EmojiForm() {}

    /** Checks a new emoji and reads its picture. */
    public static Picture check(JsonNode body) {
        Optional<Picture> picture = picture(body.path("image").asText());
        Form.check(body, form -> {
            name(form.required("name", "image"));
            if (form.has("image") && picture.isEmpty()) {
                form.complain("image", "IMAGE_INVALID", "Unsupported image type");
            }
            if (picture.filter(each -> each.bytes().length > LARGEST).isPresent()) {
                form.complain("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            }
        });
        return picture.orElseThrow(() -> new IllegalStateException("a body without a picture was refused"));
    }

    /** Checks another name. */
    public static void checkName(JsonNode body) {
        Form.check(body, EmojiForm::name);
    }

    private static void name(Form form) {
        form.text("name", 2, 32)
                .matching("name", NAME, "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }

    private static Optional<Picture> picture(String uri) {
        Matcher image = IMAGE.matcher(uri);
        return image.matches()
                ? Optional.of(
                        new Picture(image.group(1), Base64.getMimeDecoder().decode(image.group(2))))
                : Optional.empty();
    }
}
