package heraldo.bot.discord.front;

import heraldo.bot.discord.gate.Admitted;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** The wall clock of a campaign's zone, by which game masters type dates. */
public final class WallClock {

    private final Dictionary dictionary;
    private final Admitted admitted;

    public WallClock(BotContext context, Admitted admitted) {
        this.dictionary = context.dictionary();
        this.admitted = admitted;
    }

    /** The days that can be typed there today. */
    public Days days() {
        return new Days(dictionary, LocalDate.ofInstant(admitted.act().at(), zone()));
    }

    /**
     * Reads a date with a time of day.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it is none
     */
    public Instant read(String typed) {
        LocalDateTime moment = days().moment(typed);
        return ZonedDateTime.ofLocal(moment, zone(), null).toInstant();
    }

    private ZoneId zone() {
        return admitted.campaign().cadence().zone();
    }
}
