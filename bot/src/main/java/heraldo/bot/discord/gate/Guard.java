package heraldo.bot.discord.gate;

/** Decides who is let in. Asked once for every interaction, before it is handled. */
public interface Guard {

    /**
     * Lets a call in.
     *
     * @param errand what it is for, see {@link Handler#errand}
     * @return the call, with the one campaign for which it was let in, if for any
     * @throws heraldo.bot.campaign.model.RefusedException if it is not let in; the caller is told the sentence
     */
    Admitted admit(Call call, String errand);
}
