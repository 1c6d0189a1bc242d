package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.room.Plot;
import heraldo.bot.discord.room.Servers;
import heraldo.rules.kernel.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/**
 * A reason why a post cannot be made that the server's managers or the game master can remedy.
 *
 * @param subject what is hindered by it
 * @param words what is wrong and what can be done
 */
record Obstacle(String subject, Message words) {

    /** The recipient of a letter accepts none from the bot, or does not exist. */
    static final Set<ErrorResponse> UNREAD =
            EnumSet.of(ErrorResponse.CANNOT_SEND_TO_USER, ErrorResponse.NO_MUTUAL_GUILDS, ErrorResponse.UNKNOWN_USER);

    /** The subject of hindrances to making, opening or closing channels. */
    static final String ROOMS = "rooms";

    /** The subject of hindrances for lack of room for another channel. */
    static final String SPACE = "space";

    /** The subject of hindrances to publishing to the servers that follow the chronicle. */
    static final String PUBLISHING = "publishing";

    private static final Set<ErrorResponse> NOT_ALLOWED =
            EnumSet.of(ErrorResponse.MISSING_PERMISSIONS, ErrorResponse.MISSING_ACCESS);

    private static final String POST = "post ";
    private static final String LACKING = "discord.hindrance.rooms";
    private static final String CATEGORY_FULL = "CHANNEL_PARENT_MAX_CHANNELS";

    /**
     * Returns the obstacle that a failure reveals, if people can remedy it.
     *
     * @param channel the channel of the post; empty if the bot could not even make it ready
     */
    static Optional<Obstacle> of(
            Letter letter, Optional<MessageChannel> channel, RuntimeException failure, Servers servers) {
        if (letter.dispatch().kind() == Dispatch.Kind.PUBLICATION) {
            return channel.filter(there -> notAllowed(failure)).map(Obstacle::unpublished);
        }
        return switch (failure) {
            case InsufficientPermissionException e ->
                Optional.of(channel.map(there -> closed(letter, there, servers))
                        .orElseGet(() -> lacking(letter, e, servers)));
            case ErrorResponseException e -> answered(letter, channel, e, servers);
            default -> Optional.empty();
        };
    }

    private static boolean notAllowed(RuntimeException failure) {
        return failure instanceof InsufficientPermissionException
                || (failure instanceof ErrorResponseException e && NOT_ALLOWED.contains(e.getErrorResponse()));
    }

    /** The chronicle stands, and what stands there may not be published. */
    private static Obstacle unpublished(MessageChannel chronicle) {
        return new Obstacle(PUBLISHING, Message.of("discord.hindrance.publishing", "channel", chronicle.getName()));
    }

    /** Returns the obstacle of missing permissions that the next making, opening or closing of a channel will meet. */
    static Optional<Obstacle> lost(Letter letter, Servers servers) {
        return missing(letter, servers)
                .filter(missing ->
                        missing.contains(Permission.MANAGE_CHANNEL) || missing.contains(Permission.MANAGE_ROLES))
                .map(Obstacle::rooms);
    }

    /** Returns the subject of hindrances to posts in a channel. */
    static String at(long channel) {
        return POST + channel;
    }

    /** Returns whether a hindrance concerns posts in a channel. */
    static boolean ofChannel(Hindrance hindrance) {
        return hindrance.subject().startsWith(POST);
    }

    /** Returns whether a hindrance is, by its words, a lack of permissions in the whole server. */
    static boolean ofServer(Hindrance hindrance) {
        return hindrance.words().key().equals(LACKING);
    }

    /** Returns whether the bot still lacks exactly the permissions that a hindrance names; true while the server is unknown. */
    static boolean stands(Hindrance hindrance, Letter letter, Servers servers) {
        return missing(letter, servers)
                .map(missing -> rooms(missing).words().equals(hindrance.words()))
                .orElse(true);
    }

    private static Optional<Obstacle> answered(
            Letter letter, Optional<MessageChannel> channel, ErrorResponseException e, Servers servers) {
        return switch (e.getErrorResponse()) {
            case MISSING_PERMISSIONS, MISSING_ACCESS -> refused(letter, channel, servers);
            case MFA_NOT_ENABLED -> Optional.of(new Obstacle(ROOMS, Message.of("discord.hindrance.two-factor")));
            case MAX_CHANNELS -> full("server-full", Plot.SERVER);
            case INVALID_FORM_BODY -> categoryFull(e) ? full("category-full", Plot.CATEGORY) : Optional.empty();
            default -> UNREAD.contains(e.getErrorResponse()) ? unread(letter) : Optional.empty();
        };
    }

    /**
     * Returns the obstacle behind a denied request; none for a game master's direct message, which does not depend on the server.
     */
    private static Optional<Obstacle> refused(Letter letter, Optional<MessageChannel> channel, Servers servers) {
        return letter.dispatch().kind().place() == Dispatch.Place.GAME_MASTER
                ? Optional.empty()
                : Optional.of(
                        channel.map(there -> closed(letter, there, servers)).orElseGet(() -> lacking(letter, servers)));
    }

    private static boolean categoryFull(ErrorResponseException e) {
        return e.getSchemaErrors().stream()
                .flatMap(field -> field.getErrors().stream())
                .anyMatch(error -> error.getCode().equals(CATEGORY_FULL));
    }

    private static Optional<Obstacle> full(String words, int most) {
        return Optional.of(new Obstacle(SPACE, Message.of("discord.hindrance." + words, "most", most)));
    }

    /** A direct message that the game master does not accept: its content is told elsewhere. */
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

    /**
     * The channel is there, and does not take the post. Where the bot has lost its place in all channels, and cannot take it again
     * for what it lacks in the whole server, that is told once and not of each.
     */
    private static Obstacle closed(Letter letter, MessageChannel channel, Servers servers) {
        Optional<StandardGuildMessageChannel> place = servers.channel(channel.getIdLong());
        boolean everywhere = place.filter(there ->
                                there.getPermissionOverride(there.getGuild().getSelfMember()) == null)
                        .isPresent()
                && missing(letter, servers).filter(lost -> !lost.isEmpty()).isPresent();
        if (everywhere) {
            return lacking(letter, servers);
        }
        Message words = place.filter(there -> !Permits.missing(there).isEmpty())
                .map(Obstacle::notPermitted)
                .orElseGet(Obstacle::notAllowed);
        return new Obstacle(at(channel.getIdLong()), words);
    }

    /** A channel could not be made ready: it may lack something itself, or the bot in the whole server. */
    private static Obstacle lacking(Letter letter, InsufficientPermissionException e, Servers servers) {
        return servers.channel(e.getChannelId())
                .filter(place -> Permits.missing(place).contains(e.getPermission()))
                .map(place -> new Obstacle(ROOMS, notPermitted(place)))
                .orElseGet(() -> lacking(letter, servers));
    }

    private static Obstacle lacking(Letter letter, Servers servers) {
        return missing(letter, servers)
                .filter(missing -> !missing.isEmpty())
                .map(Obstacle::rooms)
                .orElseGet(() -> new Obstacle(ROOMS, notAllowed()));
    }

    private static Obstacle rooms(Set<Permission> missing) {
        return new Obstacle(ROOMS, Message.of(LACKING, "permissions", Permits.words(missing)));
    }

    private static Message notPermitted(StandardGuildMessageChannel channel) {
        List<Message> missing = Permits.words(Permits.missing(channel));
        return Message.of("discord.post.not-permitted", "channel", channel.getName(), "permissions", missing);
    }

    private static Message notAllowed() {
        return Message.of("discord.hindrance.not-allowed");
    }

    /** Returns the permissions that the bot lacks in the campaign's server; empty while the server is unknown. */
    private static Optional<Set<Permission>> missing(Letter letter, Servers servers) {
        return servers.guild(letter.campaign().guild()).map(Permits::missing);
    }
}
