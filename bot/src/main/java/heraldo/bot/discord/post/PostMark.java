package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.rules.kernel.Seat;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names a post for ever: the campaign's first eight characters, the number of the dispatch and, where more than one thing is
 * posted because of it, a letter, with the number of the seat if every seat gets one. Each message of the post has this in its
 * footer, with the number of the part.
 *
 * @param text what all parts begin with
 * @param older what an earlier build called the same post, if it was called otherwise
 */
record PostMark(String text, Optional<String> older) {
    private static final Pattern FOOTER = Pattern.compile("([0-9a-f]{8})-([0-9]{1,12})(?:[a-z][0-9]{0,2})?-[0-9]{1,3}");

    /** So many tries are told apart: the earlier ones are long forgotten then. */
    private static final int DIFFERENT = 100;

    /** Discord takes no longer nonces. */
    private static final int LONGEST_NONCE = 25;

    /** The post that a dispatch is about. */
    static PostMark of(Campaign campaign, long dispatch) {
        return new PostMark(beginning(campaign) + "-" + dispatch, Optional.empty());
    }

    /** The welcome of a seat. Once all seats' had the same mark, and only the channel told them apart. */
    PostMark welcome(Seat seat) {
        return new PostMark(text + "s" + seat.number(), Optional.of(text + "s"));
    }

    /**
     * The letter that says what the bot lacks to make the post: after another try it may lack something else.
     *
     * @param attempts how often it was tried before
     */
    PostMark plea(int attempts) {
        return new PostMark(text + "p" + attempts % DIFFERENT, Optional.empty());
    }

    /** What stands under a part, counted from 1. */
    String footer(int part) {
        return text + "-" + part;
    }

    /** What may stand under a part that is there already. */
    Set<String> footers(int part) {
        return older.map(other -> Set.of(footer(part), other + "-" + part)).orElseGet(() -> Set.of(footer(part)));
    }

    /** What keeps Discord from taking a part twice. Of a long one the end is kept: dispatches are counted over all campaigns. */
    String nonce(int part) {
        String footer = footer(part);
        return footer.substring(Math.max(0, footer.length() - LONGEST_NONCE));
    }

    /** The number of the dispatch, if a footer is the mark of one of a campaign's posts. */
    static OptionalLong dispatch(Campaign campaign, String footer) {
        Matcher mark = FOOTER.matcher(footer);
        return mark.matches() && mark.group(1).equals(beginning(campaign))
                ? OptionalLong.of(Long.parseLong(mark.group(2)))
                : OptionalLong.empty();
    }

    private static String beginning(Campaign campaign) {
        return campaign.id().text().substring(0, 8);
    }
}
