package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.discord.text.HostileTexts;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads everything the bot sends as Discord would read it, and notes what a player's text brought about there. */
final class Censor {

    /** Protected signs and code: Discord obeys nothing in them. */
    private static final Pattern INERT = Pattern.compile("\\\\\\p{Punct}|```.+?```|`[^`]+`", Pattern.DOTALL);

    /** What the texts of {@code HostileTexts} would do if they were obeyed, and the bot itself never does. */
    private static final Pattern OBEYED = Pattern.compile(
            "@[\\p{L}\\p{N}!&]"
                    + "|<(?:[#/:+]|a:|id:|sound:|t:(?:0|1800000000):|[^\\s<>@]+@[^\\s<>]+>)|\\[[^\\]\\n]*\\]\\("
                    + "|(?i:https?://(?!discord\\.com/channels/))|(?i:\\b(?:discord|ldap)://)|(?i:\\bwww\\.)|(?i:\\bdiscord\\.gg)"
                    + "|\\*\\*bold|__line|~~gone|\\|\\|hidden|\\*\\* __ ~~|```|</?(?:script|img|textarea)\\b"
                    + "|(?m:^\\s*(?:>>> quote|> quote|#{1,3} heading|-# small|[-*+] (?:item|nested)|(?:1|12)\\. (?:first|twelfth)))");

    /** Also more accents than a letter carries; what keeps an at sign from calling somebody may stand there and nowhere else. */
    private static final Pattern UNSEEN =
            Pattern.compile(HostileTexts.UNSEEN.replace("[^\\n]", "[^\\n\\u200b]") + "|(?<!^)(?<!@)\\u200b|\\p{M}{4}");

    private static final Pattern MARKUP = Pattern.compile(
            "(?:/data)?/content|.*/embeds/\\d+/(?:title|description|fields/.*)|.*/components/.*/content|/topic");
    /** What only programs read, and what somebody wrote into their own box. */
    private static final Pattern UNREAD = Pattern.compile(".*/(?:value|custom_id|nonce)");
    /** A crest before the name of a seat, a resource, a sign. */
    private static final Pattern CREST =
            Pattern.compile("<:[a-z]+_(?:\\d{1,2}|[a-z]{2,10}(?:_[0-9a-f]{4,5})?)_[0-9a-f]{6}:\\d{17,20}>");
    /** The mention of a command, a channel or a person. */
    private static final Pattern NAMED = Pattern.compile("<(?:/[^:\\\\<>]+:|#|@)(\\d{17,20})>");
    /** Whom the bot calls itself. */
    private static final Pattern CALL = Pattern.compile("<@\\d+>");

    private static final int AROUND = 60;

    private static final Pattern COMMANDS = Pattern.compile(".*/commands.*");

    /** Whether a number is that of a command, a channel or a person that there is. */
    private final Predicate<Snowflake> known;

    private final List<String> faults = new CopyOnWriteArrayList<>();
    private final AtomicInteger requests = new AtomicInteger();

    /** One who knows nothing of the world. */
    Censor() {
        this(number -> false);
    }

    private Censor(Predicate<Snowflake> known) {
        this.known = known;
    }

    static Censor on(Stage stage) {
        World world = stage.sandbox().world();
        Censor censor = new Censor(number -> world.exclusively(() -> known(world, number)));
        stage.sandbox().traffic().watch(censor::read);
        return censor;
    }

    private static boolean known(World world, Snowflake number) {
        return world.users().containsKey(number)
                || world.channels().find(number).isPresent()
                || world.commands().in(null).stream()
                        .anyMatch(command -> command.id().equals(number));
    }

    /** What was found. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    int requests() {
        return requests.get();
    }

    void read(Exchange exchange) {
        requests.incrementAndGet();
        String place = exchange.method() + " " + exchange.path();
        if (exchange.answer().status() >= 400) {
            faults.add(place + " is refused: " + exchange.answer().body());
        }
        if (exchange.body() != null && !COMMANDS.matcher(exchange.path()).matches()) {
            pings(place, exchange.body());
            pings(place, exchange.body().path("data"));
            read(place, "", exchange.body());
        }
    }

    /** A message calls nobody but whom the bot itself calls. */
    private void pings(String place, JsonNode message) {
        boolean laid = !message.path("components").findValues("content").isEmpty();
        if (!message.has("content") && !message.has("embeds") && !laid) {
            return;
        }
        JsonNode allowed = message.path("allowed_mentions");
        String above = laid
                ? message.at("/components/0/content").asText()
                : message.path("content").asText();
        boolean own = CALL.matcher(above).matches();
        if (!allowed.path("parse").isArray()
                || !allowed.path("parse").isEmpty()
                || !allowed.path("roles").isEmpty()
                || !own && !allowed.path("users").isEmpty()) {
            faults.add(place + " may call: " + message);
        }
    }

    private void read(String request, String place, JsonNode part) {
        part.properties().forEach(field -> read(request, place + "/" + field.getKey(), field.getValue()));
        for (int i = 0; part.isArray() && i < part.size(); i++) {
            read(request, place + "/" + i, part.get(i));
        }
        if (part.isTextual()
                && (place.contains("/embeds/") || !UNREAD.matcher(place).matches())) {
            read(request, place, part.asText());
        }
    }

    private void read(String request, String place, String text) {
        String shown = CALL.matcher(text).matches() ? "" : text;
        note(request + place + " hides: ", UNSEEN.matcher(shown), shown);
        if (MARKUP.matcher(place).matches()) {
            String obeyed =
                    INERT.matcher(CREST.matcher(unnamed(shown)).replaceAll("")).replaceAll("");
            note(request + place + " obeys: ", OBEYED.matcher(obeyed), obeyed);
        }
    }

    /** A text without what the bot itself names: it is there. Hostile texts name what is not. */
    private String unnamed(String text) {
        return NAMED.matcher(text).replaceAll(named -> {
            boolean there = known.test(new Snowflake(Long.parseLong(named.group(1))));
            return there ? "" : Matcher.quoteReplacement(named.group());
        });
    }

    /** Notes what is found, with a little of what stands around it. */
    private void note(String fault, Matcher found, String text) {
        if (found.find()) {
            int from = Math.max(0, found.start() - AROUND);
            faults.add(fault + text.substring(from, Math.min(text.length(), found.end() + AROUND)));
        }
    }
}
