package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Optional;

/** Puts sentences for everybody, or for the game master, into the outbox. */
public final class Posts {
    private static final String PLAYER = "player";
    private static final String NAMED = "named";
    /** The suffix of the message keys whose sentence also tells the former value. */
    private static final String FROM = "-from";

    private Posts() {}

    /** A sentence of the platform: {@code campaign.post.<key>}. */
    public static Message say(String key, Object... namesAndValues) {
        return Message.of("campaign.post." + key, namesAndValues);
    }

    public static void notice(Books books, Campaign campaign, TurnKey turn, Message words, Instant now) {
        post(books, campaign, Dispatch.Kind.NOTICE, turn, words, now);
    }

    /** A sentence for everybody that belongs to no turn. */
    public static void notice(Books books, CampaignId campaign, Message words, Instant now) {
        books.outbox().add(campaign, Dispatch.Kind.NOTICE, Optional.empty(), Optional.empty(), Optional.of(words), now);
    }

    public static void alert(Books books, Campaign campaign, TurnKey turn, Message words, Instant now) {
        post(books, campaign, Dispatch.Kind.ALERT, turn, words, now);
    }

    /** Something that is put into words when it is posted in a seat's own channel. */
    public static void to(Books books, Dispatch.Kind kind, TurnKey turn, Seat seat, Instant now) {
        books.outbox().add(turn.campaign(), kind, Optional.of(turn), Optional.of(seat), Optional.empty(), now);
    }

    /** The same, with a sentence for everybody who reads that channel; none where there is nothing to say. */
    public static void to(
            Books books, Dispatch.Kind kind, TurnKey turn, Seat seat, Optional<Message> words, Instant now) {
        books.outbox().add(turn.campaign(), kind, Optional.of(turn), Optional.of(seat), words, now);
    }

    /** The end of a campaign that its game did not bring: for everybody, and in each player's own channel. */
    public static void ended(Books books, Campaign campaign, TurnKey turn, Message words, Instant now) {
        post(books, campaign, Dispatch.Kind.ENDED, turn, words, now);
        if (!campaign.lesson()) {
            books.occupancies().of(campaign.id()).stream()
                    .filter(Occupancy::played)
                    .forEach(each -> to(books, Dispatch.Kind.PART, turn, each.seat(), Optional.of(words), now));
        }
    }

    /** Returns the message key of an act's sentence, without the suffix for the former value. */
    public static String plainly(Message words) {
        return words.key().endsWith(FROM)
                ? words.key().substring(0, words.key().length() - FROM.length())
                : words.key();
    }

    /** Words that also tell what was so until now. */
    public static Message instead(Message words, Object before) {
        return new Message(words.key() + FROM, words.arguments()).with("before", before);
    }

    /** Words that call somebody by their name. */
    public static Message naming(Message words, String name) {
        return words.with(PLAYER, new PlayerText(name)).with(NAMED, "true");
    }

    /** The same words without names: the log keeps no names, so that people can be forgotten on request. */
    public static Message nameless(Message words) {
        return words.arguments().containsKey(PLAYER) ? words.without(PLAYER).with(NAMED, "false") : words;
    }

    /** A letter to one person, whatever they are to the campaign. */
    public static void letter(
            Books books, Campaign campaign, Optional<TurnKey> turn, long person, Message words, Instant now) {
        books.outbox()
                .add(
                        campaign.id(),
                        Dispatch.Kind.LETTER,
                        turn,
                        Optional.empty(),
                        Optional.of(words.with(Dispatch.TO, Long.toString(person))),
                        now);
    }

    private static void post(
            Books books, Campaign campaign, Dispatch.Kind kind, TurnKey turn, Message words, Instant now) {
        books.outbox().add(campaign.id(), kind, Optional.of(turn), Optional.empty(), Optional.of(words), now);
    }
}
