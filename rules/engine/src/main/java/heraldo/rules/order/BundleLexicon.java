package heraldo.rules.order;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The words of a bundle and the names of a campaign. The ruleset's own names of its seats ({@code seat.1}) are understood
 * beside those of the campaign.
 */
public record BundleLexicon(Bundle bundle, Roster roster) implements Lexicon {

    @Override
    public Locale locale() {
        return bundle.locale();
    }

    @Override
    public List<String> ways(String key) {
        List<String> ways = bundle.ways(key);
        return ways.isEmpty() ? List.of(key.substring(key.lastIndexOf('.') + 1)) : ways;
    }

    @Override
    public Optional<String> text(String key) {
        return bundle.text(key);
    }

    @Override
    public String name(Seat seat) {
        String own = roster.names().get(seat);
        return own != null ? own : bundle.text("seat." + seat.number()).orElse("#" + seat.number());
    }

    @Override
    public Optional<String> mention(Seat seat) {
        return Optional.ofNullable(roster.mentions().get(seat));
    }

    @Override
    public List<Seat> seats() {
        return roster.seats();
    }
}
