package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Function;

/**
 * States as JSON: records by their components in the order of declaration, maps in the order of their keys, sealed types
 * with the name of the record in {@code "is"}, single values as text. Reading is strict: every field has to be there, once, and
 * no other; nothing follows the state.
 *
 * <pre>{@code
 * JsonStates.of(Position.class, 1).with(Hex.class, Hex::toString, Hex::of).with(Order.class, codec::write, codec::read)
 * }</pre>
 */
public final class JsonStates<S> implements StateCodec<S> {

    private static final String FORMAT = "format";
    private static final String STATE = "state";
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final Class<S> type;
    private final int version;
    private final JsonForms forms;

    private JsonStates(Class<S> type, int version, JsonForms forms) {
        this.type = type;
        this.version = version;
        this.forms = forms;
    }

    /**
     * A codec of a record, which may hold other records, lists, sorted sets and maps, options, enums, texts, numbers, truth
     * values, seats and messages.
     *
     * @param version raise it when the shape changes
     */
    public static <S> JsonStates<S> of(Class<S> type, int version) {
        return new JsonStates<>(type, version, new JsonForms()).with(Seat.class, Seat::toString, Seat::of);
    }

    /**
     * This codec with a type that is written as one text, also as the key of a map.
     *
     * @param type a class, or an interface with everything below it
     * @param parse undoes {@code print}; throws {@link IllegalArgumentException} for any other text
     */
    public <T> JsonStates<S> with(Class<T> type, Function<T, String> print, Function<String, T> parse) {
        return new JsonStates<>(this.type, version, forms.with(new TextForm<>(type, print, parse)));
    }

    /**
     * This codec with an interface that is not sealed: the records that may stand where it is declared are tagged like those of
     * a sealed one.
     */
    public JsonStates<S> with(Class<?> type, List<Class<?>> records) {
        return new JsonStates<>(this.type, version, forms.with(type, records));
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public String write(S state) {
        return written(json -> {
            json.writeStartObject();
            json.writeNumberField(FORMAT, version);
            json.writeFieldName(STATE);
            forms.of(type).write(state, json);
            json.writeEndObject();
        });
    }

    @Override
    public S read(String text) {
        return read(text, json -> {
            JsonForm.demand(JsonToken.START_OBJECT, json);
            JsonForm.enter(FORMAT, json);
            demandVersion(json.getText());
            JsonForm.enter(STATE, json);
            S state = state(json);
            json.nextToken();
            JsonForm.demand(JsonToken.END_OBJECT, json);
            return state;
        });
    }

    private void demandVersion(String format) {
        if (!format.equals(String.valueOf(version))) {
            throw new IllegalArgumentException("stored in format " + format + ", this program reads format " + version);
        }
    }

    /** A state as JSON without the version of its format, for files that say theirs once. */
    public String plain(S state) {
        return written(json -> forms.of(type).write(state, json));
    }

    /**
     * Undoes {@link #plain}.
     *
     * @throws IllegalArgumentException if the text is no state
     */
    public S ofPlain(String text) {
        return read(text, this::state);
    }

    private S state(JsonParser json) throws IOException {
        return type.cast(forms.of(type).read(json));
    }

    /** An action that writes JSON into a generator. */
    @FunctionalInterface
    private interface Writing {
        void into(JsonGenerator json) throws IOException;
    }

    private String written(Writing writing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            writing.into(json);
        } catch (IOException e) {
            throw new IllegalStateException("cannot be stored: " + type.getName(), e);
        }
        return text.toString();
    }

    /** A function that reads JSON from a parser at the first token. */
    @FunctionalInterface
    private interface Reading<S> {
        S from(JsonParser json) throws IOException;
    }

    /** Reads the whole text, not only its beginning. */
    private S read(String text, Reading<S> reading) {
        try (JsonParser json = JSON.createParser(text)) {
            return whole(json, reading);
        } catch (IOException e) {
            throw refusal(e, "");
        }
    }

    private S whole(JsonParser json, Reading<S> reading) throws IOException {
        try {
            json.nextToken();
            S state = reading.from(json);
            if (json.nextToken() != null) {
                throw new IllegalArgumentException("more follows it");
            }
            return state;
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw refusal(e, " (at " + json.getParsingContext().pathAsPointer() + ")");
        }
    }

    private IllegalArgumentException refusal(Exception failure, String place) {
        String reason =
                failure instanceof JsonProcessingException syntax ? syntax.getOriginalMessage() : Reason.of(failure);
        return new IllegalArgumentException("no stored " + type.getSimpleName() + ": " + reason + place, failure);
    }
}
