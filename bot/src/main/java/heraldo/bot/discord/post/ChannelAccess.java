package heraldo.bot.discord.post;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.room.Clearance;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.room.SeatLabels;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;

/** Has the channels ready that a dispatch needs, open to the right people. */
final class ChannelAccess {

    /** The keys of the notices about a new director. */
    private static final Set<String> DIRECTED = Set.of("campaign.post.directs", "campaign.post.takeover");

    private final Rooms rooms;
    private final Clearance clearance;
    private final Mailbag mailbag;

    ChannelAccess(Rooms rooms, Clearance clearance, Mailbag mailbag) {
        this.rooms = rooms;
        this.clearance = clearance;
        this.mailbag = mailbag;
    }

    /** Does to the channels what the dispatch is about, and finds the chronicle. */
    StandardGuildMessageChannel prepare(Letter letter) {
        StandardGuildMessageChannel chronicle = rooms.chronicle(letter.campaign(), signs(letter));
        if (letter.campaign().lesson()) {
            return chronicle;
        }
        switch (letter.dispatch().kind()) {
            case STARTED -> letter.roster().occupancies().forEach(occupancy -> welcome(letter, occupancy));
            case SEAT_TAKEN, SEAT_LEFT -> changed(letter);
            case NOTICE -> {
                if (letter.dispatch()
                        .message()
                        .map(Message::key)
                        .filter(DIRECTED::contains)
                        .isPresent()) {
                    watched(letter);
                }
            }
            default -> {}
        }
        return chronicle;
    }

    /** The chronicle as it is; nothing is done to it. */
    Optional<MessageChannel> chronicle(Letter letter) {
        return rooms.found(letter.campaign()).map(MessageChannel.class::cast);
    }

    /** Returns the channel of the public talk. */
    StandardGuildMessageChannel talk(Letter letter) {
        return rooms.diplomacy(letter.campaign(), signs(letter));
    }

    /** The private channel of a seat; whoever learns has one channel for everything. */
    StandardGuildMessageChannel seat(Letter letter, Occupancy occupancy) {
        if (letter.campaign().lesson()) {
            return rooms.chronicle(letter.campaign(), signs(letter));
        }
        return seat(rooms, letter.campaign(), occupancy, letter.speech());
    }

    /** The private channel of a seat, as the books have it by now. */
    static StandardGuildMessageChannel seat(Rooms rooms, Campaign campaign, Occupancy occupancy, Speech speech) {
        SeatLabels.Names names = names(occupancy, speech);
        return rooms.seat(campaign, occupancy, names.open(), names.topic());
    }

    private void welcome(Letter letter, Occupancy occupancy) {
        StandardGuildMessageChannel channel = seat(letter, occupancy);
        noteOpened(letter, occupancy);
        greet(letter, occupancy, channel);
    }

    /** Notes for whom the channel of a seat was opened. */
    private static void noteOpened(Letter letter, Occupancy occupancy) {
        occupancy
                .player()
                .ifPresent(player -> letter.context()
                        .office()
                        .rooms()
                        .opened(letter.campaign().id(), occupancy.seat(), player));
    }

    private void greet(Letter letter, Occupancy occupancy, StandardGuildMessageChannel channel) {
        mailbag.post(
                channel,
                letter.mark().welcome(occupancy.seat()),
                letter.trail(),
                new WelcomeCard(letter, occupancy).write(),
                Calling.NOBODY);
    }

    private void changed(Letter letter) {
        Occupancy occupancy = letter.occupancy();
        if (occupancy.channel() == 0 && letter.campaign().status() == CampaignStatus.FORMING) {
            return;
        }
        if (letter.context().office().rooms().othersRoom(letter.campaign().id(), occupancy)) {
            moveIn(letter, occupancy);
        } else {
            StandardGuildMessageChannel channel = seat(letter, occupancy);
            admit(letter, occupancy, channel);
            rooms.labels().show(letter.campaign(), occupancy, channel, names(occupancy, letter.speech()));
        }
    }

    /** Names of the private channel of a seat. */
    static SeatLabels.Names names(Occupancy occupancy, Speech speech) {
        return new SeatLabels.Names(
                speech.plain().say("discord.room.seat", "seat", occupancy.seat()),
                speech.plain().say("discord.room.retired-name", "seat", occupancy.seat()),
                speech.inLine().say("discord.room.seat-topic", "seat", occupancy.seat()),
                speech.inLine().say("discord.room.retired", "seat", occupancy.seat()));
    }

    /** Retires the channel of a seat and opens another for its new holder, who must not read messages to the former one. */
    private void moveIn(Letter letter, Occupancy occupancy) {
        rooms.retire(letter.campaign(), occupancy, names(occupancy, letter.speech()));
        admit(letter, occupancy, seat(letter, occupancy.in(0)));
    }

    private void admit(Letter letter, Occupancy occupancy, StandardGuildMessageChannel channel) {
        noteOpened(letter, occupancy);
        // In a channel that a regent's seat has had from the start, too: what stands there was written for the first
        // turn.
        if (letter.campaign().status() == CampaignStatus.RUNNING && occupancy.played()) {
            greet(letter, occupancy, channel);
        }
    }

    /** Somebody else directs: where the game master sees everything, this one does. */
    private void watched(Letter letter) {
        letter.roster().occupancies().stream()
                .filter(occupancy -> occupancy.channel() != 0)
                .forEach(occupancy -> seat(letter, occupancy));
    }

    /** Takes the channels of a campaign away, or closes them. */
    String close(Letter letter) {
        CampaignOffice office = letter.context().office();
        CampaignId id = letter.campaign().id();
        List<Long> own = Stream.concat(
                        letter.roster().occupancies().stream().map(Occupancy::channel),
                        office.rooms().retired(id).stream())
                .toList();
        if (letter.dispatch().kind() == Dispatch.Kind.CLOSED) {
            rooms.clear(letter.campaign(), campaign -> clearance.close(campaign, own));
        } else {
            office.hiring().lessons().over(id);
            rooms.clear(letter.campaign(), campaign -> {
                clearance.clear(campaign, own);
                office.hiring().lessons().cleared(id);
            });
        }
        return "";
    }

    private static Rooms.Signs signs(Letter letter) {
        return signs(letter.campaign(), letter.speech());
    }

    /** Returns the names of the public channels of a campaign. */
    static Rooms.Signs signs(Campaign campaign, Speech speech) {
        return campaign.lesson() ? Rooms.Signs.lesson(speech.plain()) : Rooms.Signs.of(speech.plain());
    }
}
