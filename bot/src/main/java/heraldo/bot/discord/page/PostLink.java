package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Campaign;
import java.util.Optional;

/** Leads to something that was posted in a campaign's chronicle. */
public final class PostLink {

    private PostLink() {}

    /**
     * The link, or nothing if it is not known where it was posted.
     *
     * @param post what Discord calls the message
     */
    public static String of(Campaign campaign, Optional<String> post) {
        return post.filter(id -> id.matches("\\d+"))
                .flatMap(id -> campaign.channels()
                        .map(channels -> " https://discord.com/channels/" + campaign.guild() + "/"
                                + channels.chronicle() + "/" + id))
                .orElse("");
    }
}
