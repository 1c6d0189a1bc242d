package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Stamp;
import heraldo.rules.kernel.Seat;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names a post for ever: the campaign's first letters, the number of the dispatch and, where more than one thing is posted
 * because of it, which of them. Every message of the post bears this as a {@link Stamp}, with the number of the part; posts of
 * earlier versions have it in their footers.
 *
 * @param campaign the campaign's first eight characters
 * @param number counts over whatever is posted of a kind because of one dispatch: a seat, or a try
 */
record PostMark(String campaign, long dispatch, Kind kind, int number) {
    private static final Pattern FOOTER = Pattern.compile("([0-9a-f]{8})-([0-9]{1,12})(?:[a-z][0-9]{0,2})?-[0-9]{1,3}");

    private static final int BEGINNING = 8;

    /** So many tries are told apart: the earlier ones are long forgotten then. */
    private static final int DIFFERENT = 100;

    /** Discord takes no longer nonces. */
    private static final int LONGEST_NONCE = 25;

    /** The kind of post that belongs to a dispatch, with its letter and number in the mark. */
    enum Kind {
        /** The post that it is about. */
        POST("", 0),
        /** The welcome of a seat. */
        WELCOME("s", 1),
        /** The letter that says what the bot lacks to make the post. */
        PLEA("p", 2),
        /** The proof that nobody changed anything. */
        PROOF("k", 3);

        private final String letter;
        private final int code;

        Kind(String letter, int code) {
            this.letter = letter;
            this.code = code;
        }
    }

    /** The post that a dispatch is about. */
    static PostMark of(Campaign campaign, long dispatch) {
        return new PostMark(beginning(campaign.id()), dispatch, Kind.POST, 0);
    }

    /** The welcome of a seat. */
    PostMark welcome(Seat seat) {
        return new PostMark(campaign, dispatch, Kind.WELCOME, seat.number());
    }

    /**
     * The letter that says what the bot lacks to make the post: after another try it may lack something else.
     *
     * @param attempts how often it was tried before
     */
    PostMark plea(int attempts) {
        return new PostMark(campaign, dispatch, Kind.PLEA, attempts % DIFFERENT);
    }

    /** The proof that goes with the post, in a place of its own. */
    PostMark proof() {
        return new PostMark(campaign, dispatch, Kind.PROOF, 0);
    }

    /** Returns the stamp of a part, counted from 1. */
    Stamp stamp(int part) {
        return StampCode.of(campaign, dispatch, kind.code, number, part);
    }

    /** Returns the footers of a part from an earlier version, including the mark that the welcomes of all seats once shared. */
    Set<String> footers(int part) {
        Set<String> footers = new HashSet<>();
        footers.add(text(part));
        if (kind == Kind.WELCOME) {
            footers.add(campaign + "-" + dispatch + kind.letter + "-" + part);
        }
        return footers;
    }

    private String text(int part) {
        String which = kind == Kind.POST || kind == Kind.PROOF ? kind.letter : kind.letter + number;
        return campaign + "-" + dispatch + which + "-" + part;
    }

    /**
     * Returns the nonce by which Discord recognizes a duplicate of a part. A long one keeps its end, because the numbers of
     * dispatches run over all campaigns.
     */
    String nonce(int part) {
        String text = text(part);
        return text.substring(Math.max(0, text.length() - LONGEST_NONCE));
    }

    /** The number of the dispatch, if a footer is the mark of one of a campaign's posts. */
    static OptionalLong dispatch(Campaign campaign, String footer) {
        Matcher mark = FOOTER.matcher(footer);
        return mark.matches() && mark.group(1).equals(beginning(campaign.id()))
                ? OptionalLong.of(Long.parseLong(mark.group(2)))
                : OptionalLong.empty();
    }

    /** The number of the dispatch, if a stamp is that of one of a campaign's posts. */
    static OptionalLong dispatch(Campaign campaign, Stamp stamp) {
        return StampCode.dispatch(beginning(campaign.id()), stamp);
    }

    static String beginning(CampaignId campaign) {
        return campaign.text().substring(0, BEGINNING);
    }
}
