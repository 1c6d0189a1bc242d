package heraldo.rules.ruleset.caos.say;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Messages that know which article the name of each band takes they speak of, as its player chose at sign-up. Of a band of which
 * that was never asked nothing is said: its words stand as they always stood.
 */
public final class Agreed {

    private final SortedMap<Seat, Article> articles = new TreeMap<>();

    public Agreed(War war) {
        war.bands().forEach((seat, band) -> band.article().ifPresent(article -> articles.put(seat, article)));
    }

    /** A message, and all messages in it. */
    public Message message(Message message) {
        if (articles.isEmpty()) {
            return message;
        }
        SortedMap<String, Object> arguments = new TreeMap<>();
        for (Map.Entry<String, Object> each : message.arguments().entrySet()) {
            arguments.put(each.getKey(), value(each.getValue()));
            named(each.getValue()).forEach(seat -> tell(seat, arguments));
        }
        return new Message(message.key(), arguments);
    }

    public List<Message> messages(List<Message> messages) {
        if (articles.isEmpty()) {
            return messages;
        }
        return messages.stream().map(this::message).toList();
    }

    private Object value(Object value) {
        return switch (value) {
            case Message message -> message(message);
            case List<?> list -> list.stream().map(this::value).toList();
            default -> value;
        };
    }

    private static List<Seat> named(Object value) {
        List<?> all = value instanceof List<?> list ? list : List.of(value);
        return all.stream().filter(Seat.class::isInstance).map(Seat.class::cast).toList();
    }

    private void tell(Seat seat, SortedMap<String, Object> arguments) {
        if (articles.containsKey(seat)) {
            arguments.put(Article.argument(seat), articles.get(seat).word());
        }
    }

    public List<News> news(List<News> news) {
        if (articles.isEmpty()) {
            return news;
        }
        return news.stream()
                .map(each -> new News(message(each.told()), each.about(), each.size()))
                .toList();
    }

    public List<LineResult> results(List<LineResult> results) {
        if (articles.isEmpty()) {
            return results;
        }
        return results.stream().map(this::result).toList();
    }

    private LineResult result(LineResult result) {
        return new LineResult(result.seat(), result.line(), result.code(), result.order(), messages(result.details()));
    }

    public Chronicle chronicle(Chronicle chronicle) {
        if (articles.isEmpty()) {
            return chronicle;
        }
        return new Chronicle(chronicle.sections().stream().map(this::section).toList());
    }

    private Chronicle.Section section(Chronicle.Section section) {
        return new Chronicle.Section(
                message(section.title()),
                section.about(),
                section.entries().stream()
                        .map(entry -> new Chronicle.Entry(
                                entry.onlyFor(),
                                message(entry.text()),
                                entry.result().map(this::result)))
                        .toList());
    }
}
