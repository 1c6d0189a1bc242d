package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** News of several steps told as one: what a seat did again and again is one piece, and only the last leader leads. */
public final class Gathering {

    /** Told of a seat once, however often it did it: their lists are added up, and so are their numbers. */
    private static final List<String> TOGETHER =
            List.of("roads", "settlements", "cities", "claims", "recruits", "marches", "trades");

    private static final List<String> LAST = List.of("lead", "lead-by");

    private Gathering() {}

    /** The same news, in the order in which they first came about. */
    public static List<News> of(List<News> news) {
        Map<String, News> gathered = new LinkedHashMap<>();
        for (News each : news) {
            String kind = each.kind();
            if (TOGETHER.contains(kind)) {
                gathered.merge(kind + each.about(), each, Gathering::joined);
            } else if (LAST.contains(kind)) {
                gathered.remove("lead");
                gathered.put("lead", each);
            } else {
                gathered.put(kind + gathered.size(), each);
            }
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
}
