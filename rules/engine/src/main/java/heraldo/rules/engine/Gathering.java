package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** News of several steps, or of several turns, that one post tells. */
public final class Gathering {

    private static final List<String> LEADS = List.of("lead", "lead-by");

    private Gathering() {}

    /**
     * The same news in the order in which they first came about; what one side did again and again is one piece: lists are
     * strung together, numbers added up.
     *
     * @param together the kinds that are told so
     */
    public static List<News> of(List<News> news, List<String> together) {
        Map<String, News> gathered = new LinkedHashMap<>();
        for (News each : news) {
            String key = each.kind() + (together.contains(each.kind()) ? each.about() : gathered.size());
            gathered.merge(key, each, Gathering::joined);
        }
        return List.copyOf(gathered.values());
    }

    private static News joined(News one, News other) {
        SortedMap<String, Object> arguments = new TreeMap<>(one.told().arguments());
        other.told().arguments().forEach((name, value) -> arguments.merge(name, value, Gathering::added));
        return new News(new Message(one.told().key(), arguments), one.about(), one.size() + other.size());
    }

    private static Object added(Object one, Object other) {
        if (one instanceof List<?> list && other instanceof List<?> more) {
            List<Object> all = new ArrayList<>(list);
            all.addAll(more);
            return List.copyOf(all);
        }
        return one instanceof Integer n && other instanceof Integer m ? (Object) (n + m) : one;
    }

    /**
     * The same news with one leader at most: whoever leads in the end, with the total that the table shows. Nobody is told to
     * lead who has lost the lead again, or who led before.
     *
     * @param before the table when the first of the news came about
     * @param after the table beside which they are told
     */
    public static List<News> led(List<News> news, Standings before, Standings after) {
        List<Integer> leads = IntStream.range(0, news.size())
                .filter(each -> LEADS.contains(news.get(each).kind()))
                .boxed()
                .toList();
        if (leads.isEmpty()) {
            return news;
        }
        int last = leads.getLast();
        Optional<Seat> leader = first(after).filter(news.get(last).about()::contains);
        boolean returned = leads.size() > 1 && leader.equals(first(before));
        List<News> told = new ArrayList<>();
        for (int each = 0; each < news.size(); each++) {
            if (!leads.contains(each)) {
                told.add(news.get(each));
            } else if (each == last && leader.isPresent() && !returned) {
                told.add(withTotal(news.get(last), after.rows().getFirst().total()));
            }
        }
        return told;
    }

    private static Optional<Seat> first(Standings table) {
        return table.rows().stream().findFirst().map(Standings.Row::seat);
    }

    private static News withTotal(News lead, int total) {
        return new News(lead.told().with("total", total), lead.about(), total);
    }
}
