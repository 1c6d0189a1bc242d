package heraldo.rules.engine;

import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The news of a turn that its post has room for.
 *
 * @param headline the biggest piece of news; empty if there is none
 * @param items news with a sentence each, biggest first; the headline's own news among them where there is more to tell of it
 * @param besides news in few words
 * @param more the number of other pieces of news, which the page does not even name
 * @param quotes players' own words for everybody
 */
public record FrontPage(Optional<News> headline, List<News> items, List<News> besides, int more, List<News> quotes) {

    private static final int ITEMS = 5;
    private static final int CLAUSES = 3;
    private static final int ABOUT_ONE = 2;

    public FrontPage {
        items = List.copyOf(items);
        besides = List.copyOf(besides);
        quotes = List.copyOf(quotes);
    }

    /** The page of a turn: by rank, then by size, then as it happened; at most two sentences of what one seat did. */
    public static FrontPage of(List<News> news, NewsTable table) {
        List<News> quotes =
                news.stream().filter(each -> table.kind(each.kind()).quoted()).toList();
        List<News> sorted = happened(news, table).stream()
                .filter(each -> !table.kind(each.kind()).quoted())
                .sorted(Comparator.comparingInt(
                                (News each) -> table.kind(each.kind()).rank())
                        .thenComparing(News::size, Comparator.reverseOrder()))
                .toList();
        Optional<News> headline = sorted.stream().findFirst();
        boolean once =
                headline.filter(first -> table.kind(first.kind()).toldOnce()).isPresent();
        return laidOut(headline, once ? sorted.subList(1, sorted.size()) : sorted, quotes);
    }

    /** Without what did not happen, as long as anything did. */
    private static List<News> happened(List<News> news, NewsTable table) {
        List<News> happened =
                news.stream().filter(each -> !table.kind(each.kind()).idle()).toList();
        boolean any =
                happened.stream().anyMatch(each -> !table.kind(each.kind()).quoted());
        return any ? happened : news;
    }

    private static FrontPage laidOut(Optional<News> headline, List<News> told, List<News> quotes) {
        List<News> items = new ArrayList<>();
        List<News> rest = new ArrayList<>();
        Map<Seat, Integer> voices = new TreeMap<>();
        for (News each : told) {
            boolean heard = each.about().stream().limit(1).allMatch(seat -> voices.getOrDefault(seat, 0) < ABOUT_ONE);
            if (heard && items.size() < ITEMS) {
                items.add(each);
                each.about().stream().limit(1).forEach(seat -> voices.merge(seat, 1, Integer::sum));
            } else {
                rest.add(each);
            }
        }
        if (!rest.isEmpty() && items.size() == ITEMS) {
            rest.add(0, items.remove(ITEMS - 1));
        }
        int named = Math.min(CLAUSES, rest.size());
        return new FrontPage(headline, items, rest.subList(0, named), rest.size() - named, quotes);
    }
}
