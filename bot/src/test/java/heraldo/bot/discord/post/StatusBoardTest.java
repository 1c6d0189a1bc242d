package heraldo.bot.discord.post;

import static heraldo.bot.campaign.Tavern.ANA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import heraldo.bot.HostTable;
import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Emblems;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.discord.room.Servers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When status messages are brought up to date, the host says. */
@Tag("slow")
class StatusBoardTest extends InTavern {

    private final StatusMessage message = mock(StatusMessage.class);

    private StatusBoard board(String settings) {
        Servers servers = mock(Servers.class);
        when(servers.channel(3)).thenReturn(Optional.of(mock(TextChannel.class)));
        when(message.show(any(), any())).thenReturn(true);
        return new StatusBoard(
                new BotContext(
                        tavern.office, List.of(), mock(Dictionary.class), mock(Gallery.class), mock(Emblems.class)),
                servers,
                message,
                mock(InvitationPost.class),
                tavern.clock,
                new Counters(),
                HostTable.read(folder, settings, Pace.class));
    }

    private Duration wait(StatusBoard board) {
        return Duration.between(tavern.clock.instant(), board.nextAlarm().orElseThrow());
    }

    @Test
    void aMessageStaysAsItIsForSoLong() {
        CampaignId id = settled();
        try (StatusBoard board = board("{seconds-between-status-changes: 300}")) {
            board.refreshSoon(id);
            board.work();
            board.refreshSoon(id);
            assertEquals(Duration.ofSeconds(300), wait(board));
        }
    }

    @Test
    void afterATurnWasToldItDoesNotStayAsItIs() {
        CampaignId id = settled();
        tavern.endTurn(id);
        Dispatch result = tavern.posts(Dispatch.Kind.RESULT).getFirst();
        try (StatusBoard board = board("{}")) {
            board.refreshSoon(id);
            board.work();
            board.posted(result);
            assertEquals(Duration.ZERO, wait(board), "it shows a deadline that has passed");
        }
    }

    /** Who sent nothing has an empty sheet from the seal on, which is not to be taken for one that is ready. */
    @Test
    void ofATurnThatHasEndedItIsNotSaidWhoIsReady() {
        CampaignId id = settled();
        TurnKey turn = tavern.newest(id).key();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        assertEquals(2, tavern.office.archive().awaited(turn).orElseThrow().size());
        tavern.endTurn(id);
        assertEquals(Optional.empty(), tavern.office.archive().awaited(turn));
    }

    @Test
    void aMessageThatCannotBeChangedIsTriedAgainAfterSoLongAtMost() {
        CampaignId id = settled();
        try (StatusBoard board = board("{seconds-between-status-changes: 45, longest-wait-minutes: 1}")) {
            when(message.show(any(), any())).thenThrow(new IllegalStateException("no"));
            board.refreshSoon(id);
            board.work();
            assertEquals(Duration.ofSeconds(45), wait(board));
            tavern.sleep(Duration.ofSeconds(45));
            board.work();
            assertEquals(Duration.ofMinutes(1), wait(board));
        }
    }

    @Test
    void aCampaignThatHasEndedIsLookedAtForSoLong() {
        tavern.running();
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 2");
            tavern.toTheDeadline();
        }
        tavern.sleep(DAY.multipliedBy(3));
        assertEquals(List.of(true, false), List.of(looked("{}"), looked("{status-memory-days: 2}")));
    }

    private boolean looked(String settings) {
        try (StatusBoard board = board(settings)) {
            board.refreshAll();
            return board.nextAlarm().isPresent();
        }
    }

    private CampaignId settled() {
        CampaignId id = tavern.running();
        tavern.office.campaigns().settle(id, new Channels(1, 2, 3));
        return id;
    }
}
