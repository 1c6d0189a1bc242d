package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.MessageBody;
import java.util.HashSet;
import java.util.Set;

/** The bot's first answer to an interaction: its type must suit what the user did. */
public final class CallbackForm {
    public static final int MESSAGE = 4;
    public static final int DEFERRED_MESSAGE = 5;
    public static final int DEFERRED_UPDATE = 6;
    public static final int UPDATE = 7;
    public static final int SUGGESTIONS = 8;
    public static final int MODAL = 9;

    private CallbackForm() {}

    /** Checks an answer. */
    public static void check(JsonNode body, Interaction.Occasion occasion) {
        Form.check(body, form -> form.required("type").oneOf("type", suitable(occasion)));
        JsonNode data = body.path("data");
        switch (body.path("type").asInt()) {
            case MESSAGE -> Form.check(body, form -> message(form.required("data"), 0));
            case UPDATE ->
                Form.check(body, form -> update(form, occasion.pressed().body()));
            case SUGGESTIONS -> ChoiceForm.checkSuggestions(data, focusIsText(occasion.data()));
            case MODAL -> ModalForm.check(data);
            default -> {
                /* deferred answers carry at most flags */
            }
        }
    }

    private static void message(Form form, int flags) {
        form.inner(
                "data",
                inner -> MessageForm.check(inner, flags | inner.get("flags").asInt()));
    }

    private static void update(Form form, MessageBody before) {
        message(form, before.flags());
        form.inner("data", inner -> MessageForm.checkTurn(inner, before));
    }

    private static Set<Integer> suitable(Interaction.Occasion occasion) {
        if (occasion.type() == Interaction.AUTOCOMPLETE) {
            return Set.of(SUGGESTIONS);
        }
        Set<Integer> types = new HashSet<>(Set.of(MESSAGE, DEFERRED_MESSAGE));
        if (occasion.source() != null) {
            types.addAll(Set.of(DEFERRED_UPDATE, UPDATE));
        }
        if (occasion.type() != Interaction.MODAL) {
            types.add(MODAL);
        }
        return types;
    }

    /** Returns whether the focused option is a text (type 3), or true if no option is focused. */
    private static boolean focusIsText(JsonNode node) {
        for (JsonNode option : node.path("options")) {
            if (option.path("focused").asBoolean()) {
                return option.path("type").asInt() == OptionForm.STRING;
            }
            if (option.has("options")) {
                return focusIsText(option);
            }
        }
        return true;
    }
}
