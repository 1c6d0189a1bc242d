package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.port.Posting;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/** Replaces a dispatch that the game master has withdrawn from the public talk by a note that says so. Idempotent. */
final class Withdrawal {

    private final Rewriting rewriting;

    Withdrawal(Rewriting rewriting) {
        this.rewriting = rewriting;
    }

    /** Changes the message; where somebody has deleted it, nothing is left to be done. */
    String from(Letter letter, MessageChannel talk) {
        long id = PressPost.missive(letter.dispatch().message().orElseThrow());
        Optional<Missive> missive = letter.context().office().press().missive(id);
        Optional<String> message = letter.context()
                .office()
                .press()
                .posted(id)
                .flatMap(external -> Posting.read(external).message());
        if (missive.isEmpty() || message.isEmpty()) {
            return "";
        }
        PostMark mark = PostMark.of(letter.campaign(), missive.get().post());
        return rewriting.of(talk, message.get(), mark, PressPost.withdrawn(letter));
    }
}
