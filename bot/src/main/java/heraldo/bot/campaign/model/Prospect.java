package heraldo.bot.campaign.model;

import java.util.List;

/**
 * A campaign as it would be opened.
 *
 * @param deadlines its first three
 */
public record Prospect(Campaign campaign, List<Deadline> deadlines) {
    public Prospect {
        deadlines = List.copyOf(deadlines);
    }
}
