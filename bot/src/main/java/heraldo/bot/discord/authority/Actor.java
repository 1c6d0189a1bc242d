package heraldo.bot.discord.authority;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Involvement;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The role of a user in a campaign, at the place where they act: the columns of the table. */
public enum Actor {
    /** Plays a seat, and acts anywhere but in the private channel of another one. */
    PLAYER,
    /** Plays a seat, and acts in the private channel of another one. */
    OTHER_PLAYER,
    /** Gave up a seat while the game was running. */
    FORMER_PLAYER,
    /** Directs the campaign; also a game master who plays, in the private channel of another seat. */
    GAME_MASTER,
    /** Directs the campaign and plays a seat in it. */
    PLAYING_GAME_MASTER,
    /** A member of the server who is nobody in the campaign. */
    SPECTATOR,
    /** An administrator of the server who is nobody in the campaign: sees every channel, and has no other rights. */
    ADMINISTRATOR,
    /** Acts in another server, or in none. */
    OUTSIDER;

    static final Set<Actor> EVERYBODY = Collections.unmodifiableSet(EnumSet.allOf(Actor.class));
    static final Set<Actor> MEMBERS = Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(OUTSIDER)));
    static final Set<Actor> SEATED = Collections.unmodifiableSet(EnumSet.of(PLAYER, PLAYING_GAME_MASTER));
    static final Set<Actor> HOLDERS = Collections.unmodifiableSet(EnumSet.of(PLAYER, GAME_MASTER, PLAYING_GAME_MASTER));
    static final Set<Actor> UNSEATED =
            Collections.unmodifiableSet(EnumSet.of(FORMER_PLAYER, GAME_MASTER, SPECTATOR, ADMINISTRATOR));
    static final Set<Actor> DIRECTORS = Collections.unmodifiableSet(EnumSet.of(GAME_MASTER, PLAYING_GAME_MASTER));

    /**
     * The acting user's role in a campaign.
     *
     * @param administrator whether they may do everything in the server
     */
    public static Actor of(Involvement involvement, Act act, boolean administrator) {
        if (involvement.campaign().guild() != act.place().guild()) {
            return OUTSIDER;
        }
        boolean plays = involvement.own().isPresent();
        if (involvement.directs()) {
            return plays && !involvement.abroad() ? PLAYING_GAME_MASTER : GAME_MASTER;
        }
        if (plays) {
            return involvement.abroad() ? OTHER_PLAYER : PLAYER;
        }
        if (!involvement.left().isEmpty()) {
            return FORMER_PLAYER;
        }
        return administrator ? ADMINISTRATOR : SPECTATOR;
    }
}
