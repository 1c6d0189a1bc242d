package heraldo.bot.discord.post;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.Chair;
import heraldo.bot.campaign.Courier;
import heraldo.bot.campaign.Dispatch;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.room.Rooms.NoRoomException;
import heraldo.bot.discord.room.Servers;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts what the outbox holds: makes and opens the channels it needs, writes the words, sends each post once. */
public final class Postman implements Courier {

    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);

    private final Front front;
    private final Servers servers;
    private final Doors doors;
    private final Mailbag mailbag;
    private final Writer writer;
    private final StatusBoard board;
    private final Plea plea;
    /** Campaigns whose server has turned the bot out, and of which the host has been told so. */
    private final Set<CampaignId> homeless = ConcurrentHashMap.newKeySet();

    Postman(Front front, Servers servers, Rooms rooms, Mailbag mailbag, StatusBoard board) {
        this.front = front;
        this.servers = servers;
        this.doors = new Doors(rooms, mailbag);
        this.mailbag = mailbag;
        this.writer = new Writer();
        this.board = board;
        this.plea = new Plea(servers, mailbag);
    }

    @Override
    public String deliver(Dispatch dispatch) {
        Letter letter = Letter.of(front, dispatch);
        try {
            String id = post(letter);
            homeless.remove(dispatch.campaign());
            board.refresh(dispatch.campaign());
            return id;
        } catch (NoRoomException e) {
            if (!e.down() && homeless.add(dispatch.campaign())) {
                LOG.warn(
                        "The bot is not in the server of {} any more. Its turns go on; its posts are kept until the bot is"
                                + " invited again.",
                        dispatch.campaign());
            }
            throw new UndeliverableException(e.getMessage(), false);
        } catch (InsufficientPermissionException e) {
            LOG.warn("{} {} needs the permission {}", dispatch.kind(), dispatch.id(), e.getPermission());
            plea.send(letter);
            throw new UndeliverableException("not permitted: " + e.getPermission(), false);
        } catch (ErrorResponseException e) {
            if (forbidden(e.getErrorResponse())) {
                plea.send(letter);
            }
            throw new UndeliverableException(
                    "Discord answered " + e.getErrorResponse(), hopeless(e.getErrorResponse()));
        }
    }

    private String post(Letter letter) {
        TextChannel chronicle = doors.prepare(letter);
        Answer answer = writer.write(letter);
        return switch (letter.dispatch().kind()) {
            case REMINDER, SUMMONS ->
                mailbag.post(
                        doors.seat(letter, letter.chair()),
                        letter.mark(),
                        letter.written(),
                        answer,
                        called(letter.chair()));
            case WHISPER, BRIEFING ->
                mailbag.post(doors.seat(letter, letter.chair()), letter.mark(), letter.written(), answer, List.of());
            case ALERT -> mailbag.post(direct(letter), letter.mark(), letter.written(), answer, List.of());
            default -> mailbag.post(chronicle, letter.mark(), letter.written(), answer, List.of());
        };
    }

    private static List<Long> called(Chair chair) {
        OptionalLong player = chair.player();
        return player.isPresent() ? List.of(player.getAsLong()) : List.of();
    }

    private MessageChannel direct(Letter letter) {
        return servers.direct(letter.campaign().gameMaster());
    }

    private static boolean forbidden(ErrorResponse response) {
        return response == ErrorResponse.MISSING_PERMISSIONS || response == ErrorResponse.MISSING_ACCESS;
    }

    /** Whether it will never work: whoever is to read it takes no letters, or is not there. */
    private static boolean hopeless(ErrorResponse response) {
        return response == ErrorResponse.CANNOT_SEND_TO_USER
                || response == ErrorResponse.UNKNOWN_USER
                || response == ErrorResponse.UNKNOWN_GUILD;
    }
}
