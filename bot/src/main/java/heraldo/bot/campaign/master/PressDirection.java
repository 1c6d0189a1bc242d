package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Remark;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.press.PressRules;
import heraldo.bot.campaign.press.Talks;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Message;
import java.util.Optional;
import java.util.function.Function;

/**
 * The game master's control of the press: the kinds of messages that players may send and when, the other readers of turn
 * results, and measures against an unsigned dispatch and its writer, whose identity the game master never learns. Every act is
 * logged and told in the chronicle.
 */
public final class PressDirection {

    private final Bureau bureau;
    private final Usher usher;
    private final PositionReader positions;

    public PressDirection(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.positions = positions;
    }

    /**
     * The new settings of the press; empty ones stay as they are.
     *
     * @param ordering the rule while a turn takes orders
     * @param locked the rule after that
     * @param anonymous the upper bound on unsigned dispatches of a seat in a turn
     * @param published whether the results of turns go to the servers that follow the chronicle
     */
    public record Wish(
            Optional<Press> ordering,
            Optional<Press> locked,
            Optional<Integer> anonymous,
            Optional<Boolean> published) {}

    /** Sets what may be said, and who else reads the results of turns. */
    public Message settle(Act act, Wish wish) {
        return act(act, "press", table -> {
            PressRule before = PressRules.of(table.books(), table.campaign().id());
            PressRule rule = rule(table, before, wish);
            Optional<Message> said = rule.equals(before) ? Optional.empty() : Optional.of(said(table, before, rule));
            Optional<Message> published = published(table, wish);
            return said.flatMap(
                            press -> published.map(also -> Posts.say("press-publish", "press", press, "publish", also)))
                    .or(() -> said)
                    .or(() -> published)
                    .orElseThrow(() -> RefusedException.of("press-same"));
        });
    }

    private PressRule rule(DirectorTable table, PressRule before, Wish wish) {
        boolean instant =
                positions.before(table.campaign(), table.turn()).turn().instant();
        if (instant && wish.locked().isPresent()) {
            throw RefusedException.of("press-instant");
        }
        Press ordering = wish.ordering().orElse(before.ordering());
        return new PressRule(
                before.campaign(),
                ordering,
                instant ? ordering : wish.locked().orElse(before.locked()),
                wish.anonymous().orElse(before.anonymous()));
    }

    /** Puts a rule into force, and says what may be said from now on. */
    private static Message said(DirectorTable table, PressRule before, PressRule rule) {
        table.books().press().settle(rule);
        Talks.renew(table.books(), rule.campaign(), table.now());
        return Posts.instead(words("press", rule), words("press-before", before));
    }

    /** Lets results be published from now on, or no more; empty if nothing changes. */
    private static Optional<Message> published(DirectorTable table, Wish wish) {
        Terms terms = table.campaign().terms();
        return wish.published()
                .filter(published -> published != terms.press().published())
                .map(published -> {
                    Terms other = terms.pressing(terms.press().publishing(published));
                    table.books().campaigns().change(table.campaign().withTerms(other));
                    return Posts.say("publish", "published", String.valueOf(published));
                });
    }

    private static Message words(String key, PressRule rule) {
        return Posts.say(
                key,
                "steady",
                String.valueOf(rule.steady()),
                "ordering",
                rule.ordering().name(),
                "locked",
                rule.locked().name(),
                "anonymous",
                rule.anonymous());
    }

    /** Takes an unsigned dispatch out. */
    public Message withdraw(Act act, long missive) {
        return act(act, "press-withdraw", table -> {
            Missive found = unsigned(table, missive);
            if (found.withdrawn()) {
                throw RefusedException.of("press-withdrawn");
            }
            table.books().press().withdraw(missive, table.now());
            table.books()
                    .outbox()
                    .add(
                            table.campaign().id(),
                            Dispatch.Kind.PRESS_WITHDRAWN,
                            Optional.of(table.turn().key()),
                            Optional.empty(),
                            Optional.of(Posts.say("press-withdraw", "missive", missive)),
                            table.now());
            return Posts.say("press-withdraw");
        });
    }

    /**
     * Bars the writer of an unsigned dispatch from sending more. Nobody is told who that is, nor whether they were already
     * barred: that would reveal that two dispatches have the same writer.
     */
    public Message bar(Act act, long missive) {
        return act(act, "press-bar", table -> {
            table.books().press().bar(unsigned(table, missive), table.now());
            return Posts.say(
                    "press-bar", "sees", String.valueOf(table.campaign().terms().gameMasterSees()));
        });
    }

    /**
     * Lets the writer of an unsigned dispatch send such dispatches again. The answer is the same whether they were barred or not: a
     * refusal would reveal that the writer was not the one who had been barred for another dispatch.
     */
    public Message readmit(Act act, long missive) {
        return act(act, "press-readmit", table -> {
            table.books().press().readmit(unsigned(table, missive));
            return Posts.say(
                    "press-readmit",
                    "sees",
                    String.valueOf(table.campaign().terms().gameMasterSees()));
        });
    }

    private static Missive unsigned(DirectorTable table, long missive) {
        return table.books()
                .press()
                .find(missive)
                .filter(each -> each.signature().anonymous())
                .filter(found -> found.turn().campaign().equals(table.campaign().id()))
                .orElseThrow(() -> RefusedException.of("press-gone"));
    }

    private Message act(Act act, String kind, Function<DirectorTable, Message> task) {
        Message words = bureau.ledger().write(books -> {
            Campaign campaign = usher.directed(books, act);
            if (books.acts().knows(act.id())) {
                return books.acts().done(campaign.id(), act.id()).words();
            }
            DirectorTable table = table(books, campaign);
            Message told = task.apply(table);
            books.acts().log(table.turn().key(), act, kind, told, Optional.empty(), Remark.NONE);
            Posts.notice(books, campaign, table.turn().key(), told, table.now());
            CrashPoint.ACT_WRITTEN.reached();
            return told;
        });
        CrashPoint.ACT_COMMITTED.reached();
        bureau.wake();
        return words;
    }

    private DirectorTable table(Books books, Campaign campaign) {
        if (campaign.status() != CampaignStatus.RUNNING) {
            throw RefusedException.of(campaign.status() == CampaignStatus.ENDED ? "over" : "not-started");
        }
        CampaignTurn turn = books.turns().newest(campaign.id()).orElseThrow();
        return new DirectorTable(books, campaign, turn, bureau.clock().instant());
    }
}
