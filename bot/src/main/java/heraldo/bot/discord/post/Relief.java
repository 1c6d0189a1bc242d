package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.room.Servers;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/**
 * The hindrances that a successful post proves to be remedied: those that would have prevented this very post, and no others.
 *
 * @param channel the channel of the post
 */
record Relief(Letter letter, MessageChannel channel, Servers servers) {

    boolean ends(Hindrance hindrance) {
        return switch (hindrance.subject()) {
            case Obstacle.ROOMS ->
                Obstacle.ofServer(hindrance)
                        ? !Obstacle.stands(hindrance, letter, servers)
                        : letter.dispatch().kind().opensDoors() || made();
            case Obstacle.SPACE -> made();
            case Obstacle.PUBLISHING -> publication();
            case Hindrance.CRASH -> letter.dispatch().kind() == Dispatch.Kind.RESULT;
            default -> Obstacle.ofChannel(hindrance) && (here(hindrance) || replaced(hindrance));
        };
    }

    private boolean publication() {
        return letter.dispatch().kind() == Dispatch.Kind.PUBLICATION;
    }

    /** Returns whether a hindrance concerns the channel of this post; a publication proves nothing about posting. */
    private boolean here(Hindrance hindrance) {
        return !publication() && hindrance.subject().equals(Obstacle.at(channel.getIdLong()));
    }

    /** Returns whether the campaign has replaced the channel of a hindrance. */
    private boolean replaced(Hindrance hindrance) {
        return !channels(now()).contains(hindrance.subject());
    }

    /** Returns whether the campaign's channels have changed since the delivery of the post began. */
    private boolean made() {
        return !channels(now()).equals(channels(letter.roster()));
    }

    private Roster now() {
        return letter.context().office().campaigns().roster(letter.campaign().id());
    }

    /** The channels of a campaign that are posted to, as hindrances name them. */
    private static Set<String> channels(Roster roster) {
        Stream<Long> shared = roster.campaign().home().channels().stream()
                .flatMap(channels -> Stream.of(channels.chronicle(), channels.diplomacy()));
        Stream<Long> seats = roster.occupancies().stream().map(occupancy -> occupancy.channel());
        return Stream.concat(shared, seats).map(Obstacle::at).collect(Collectors.toSet());
    }
}
