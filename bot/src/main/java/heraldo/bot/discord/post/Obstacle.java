package heraldo.bot.discord.post;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.Chair;
import heraldo.bot.campaign.Channels;
import heraldo.bot.campaign.Dispatch;
import heraldo.bot.campaign.Hindrance;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Plot;
import heraldo.bot.discord.room.Servers;
import heraldo.rules.kernel.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/**
 * What keeps a post from being made and can be remedied by whoever manages the server, or by the game master.
 *
 * @param subject what is hindered by it
 * @param words what is wrong and what can be done
 */
record Obstacle(String subject, Message words) {

    /** Whoever is to read a letter takes none from the bot, or is not there. */
    static final Set<ErrorResponse> UNREAD =
            EnumSet.of(ErrorResponse.CANNOT_SEND_TO_USER, ErrorResponse.NO_MUTUAL_GUILDS, ErrorResponse.UNKNOWN_USER);

    /** What needs channels to be made or opened. */
    static final String ROOMS = "rooms";

    private static final String CATEGORY_FULL = "CHANNEL_PARENT_MAX_CHANNELS";

    /** What stands in a post's way, if it is something that people can remedy. */
    static Optional<Obstacle> of(Letter letter, RuntimeException failure, Servers servers) {
        return switch (failure) {
            case InsufficientPermissionException e -> Optional.of(lacking(letter, servers, Set.of(e.getPermission())));
            case ErrorResponseException e -> answered(letter, e, servers);
            default -> Optional.empty();
        };
    }

    /** What the bot will lack as soon as a channel has to be made, opened or closed. */
    static Optional<Obstacle> lost(Letter letter, Servers servers) {
        EnumSet<Permission> lost = EnumSet.of(Permission.MANAGE_CHANNEL, Permission.MANAGE_ROLES);
        guild(letter, servers).map(Permits::missing).ifPresentOrElse(lost::retainAll, lost::clear);
        return lost.isEmpty() ? Optional.empty() : Optional.of(rooms(lost));
    }

    /** What a post to a place would be hindered by. */
    static String at(TextChannel channel) {
        return "post " + channel.getId();
    }

    private static Optional<Obstacle> answered(Letter letter, ErrorResponseException e, Servers servers) {
        return switch (e.getErrorResponse()) {
            case MISSING_PERMISSIONS, MISSING_ACCESS -> Optional.of(lacking(letter, servers, Set.of()));
            case MFA_NOT_ENABLED -> rooms("two-factor");
            case MAX_CHANNELS -> rooms("server-full", "most", Plot.SERVER);
            case INVALID_FORM_BODY -> full(e) ? rooms("category-full", "most", Plot.CATEGORY) : Optional.empty();
            default -> UNREAD.contains(e.getErrorResponse()) ? unread(letter) : Optional.empty();
        };
    }

    private static boolean full(ErrorResponseException e) {
        return e.getSchemaErrors().stream()
                .flatMap(field -> field.getErrors().stream())
                .anyMatch(error -> error.getCode().equals(CATEGORY_FULL));
    }

    private static Optional<Obstacle> rooms(String words, Object... arguments) {
        return Optional.of(new Obstacle(ROOMS, Message.of("discord.hindrance." + words, arguments)));
    }

    /** A letter to the game master that he does not take: what stands in it is told him elsewhere. */
    private static Optional<Obstacle> unread(Letter letter) {
        Dispatch dispatch = letter.dispatch();
        if (dispatch.kind() != Dispatch.Kind.ALERT) {
            return Optional.empty();
        }
        Message words = dispatch.message().orElseGet(() -> Message.of("discord.post.alert"));
        // That a turn could not be played is no secret; who has kept silent for how long may be one.
        boolean crash = words.key().equals("campaign.post.crashed");
        return Optional.of(new Obstacle(crash ? Hindrance.CRASH : Hindrance.LETTER + " " + dispatch.id(), words));
    }

    /** The channel may lack something, or the bot in the whole server. */
    private static Obstacle lacking(Letter letter, Servers servers, Set<Permission> asked) {
        Optional<TextChannel> place = place(letter, servers)
                .filter(channel -> !Permits.missing(channel).isEmpty());
        if (place.isPresent()) {
            List<Message> missing = Permits.words(Permits.missing(place.get()));
            return new Obstacle(
                    at(place.get()),
                    Message.of(
                            "discord.post.not-permitted", "channel", place.get().getName(), "permissions", missing));
        }
        EnumSet<Permission> missing = EnumSet.noneOf(Permission.class);
        missing.addAll(asked);
        guild(letter, servers).map(Permits::missing).ifPresent(missing::addAll);
        return missing.isEmpty() ? new Obstacle(ROOMS, Message.of("discord.hindrance.not-allowed")) : rooms(missing);
    }

    private static Obstacle rooms(Set<Permission> missing) {
        return new Obstacle(ROOMS, Message.of("discord.hindrance.rooms", "permissions", Permits.words(missing)));
    }

    private static Optional<Guild> guild(Letter letter, Servers servers) {
        return servers.guild(letter.campaign().guild());
    }

    /** Where the post belongs: the seat's channel if it speaks to one that lacks something, else the chronicle. */
    static Optional<TextChannel> place(Letter letter, Servers servers) {
        Campaign campaign = letter.campaign();
        Optional<TextChannel> seat = letter.dispatch()
                .seat()
                .map(letter.roster()::chair)
                .map(Chair::channel)
                .flatMap(servers::channel)
                .filter(channel -> !Permits.missing(channel).isEmpty());
        return seat.or(() -> campaign.channels().map(Channels::chronicle).flatMap(servers::channel));
    }
}
