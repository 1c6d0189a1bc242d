package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.port.Posting;
import java.util.Optional;

/** Leads to something that was posted in a campaign's chronicle. */
public final class PostLink {

    private PostLink() {}

    /**
     * The link, or nothing if it is not known where it was posted. Of what is told and proved, it leads to the proof.
     *
     * @param posted as the books keep it, see {@link Posting}
     */
    public static String of(Campaign campaign, Optional<String> posted) {
        return posted.map(Posting::read)
                .flatMap(posting -> posting.proof()
                        .map(proof -> proof.thread() + "/" + proof.message())
                        .or(() -> posting.message()
                                .filter(id -> id.matches("\\d+"))
                                .flatMap(id ->
                                        campaign.home().channels().map(channels -> channels.chronicle() + "/" + id))))
                .map(place -> " https://discord.com/channels/" + campaign.guild() + "/" + place)
                .orElse("");
    }
}
