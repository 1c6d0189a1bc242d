package heraldo.bot.sandbox.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A JSON object being checked. Every check records its error under the field's path and goes on, so that a refusal reports all
 * errors at once, as Discord does. A field that is missing or null passes every check but {@link #required}.
 */
public final class Form {
    private final JsonNode node;
    private final List<String> path;
    private final Complaints complaints;

    private Form(JsonNode node, List<String> path, Complaints complaints) {
        this.node = node;
        this.path = path;
        this.complaints = complaints;
    }

    /** Checks a whole body; throws what the checks complained of. */
    public static void check(JsonNode body, Consumer<Form> checks) {
        Complaints complaints = new Complaints();
        Form form = new Form(body, List.of(), complaints);
        if (form.isObject()) {
            checks.accept(form);
        }
        complaints.throwIfAny();
    }

    /** A refusal 50035 that names one field. */
    public static Refused wrong(String field, String code, String message) {
        Complaints complaints = new Complaints();
        complaints.add(List.of(field), code, message);
        try {
            complaints.throwIfAny();
            throw new IllegalStateException("A complaint was added");
        } catch (Refused refused) {
            return refused;
        }
    }

    /** The object itself. */
    public JsonNode node() {
        return node;
    }

    /** A field, missing if it is null or not there. */
    public JsonNode get(String field) {
        JsonNode value = node.get(field);
        return value == null || value.isNull() ? MissingNode.getInstance() : value;
    }

    /** Returns whether a field is present and not null. */
    public boolean has(String field) {
        return node.hasNonNull(field);
    }

    /** Notes a complaint about a field. */
    public void complain(String field, String code, String message) {
        List<String> place = new ArrayList<>(path);
        place.add(field);
        complaints.add(place, code, message);
    }

    /** Notes a complaint about this object as a whole. */
    public void complain(String code, String message) {
        complaints.add(path, code, message);
    }

    /** The fields must be there. */
    public Form required(String... fields) {
        for (String field : fields) {
            if (!has(field)) {
                complain(field, "BASE_TYPE_REQUIRED", "This field is required");
            }
        }
        return this;
    }

    /** A text of a length, counted in code points. */
    public Form text(String field, int least, int most) {
        JsonNode value = get(field);
        if (value.isMissingNode()) {
            return this;
        }
        if (!value.isTextual()) {
            complain(field, "STRING_TYPE_CONVERT", "Could not interpret \"" + value + "\" as string.");
            return this;
        }
        int length = value.textValue().codePointCount(0, value.textValue().length());
        if (length < least || length > most) {
            complainOfLength(field, least, most);
        }
        return this;
    }

    private void complainOfLength(String field, int least, int most) {
        if (least == 0) {
            complain(field, "BASE_TYPE_MAX_LENGTH", "Must be " + most + " or fewer in length.");
        } else {
            complain(field, "BASE_TYPE_BAD_LENGTH", "Must be between " + least + " and " + most + " in length.");
        }
    }

    /** A text of a form. */
    public Form matching(String field, Pattern pattern, String code, String message) {
        JsonNode value = get(field);
        if (value.isTextual() && !pattern.matcher(value.textValue()).matches()) {
            complain(field, code, message);
        }
        return this;
    }

    /** A whole number within bounds. */
    public Form integer(String field, long least, long most) {
        JsonNode value = get(field);
        if (value.isMissingNode()) {
            return this;
        }
        if (!value.isIntegralNumber()) {
            complain(field, "NUMBER_TYPE_COERCE", "Value \"" + value.asText() + "\" is not int.");
        } else if (value.longValue() > most) {
            complain(field, "NUMBER_TYPE_MAX", "int value should be less than or equal to " + most + ".");
        } else if (value.longValue() < least) {
            complain(field, "NUMBER_TYPE_MIN", "int value should be greater than or equal to " + least + ".");
        }
        return this;
    }

    /** One of some whole numbers. */
    public Form oneOf(String field, Set<Integer> choices) {
        JsonNode value = get(field);
        if (!value.isMissingNode() && !(value.isInt() && choices.contains(value.intValue()))) {
            complain(field, "BASE_TYPE_CHOICES", "Value must be one of " + choices + ".");
        }
        return this;
    }

    /** True or false. */
    public Form truth(String field) {
        JsonNode value = get(field);
        if (!value.isMissingNode() && !value.isBoolean()) {
            complain(field, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        return this;
    }

    /** An object with checks of its own. */
    public Form inner(String field, Consumer<Form> checks) {
        if (has(field)) {
            Form inner = at(node.get(field), field);
            if (inner.isObject()) {
                checks.accept(inner);
            }
        }
        return this;
    }

    /** A list of some size whose objects have checks of their own. */
    public Form each(String field, int least, int most, Consumer<Form> checks) {
        if (list(field, least, most)) {
            int index = 0;
            for (JsonNode value : node.get(field)) {
                Form each = at(value, field, Integer.toString(index++));
                if (each.isObject()) {
                    checks.accept(each);
                }
            }
        }
        return this;
    }

    /** A list of some size; whether there is such a list. */
    public boolean list(String field, int least, int most) {
        if (!has(field)) {
            return false;
        }
        JsonNode value = node.get(field);
        if (!value.isArray()) {
            complain(field, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return false;
        }
        if (value.size() < least || value.size() > most) {
            complainOfLength(field, least, most);
        }
        return true;
    }

    private boolean isObject() {
        if (!node.isObject()) {
            complain("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        return node.isObject();
    }

    private Form at(JsonNode value, String... steps) {
        List<String> place = new ArrayList<>(path);
        place.addAll(List.of(steps));
        return new Form(value, place, complaints);
    }
}
