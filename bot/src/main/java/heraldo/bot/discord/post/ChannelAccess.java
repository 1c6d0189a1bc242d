package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.text.Speech;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;

/** Has the channels ready that a dispatch needs, open to the right people. */
final class ChannelAccess {

    private final Rooms rooms;
    private final Mailbag mailbag;

    ChannelAccess(Rooms rooms, Mailbag mailbag) {
        this.rooms = rooms;
        this.mailbag = mailbag;
    }

    /** Does to the channels what the dispatch is about, and finds the chronicle. */
    TextChannel prepare(Letter letter) {
        TextChannel chronicle =
                rooms.chronicle(letter.campaign(), signs(letter.speech().plain()));
        switch (letter.dispatch().kind()) {
            case STARTED -> letter.roster().occupancies().forEach(occupancy -> welcome(letter, occupancy));
            case SEAT_TAKEN, SEAT_LEFT -> changed(letter);
            default -> {}
        }
        return chronicle;
    }

    /** The private channel of a seat. */
    TextChannel seat(Letter letter, Occupancy occupancy) {
        Speech speech = letter.speech();
        return rooms.seat(
                letter.campaign(),
                occupancy,
                speech.plain().say("discord.room.seat", "seat", occupancy.seat()),
                speech.inLine().say("discord.room.seat-topic", "seat", occupancy.seat()));
    }

    private void welcome(Letter letter, Occupancy occupancy) {
        TextChannel channel = seat(letter, occupancy);
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
        TextChannel channel = seat(letter, occupancy);
        rooms.dismissOthers(letter.campaign(), occupancy, channel);
        occupancy.player().ifPresent(player -> rooms.admit(channel, player));
    }

    static Rooms.Signs signs(Speech plain) {
        return new Rooms.Signs(
                plain.say("discord.room.chronicle"),
                plain.say("discord.room.chronicle-topic"),
                plain.say("discord.room.diplomacy"),
                plain.say("discord.room.diplomacy-topic"));
    }
}
