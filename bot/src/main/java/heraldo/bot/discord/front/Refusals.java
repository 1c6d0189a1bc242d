package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;

/** Refusals of what was typed into a command, before any desk has seen it. */
public final class Refusals {

    private Refusals() {}

    /**
     * A refusal.
     *
     * @param code its sentence is {@code discord.refusal.<code>}
     * @param arguments names and values in turn; texts are taken for typed ones and shown literally
     */
    public static RefusedException of(String code, Object... arguments) {
        Object[] literal = arguments.clone();
        for (int i = 1; i < literal.length; i += 2) {
            literal[i] = literal[i] instanceof String text ? new PlayerText(text) : literal[i];
        }
        return new RefusedException(new Refusal(code, "", Message.of("discord.refusal." + code, literal)));
    }
}
