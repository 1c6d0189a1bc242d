package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.text.Speech;
import java.util.List;
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
            case STARTED -> letter.roster().chairs().forEach(chair -> welcome(letter, chair));
            case SEAT_TAKEN, SEAT_LEFT -> changed(letter);
            default -> {}
        }
        return chronicle;
    }

    /** The private channel of a seat. */
    TextChannel seat(Letter letter, Chair chair) {
        Speech speech = letter.speech();
        return rooms.seat(
                letter.campaign(),
                chair,
                speech.plain().say("discord.room.seat", "seat", chair.seat()),
                speech.inLine().say("discord.room.seat-topic", "seat", chair.seat()));
    }

    private void welcome(Letter letter, Chair chair) {
        TextChannel channel = seat(letter, chair);
        Speech speech = letter.speech();
        String text = speech.say(
                "discord.post.welcome",
                "seat",
                chair.seat(),
                "command",
                letter.context().game(letter.campaign()).command(letter.tongue()),
                "sees",
                String.valueOf(letter.campaign().terms().gameMasterSees()));
        Embed embed = Embed.of(speech.inLine().say("discord.room.seat-topic", "seat", chair.seat()), text);
        mailbag.post(channel, letter.mark().welcome(chair.seat()), letter.trail(), Answer.of(embed), List.of());
    }

    private void changed(Letter letter) {
        Chair chair = letter.chair();
        if (chair.channel() == 0 && letter.campaign().status() == CampaignStatus.FORMING) {
            return;
        }
        TextChannel channel = seat(letter, chair);
        rooms.dismissOthers(letter.campaign(), chair, channel);
        chair.player().ifPresent(player -> rooms.admit(channel, player));
    }

    static Rooms.Signs signs(Speech plain) {
        return new Rooms.Signs(
                plain.say("discord.room.chronicle"),
                plain.say("discord.room.chronicle-topic"),
                plain.say("discord.room.diplomacy"),
                plain.say("discord.room.diplomacy-topic"));
    }
}
