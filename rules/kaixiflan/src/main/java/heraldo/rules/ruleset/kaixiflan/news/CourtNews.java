package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** News of the court: missions that provinces met and that came up, offices, ballads, monopolies, and Kaixiflán's way. */
final class CourtNews {

    private final Progress turn;
    private final Realm before;
    private final Realm now;
    private final MissionBook missions;

    CourtNews(Progress turn, MissionBook missions) {
        this.turn = turn;
        this.before = turn.start();
        this.now = turn.now();
        this.missions = missions;
    }

    Stream<News> news() {
        return Stream.of(
                        missions(),
                        turn.deeds(Deed.Revealed.class).stream().map(deed -> revealed(deed.mission())),
                        offices(),
                        turn.deeds(Deed.Sung.class).stream().map(this::ballad),
                        monopolies(),
                        wizard())
                .flatMap(each -> each);
    }

    /** All who fulfilled the same mission, in one piece. */
    private Stream<News> missions() {
        SortedMap<String, List<Seat>> done = new TreeMap<>();
        turn.deeds(Deed.Completed.class)
                .forEach(deed -> done.computeIfAbsent(deed.mission(), any -> new ArrayList<>())
                        .add(LandNews.seat(deed.by())));
        return done.entrySet().stream().map(mission -> mission(mission.getKey(), mission.getValue()));
    }

    private News mission(String id, List<Seat> seats) {
        Quest quest = before.quests().find(id).orElseThrow();
        int fame = missions.card(quest).fame();
        return News.of(
                "mission",
                seats,
                fame,
                "who",
                seats,
                "seats",
                seats.size(),
                "mission",
                missions.title(quest),
                "fame",
                fame);
    }

    /** Tells of a new mission, which provinces can meet from the next turn on. */
    private News revealed(Quest quest) {
        int fame = missions.fame(quest);
        return News.of(
                "mission-new",
                List.of(),
                fame,
                "mission",
                missions.title(quest),
                "fame",
                fame,
                "about",
                missions.about(quest));
    }

    /** In Verano: all three in one sentence, or who got one where some fell to nobody. */
    private Stream<News> offices() {
        if (before.season() != Season.SUMMER) {
            return Stream.empty();
        }
        List<Seat> holders = new ArrayList<>();
        List<Message> filled = new ArrayList<>();
        for (Office office : Office.ALL) {
            Optional<Owner> holder = now.court().holder(office);
            holder.map(LandNews::seat).ifPresent(seat -> {
                holders.add(seat);
                filled.add(Message.of("news-office", "office", Say.office(office), "seat", seat));
            });
        }
        if (filled.isEmpty()) {
            return Stream.of(News.of("offices-vacant", List.of(), 0));
        }
        boolean all = filled.size() == Office.ALL.size();
        return Stream.of(News.of(
                all ? "offices" : "offices-some",
                holders,
                filled.size(),
                "seat",
                holders.get(0),
                "filled",
                filled,
                "favourite",
                held(Office.FAVOURITE),
                "governor",
                held(Office.GOVERNOR),
                "trade",
                held(Office.TRADE)));
    }

    private Object held(Office office) {
        return now.court().holder(office).map(Say::owner).orElseGet(() -> Message.of("nobody"));
    }

    private News ballad(Deed.Sung deed) {
        Seat seat = LandNews.seat(deed.by());
        int fame = before.settings().balladFame();
        return News.of("ballad", List.of(seat), fame, "seat", seat, "year", before.year() - 1, "fame", fame);
    }

    /** One by itself, several in one piece. */
    private Stream<News> monopolies() {
        List<Deed.Monopolised> won = turn.deeds(Deed.Monopolised.class);
        if (won.size() < 2) {
            return won.stream().map(CourtNews::monopoly);
        }
        List<Message> told = won.stream()
                .map(deed -> Message.of(
                        "news-monopoly", "resource", Say.good(deed.good()), "seat", LandNews.seat(deed.by())))
                .toList();
        return Stream.of(News.of("monopolies", List.of(), won.size(), "won", told, "number", won.size()));
    }

    private static News monopoly(Deed.Monopolised deed) {
        Seat seat = LandNews.seat(deed.by());
        return News.of("monopoly", List.of(seat), 1, "seat", seat, "resource", Say.good(deed.good()));
    }

    private Stream<News> wizard() {
        return turn.tasks(Guide.class).stream().map(task -> {
            Seat seat = LandNews.seat(task.owner());
            return News.of(
                    "wizard",
                    List.of(seat),
                    0,
                    "seat",
                    seat,
                    "place",
                    Places.full(now, task.order().destination()));
        });
    }
}
