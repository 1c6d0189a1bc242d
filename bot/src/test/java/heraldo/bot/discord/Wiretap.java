package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Exchange;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps every word that the bot sends, by who can read it: messages and their pictures' names and alternative texts by their
 * channel, answers, boxes and suggestions by whoever acts just then.
 */
final class Wiretap {

    /** Whoever reads what is posted in a channel is written down under the channel's number. */
    private static final Pattern CHANNEL = Pattern.compile("/channels/(\\d+)(?:/.*)?");

    private static final Pattern ANSWER = Pattern.compile("/(?:interactions|webhooks)/.*");

    private final Map<String, List<String>> heard = new ConcurrentHashMap<>();
    private volatile String actor = "nobody";

    static Wiretap on(Stage stage) {
        Wiretap wiretap = new Wiretap();
        stage.sandbox().traffic().watch(wiretap::keep);
        return wiretap;
    }

    /** From now on, answers are for this person. */
    Person as(Person person) {
        actor = person.id();
        return person;
    }

    /** What a person was answered, and what he could read in a channel of that number. */
    String heard(String personOrChannel) {
        return String.join("\n", heard.getOrDefault(personOrChannel, List.of()));
    }

    /** Everybody and every channel that heard something. */
    List<String> readers() {
        return List.copyOf(heard.keySet());
    }

    private void keep(Exchange exchange) {
        Matcher channel = CHANNEL.matcher(exchange.path());
        if (channel.matches()) {
            collect(channel.group(1), exchange);
        } else if (ANSWER.matcher(exchange.path()).matches()) {
            collect(actor, exchange);
        }
    }

    private void collect(String reader, Exchange exchange) {
        List<String> words = heard.computeIfAbsent(reader, key -> new CopyOnWriteArrayList<>());
        exchange.files().forEach(file -> words.add(file.filename()));
        if (exchange.body() != null) {
            collect(words, exchange.body());
        }
    }

    private static void collect(List<String> words, JsonNode part) {
        if (part.isTextual()) {
            words.add(part.asText());
        }
        part.forEach(each -> collect(words, each));
    }
}
