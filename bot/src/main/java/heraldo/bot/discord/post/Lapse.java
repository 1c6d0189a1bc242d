package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.port.Posting;
import heraldo.rules.kernel.Known;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/** Removes the buttons from a petition's post once the turn is over, and marks it as expired. Idempotent. */
final class Lapse {

    private final Rewriting rewriting;

    Lapse(Rewriting rewriting) {
        this.rewriting = rewriting;
    }

    /** Changes the message; where there is none any more, nothing is left to be done. */
    String of(Letter letter, MessageChannel chronicle) {
        String petition =
                (String) Known.in(letter.dispatch().message().orElseThrow().arguments(), "petition");
        Optional<Outbox.Sent> asked =
                letter.context().office().helm().petitions().asked(petition);
        Optional<String> message = asked.map(Outbox.Sent::external)
                .flatMap(external -> Posting.read(external).message());
        if (asked.isEmpty() || message.isEmpty()) {
            return "";
        }
        PostMark mark = PostMark.of(letter.campaign(), asked.get().dispatch().id());
        return rewriting.of(chronicle, message.get(), mark, AbsencePost.petition(letter, petition));
    }
}
