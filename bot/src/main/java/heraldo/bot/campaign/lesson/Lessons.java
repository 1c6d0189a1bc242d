package heraldo.bot.campaign.lesson;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.engine.Tutorial;
import heraldo.rules.order.OrderType;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Knows how far learners have come. Progress is derived from the orders they sent and never stored, so the two cannot disagree:
 * a learner who takes an order back is asked for it again.
 */
public final class Lessons {

    /** A lesson that nobody ends is over after so long. */
    public static final Duration LONGEST = Duration.ofDays(14);

    /** The time for which the channels of a lesson stay after its end. */
    public static final Duration FAREWELL = Duration.ofDays(1);

    private final Library library;

    public Lessons(Library library) {
        this.library = library;
    }

    /** Computes the current progress of a campaign's learner. */
    public LessonProgress progress(Books books, Campaign campaign) {
        int newest = books.turns()
                .newest(campaign.id())
                .map(turn -> turn.key().number())
                .orElse(0);
        return progress(books, campaign, campaign.status() == CampaignStatus.ENDED ? newest : newest - 1);
    }

    /**
     * The same when a turn has just ended.
     *
     * @param ended the number of the last turn that is over
     */
    public LessonProgress progress(Books books, Campaign campaign, int ended) {
        Rulebook<?> rulebook = library.rulebook(campaign);
        Tutorial tutorial = rulebook.hosted().tutorial().orElseThrow();
        List<Revision> sheets = books.occupancies().of(campaign.id()).stream()
                .filter(Occupancy::played)
                .flatMap(learner -> books.sheets().latest(campaign.id(), learner.seat()).stream())
                .toList();
        Map<String, Integer> given = sheets.stream()
                .flatMap(sheet -> rulebook.sheet(sheet.sheet()).orders().stream())
                .map(order -> rulebook.orders().typeOf(order))
                .collect(Collectors.toMap(OrderType::key, type -> 1, Integer::sum));
        int played = (int) sheets.stream()
                .map(Revision::turn)
                .map(TurnKey::number)
                .filter(number -> number <= ended)
                .distinct()
                .count();
        SortedSet<String> left = new TreeSet<>(books.lessons().skipped(campaign.id()));
        left.addAll(names(tutorial, step -> step.over(played)));
        return new LessonProgress(tutorial.steps(), names(tutorial, step -> step.taken(given, played)), left);
    }

    private static SortedSet<String> names(Tutorial tutorial, Predicate<Tutorial.Step> which) {
        return tutorial.steps().stream()
                .filter(which)
                .map(Tutorial.Step::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Ends a lesson: its channels go in a while. */
    public static void end(Books books, Campaign campaign, Instant now) {
        books.campaigns().change(campaign.withStatus(CampaignStatus.ENDED));
        books.outbox().hasten(campaign.id(), Dispatch.Kind.CLEARED, now.plus(FAREWELL));
    }
}
