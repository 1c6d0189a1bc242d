package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Somebody at a sandbox. What a person does waits for the bot's whole answer, so a program may go on at once. Meant for
 * one thread.
 */
public final class Person implements AutoCloseable {
    /** Long enough for a busy machine: a test that waits so long has failed. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final int COMMAND = 2;
    private static final int COMPONENT = 3;
    private static final int AUTOCOMPLETE = 4;
    private static final int MODAL = 5;
    private static final int CATEGORY = 4;
    private static final String NONCE = "nonce";

    private final ClientApi api;
    private final String id;
    private final Ears ears = new Ears();
    private final WebSocket socket;
    private @Nullable String place;

    private Person(ClientApi api, String id) {
        this.api = api;
        this.id = id;
        this.socket = api.listen("client/gateway?user=" + id, ears).join();
        if (ears.await(0, PATIENCE, heard -> heard.stream().findFirst()).isEmpty()) {
            throw new TurnedAwayException("the sandbox does not greet");
        }
    }

    /**
     * Comes in as somebody of the cast, standing in the server's first channel.
     *
     * @param url address of the sandbox
     * @param username name in the cast
     */
    public static Person at(String url, String username) {
        ClientApi api = new ClientApi(url);
        return Said.stream(api.get("client/users"))
                .filter(user -> user.path("username").asText().equals(username))
                .findFirst()
                .map(user -> new Person(api, user.path("id").asText()))
                .orElseThrow(() -> new TurnedAwayException("nobody here is called " + username));
    }

    public String id() {
        return id;
    }

    /** The names of the channels this person can see, categories left out. */
    public List<String> channels() {
        return rooms().map(channel -> channel.path("name").asText()).toList();
    }

    /** Goes to a channel; what is said and done from now on happens there. The newest of that name is meant. */
    public Person in(String channel) {
        place = room(channel);
        return this;
    }

    /** Goes to the letters that the bot has written to this person alone. */
    public Person inLetters() {
        place = Said.stream(session().path("private_channels"))
                .map(each -> each.path("id").asText())
                .findFirst()
                .orElseThrow(() -> new TurnedAwayException("nobody has written to " + id));
        return this;
    }

    /** Returns whether the bot has written to this person alone. */
    public boolean hasLetters() {
        return !session().path("private_channels").isEmpty();
    }

    private String room(String channel) {
        return newest(channel)
                .orElseThrow(() -> new TurnedAwayException("no channel #" + channel + ", only " + channels()));
    }

    private Optional<String> newest(String channel) {
        return rooms().filter(each -> each.path("name").asText().equals(channel))
                .map(each -> each.path("id").asText())
                .reduce((first, last) -> last);
    }

    /** The latest messages here, oldest first, at most 100. */
    public List<Said> read() {
        return Said.stream(api.get("client/channels/" + place() + "/messages?limit=100&user=" + id))
                .map(Said::new)
                .toList()
                .reversed();
    }

    /** Says something here. */
    public Said say(String text) {
        ObjectNode body = ClientApi.JSON.createObjectNode().put("content", text);
        return new Said(api.post("client/channels/" + place() + "/messages?user=" + id, body));
    }

    /**
     * Gives a slash command here.
     *
     * @param path e.g. {@code campaign new}
     * @param options names and values in turn
     */
    public Reply use(String path, String... options) {
        return interact(command(COMMAND, new Invocation(path, pairs(options), null)), null);
    }

    /**
     * A slash command ready to be given here, for whoever measures how long the bot takes: running it sends the command, and
     * waits for nothing.
     *
     * @param path e.g. {@code campaign new}
     * @param options names and values in turn
     */
    public Runnable prepared(String path, String... options) {
        ObjectNode body = command(COMMAND, new Invocation(path, pairs(options), null));
        body.put(NONCE, nonce());
        return () -> api.post("client/interactions?user=" + id, body);
    }

    /**
     * Asks the bot for the values that it offers for an option.
     *
     * @param options names and values in turn; the last is the one being written
     * @return the values offered
     */
    public List<String> complete(String path, String... options) {
        String focus = options[options.length - 2];
        String nonce = nonce();
        ObjectNode body = command(AUTOCOMPLETE, new Invocation(path, pairs(options), focus))
                .put(NONCE, nonce);
        int since = ears.now();
        api.post("client/interactions?user=" + id, body);
        return ears.await(
                        since,
                        PATIENCE,
                        heard -> heard.stream()
                                .filter(each -> each.kind().equals("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"))
                                .filter(each ->
                                        each.content().path("nonce").asText().equals(nonce))
                                .map(each -> each.content().path("choices"))
                                .findFirst())
                .map(choices -> Said.stream(choices)
                        .map(choice -> choice.path("value").asText())
                        .toList())
                .orElseThrow(() -> new TurnedAwayException("nothing is offered for " + focus));
    }

    /** Presses a button. */
    public Reply press(Said message, String label) {
        JsonNode button = message.button(label)
                .orElseThrow(() -> new TurnedAwayException("no button " + label + ", only " + message.buttons()));
        return control(message, button);
    }

    /** Picks entries of the select menu that offers the first of them. */
    public Reply select(Said message, String... values) {
        JsonNode menu =
                message.menu(values[0]).orElseThrow(() -> new TurnedAwayException("no menu offers " + values[0]));
        return control(message, menu, values);
    }

    /** Picks somebody from the menu of everybody. */
    public Reply pick(Said message, Person person) {
        JsonNode menu = message.peopleMenu().orElseThrow(() -> new TurnedAwayException("no menu offers people"));
        return control(message, menu, person.id());
    }

    /** Picks one of the roles from the menu of them with such a hint. */
    public Reply pickRole(Said message, String hint, String role) {
        JsonNode menu = message.roleMenu(hint).orElseThrow(() -> new TurnedAwayException("no menu of roles " + hint));
        return control(message, menu, role);
    }

    /** Hands in a form, its fields filled from the top; several values of a menu stand in one text, between commas. */
    public Reply fill(Form form, String... values) {
        return interact(body(session(), MODAL, form.filled(List.of(values))), form.origin());
    }

    /** Waits until a message with a certain text can be read here, and gives the latest. */
    public Said await(String part) {
        return await(part, said -> true);
    }

    /** Waits until a message with a certain text can be read here that is another one than the latest of before. */
    public Said awaitAnother(Said before, String part) {
        return await(part, said -> !said.id().equals(before.id()));
    }

    /**
     * Goes to a channel, which may not exist yet, waits until a message with a certain text can be read there, and gives the
     * latest. Follows to a newer channel of that name.
     */
    public Said awaitIn(String channel, String part) {
        return awaited(
                part,
                () -> newest(channel).flatMap(room -> {
                    place = room;
                    return latest(part);
                }));
    }

    private Said await(String part, Predicate<Said> fit) {
        return awaited(part, () -> latest(part).filter(fit));
    }

    /** Looks at once, and again whenever something has happened. */
    private Said awaited(String part, Supplier<Optional<Said>> look) {
        int since = ears.now();
        return look.get()
                .or(() -> ears.await(since, PATIENCE, heard -> heard.isEmpty() ? Optional.empty() : look.get()))
                .orElseThrow(() ->
                        new TurnedAwayException("nobody said \"" + part + "\" in " + PATIENCE + ", only " + texts()));
    }

    /** The first lines of the latest messages here. */
    private List<String> texts() {
        return read().stream()
                .map(said -> said.text().lines().findFirst().orElse(""))
                .toList();
    }

    private Optional<Said> latest(String part) {
        return read().reversed().stream()
                .filter(said -> said.text().contains(part))
                .findFirst();
    }

    private Reply control(Said message, JsonNode control, String... values) {
        ObjectNode data = ClientApi.JSON.createObjectNode();
        data.put("component_type", control.path("type").asInt())
                .put("custom_id", control.path("custom_id").asText());
        if (values.length > 0) {
            ArrayNode chosen = data.putArray("values");
            Stream.of(values).forEach(chosen::add);
        }
        ObjectNode body = body(session(), COMPONENT, data);
        body.put("message_id", message.id()).put("channel_id", message.channel());
        return interact(body, message.id());
    }

    private Reply interact(ObjectNode body, @Nullable String changed) {
        String nonce = nonce();
        body.put(NONCE, nonce);
        int since = ears.now();
        api.post("client/interactions?user=" + id, body);
        Expectation answer = new Expectation(nonce, changed);
        return ears.await(since, PATIENCE, answer::in)
                .orElseThrow(() -> new TurnedAwayException("the bot did not answer " + body + " in " + PATIENCE));
    }

    private static String nonce() {
        return UUID.randomUUID().toString().substring(0, 25);
    }

    private ObjectNode command(int type, Invocation invocation) {
        JsonNode session = session(invocation.command());
        return body(session, type, invocation.data(session.path("commands")));
    }

    private ObjectNode body(JsonNode session, int type, ObjectNode data) {
        ObjectNode body = ClientApi.JSON.createObjectNode();
        body.put("type", type)
                .put("application_id", session.path("application_id").asText())
                .put("guild_id", session.path("guilds").path(0).path("id").asText())
                .put("channel_id", place())
                .set("data", data);
        return body;
    }

    /** This person's view, without commands: all of them in every language are most of it. */
    private JsonNode session() {
        return session("");
    }

    /** The same with the commands of a name. */
    private JsonNode session(String command) {
        return api.get("client/session?user=" + id + "&command=" + URLEncoder.encode(command, StandardCharsets.UTF_8));
    }

    private String place() {
        String here = place == null ? room(channels().getFirst()) : place;
        place = here;
        return here;
    }

    private Stream<JsonNode> rooms() {
        return Said.stream(session().path("guilds").path(0).path("channels"))
                .filter(channel -> channel.path("type").asInt() != CATEGORY)
                .sorted(Comparator.comparingLong(channel -> channel.path("id").asLong()));
    }

    private static Map<String, String> pairs(String... options) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int at = 0; at < options.length; at += 2) {
            pairs.put(options[at], options[at + 1]);
        }
        return pairs;
    }

    @Override
    public void close() {
        CompletableFuture<WebSocket> unused = socket.sendClose(WebSocket.NORMAL_CLOSURE, "");
    }
}
