package heraldo.bot.campaign.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The share of the seated players that must be in favour of a request, in one word. */
public enum VoteShare {
    THIRD(33, 33),
    HALF(49, 50),
    MAJORITY(50, 51),
    TWO_THIRDS(66, 66),
    ALL(99, 100);

    private final int exceeded;
    private final int reached;

    VoteShare(int exceeded, int reached) {
        this.exceeded = exceeded;
        this.reached = reached;
    }

    /** More than so many in a hundred. */
    int exceeded() {
        return exceeded;
    }

    /** At least so many in a hundred. */
    int reached() {
        return reached;
    }

    /** Returns the code used to choose it: its name in lower case. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is called so. */
    public static VoteShare of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }

    /** The word for more than so many in a hundred, if there is one. */
    static Optional<VoteShare> exceeding(int share) {
        return Arrays.stream(values()).filter(each -> each.exceeded == share).findFirst();
    }

    /** The word for at least so many in a hundred, if there is one. */
    static Optional<VoteShare> reaching(int share) {
        return Arrays.stream(values()).filter(each -> each.reached == share).findFirst();
    }
}
