package heraldo.bot.discord.post;

import heraldo.bot.campaign.Campaign;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The mark in the footer of a post: the campaign's first eight characters, the number of the dispatch, the part. */
final class PostMark {
    /** A letter after the number stands for what else is posted because of the dispatch. */
    private static final Pattern FOOTER = Pattern.compile("([0-9a-f]{8})-([0-9]{1,12})[a-z]?-[0-9]{1,3}");

    private PostMark() {}

    /** What all parts of a post begin with. */
    static String of(Campaign campaign, long dispatch) {
        return beginning(campaign) + "-" + dispatch;
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
