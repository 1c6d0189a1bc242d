package heraldo.rules.data;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.function.Function;

/**
 * States as JSON: records by their components in the order of declaration, maps in the order of their keys, sealed types
 * with the name of the record in {@code "is"}, single values as text. Reading is strict.
 *
 * <pre>{@code
 * JsonStates.of(Position.class, 1).with(Hex.class, Hex::toString, Hex::of).with(Order.class, codec::write, codec::read)
 * }</pre>
 */
public final class JsonStates<S> implements StateCodec<S> {

    private static final String FORMAT = "format";
    private static final String STATE = "state";

    private final Class<S> type;
    private final int version;
    private final SimpleModule values;
    private final TaggedTypes tags;
    private final JsonMapper mapper;

    private JsonStates(Class<S> type, int version, SimpleModule values, TaggedTypes tags) {
        this.type = type;
        this.version = version;
        this.values = values;
        this.tags = tags;
        this.mapper = mapper(values, tags);
    }

    /**
     * A codec of a record, which may hold records, lists, sorted sets and maps, options, enums, seats and messages.
     *
     * @param version raise it when the shape changes
     */
    public static <S> JsonStates<S> of(Class<S> type, int version) {
        SimpleModule values = new SimpleModule("values");
        values.setDeserializerModifier(new StrictRecords());
        values.addSerializer(Message.class, new MessageJson.Writer());
        values.addDeserializer(Message.class, new MessageJson.Reader());
        return new JsonStates<>(type, version, values, new TaggedTypes()).with(Seat.class, Seat::toString, Seat::of);
    }

    /**
     * This codec with a type that is written as one text, also as the key of a map.
     *
     * @param type a class, or an interface with everything below it
     * @param parse undoes {@code print}; throws {@link IllegalArgumentException} for any other text
     */
    public <T> JsonStates<S> with(Class<T> type, Function<T, String> print, Function<String, T> parse) {
        values.addSerializer(type, new TextJson.Writer<>(type, print));
        values.addKeySerializer(type, new TextJson.KeyWriter<>(type, print));
        values.addDeserializer(type, new TextJson.Reader<>(type, parse));
        values.addKeyDeserializer(type, new TextJson.KeyReader<>(parse));
        return new JsonStates<>(this.type, version, values, tags.without(type));
    }

    /**
     * This codec with an interface that is not sealed: the records that may stand where it is declared are tagged like those of
     * a sealed one.
     */
    public JsonStates<S> with(Class<?> type, List<Class<?>> records) {
        return new JsonStates<>(this.type, version, values, tags.with(type, records));
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public String write(S state) {
        try {
            ObjectNode envelope = mapper.createObjectNode().put(FORMAT, version);
            envelope.set(STATE, mapper.valueToTree(state));
            return mapper.writeValueAsString(envelope);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot be stored: " + type.getName(), e);
        }
    }

    @Override
    public S read(String json) {
        try {
            JsonNode envelope = tree(json);
            if (envelope.path(FORMAT).asInt() != version) {
                throw new IllegalArgumentException("stored in format "
                        + envelope.path(FORMAT).asText() + ", this program reads format " + version);
            }
            return value(envelope.path(STATE));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no stored " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
        }
    }

    /** A state as JSON without the version of its format, for files that say theirs once. */
    public String plain(S state) {
        try {
            return mapper.writerFor(type).writeValueAsString(state);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot be written: " + type.getName(), e);
        }
    }

    /**
     * Undoes {@link #plain}.
     *
     * @throws IllegalArgumentException if the text is no state
     */
    public S ofPlain(String json) {
        try {
            return value(tree(json));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
        }
    }

    private S value(JsonNode state) throws JsonProcessingException {
        return mapper.treeToValue(state, type);
    }

    /** The whole text, not only its beginning. */
    private JsonNode tree(String json) throws JsonProcessingException {
        return mapper.reader()
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .readTree(json);
    }

    private static JsonMapper mapper(SimpleModule values, TaggedTypes tags) {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(values)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .visibility(PropertyAccessor.GETTER, Visibility.NONE)
                .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(Integer.MAX_VALUE)
                        .build());
        tags.teach(mapper);
        return mapper;
    }
}
