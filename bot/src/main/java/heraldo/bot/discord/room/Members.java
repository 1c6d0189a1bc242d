package heraldo.bot.discord.room;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/** The members of a server. Every lookup asks Discord, since the bot gets no events when members come and go. */
public final class Members {

    private static final Set<ErrorResponse> GONE = EnumSet.of(ErrorResponse.UNKNOWN_MEMBER, ErrorResponse.UNKNOWN_USER);

    private final Servers servers;

    public Members(Servers servers) {
        this.servers = servers;
    }

    /**
     * Somebody who is there.
     *
     * @param bot whether it is no person
     */
    public record Guest(long id, String name, boolean bot) {}

    /** Somebody, if they are in a server; empty if they are not. */
    public Optional<Guest> find(long server, long user) {
        return servers.guild(server).flatMap(guild -> find(guild, user));
    }

    /** Returns whether Discord says that a user is not in a server any more. */
    public boolean gone(long server, long user) {
        return servers.guild(server)
                .filter(guild -> find(guild, user).isEmpty())
                .isPresent();
    }

    private static Optional<Guest> find(Guild guild, long user) {
        try {
            Member member = guild.retrieveMemberById(user).useCache(false).complete();
            return Optional.of(
                    new Guest(user, member.getEffectiveName(), member.getUser().isBot()));
        } catch (ErrorResponseException e) {
            if (GONE.contains(e.getErrorResponse())) {
                return Optional.empty();
            }
            throw e;
        }
    }
}
