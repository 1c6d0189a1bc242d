package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.KeptDeed;
import heraldo.bot.campaign.model.Remark;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of interactions already seen, and of what the game masters did. */
public interface ActBook {
    /**
     * The trace of an interaction: the turn, and the seat's revision or the game master's act, that it led to.
     *
     * @param seat the number of the seat it was for; 0 if none
     * @param revision the revision of the sheet it led to, or the number of the game master's act; 0 if none
     */
    record Trace(TurnKey turn, int seat, int revision) {}

    /**
     * Notes an interaction.
     *
     * @return false if it was noted before
     */
    boolean seen(Act act, Optional<Trace> trace);

    /** Returns the trace of an interaction; empty if the interaction is new or left no trace. */
    Optional<Trace> trace(String interaction);

    /** Returns whether an interaction has been noted. */
    boolean knows(String interaction);

    /** Forgets interactions that cannot come again. */
    void forget(Instant before);

    /**
     * Logs an act of the game master in public words, with the turn that was open, what it did there and what belongs to it
     * beside the words, and notes its interaction.
     */
    void log(TurnKey turn, Act act, String kind, Message words, Optional<KeptDeed> deed, Remark remark);

    /** Logs an act of the game master that changes nothing in the game, before its start or after its end, too. */
    void log(CampaignId campaign, Optional<TurnKey> turn, Act act, String kind, Message words);

    /** Logs, among the acts of the game master, what happened to a campaign without anybody's doing. */
    void note(TurnKey turn, Instant at, String kind, Message words);

    /** Returns the act of the game master that a noted interaction led to; the latest act, if an earlier version noted it. */
    GameMasterAct done(CampaignId campaign, String interaction);

    /** The latest acts of a campaign's game master, newest first. */
    List<GameMasterAct> latest(CampaignId campaign, int most);

    /** All acts of a campaign's game master, oldest first. */
    List<GameMasterAct> all(CampaignId campaign);
}
