package heraldo.bot.discord.door;

import heraldo.bot.campaign.book.Directory;
import heraldo.bot.campaign.model.Involvement;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.gate.Call;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/** The refusals of callers who lack the right to a command. */
final class RightRefusals {

    private RightRefusals() {}

    static RefusedException refused(Call call, Right right, Directory.Choice choice) {
        List<Involvement> involvements = choice.involvements();
        if (involvements.isEmpty()) {
            return RefusedException.of(far(right));
        }
        if (involvements.stream()
                .allMatch(involvement ->
                        involvement.campaign().guild() != call.act().place().guild())) {
            return RefusedException.of("other-server");
        }
        Optional<Occupancy> visited =
                involvements.stream().filter(Involvement::abroad).findFirst().flatMap(Involvement::here);
        if (visited.isPresent() && near(right).equals("not-your-campaign")) {
            return RefusedException.of(
                    "not-your-channel", "seat", new PlayerText(visited.get().name()));
        }
        return choice.near() || right == Right.JOIN
                ? RefusedException.of(
                        near(right),
                        "campaigns",
                        names(involvements),
                        "campaign",
                        names(involvements).get(0))
                : RefusedException.of(far(right));
    }

    /** To somebody who named no campaign. */
    private static String far(Right right) {
        return switch (right) {
            case VISIT, FOUND, GOVERN, READ, JOIN, SUCCEED -> "no-campaign";
            case LEAVE, LOOK, PROVE, PLAY, PARLEY, READ_OWN -> "no-seat";
            case START, OVERSEE, STAFF, ARCHIVE, DIRECT, RESCUE, RECORD, SPEAK -> "no-game-master";
        };
    }

    /** To somebody who named one, or stands in one of its channels. */
    private static String near(Right right) {
        return switch (right) {
            case VISIT, FOUND, GOVERN, READ, SUCCEED -> "no-campaign";
            case JOIN -> "seated-already";
            case LEAVE, LOOK, PROVE, PLAY, PARLEY, READ_OWN -> "not-your-campaign";
            case START, OVERSEE, STAFF, ARCHIVE, DIRECT, RESCUE, RECORD, SPEAK -> "not-game-master";
        };
    }

    /** To somebody who may mean several: commands for orders have no option for the campaign. */
    static String several(Right right) {
        return switch (right) {
            case LOOK, PLAY -> "which-seat";
            default -> "which-campaign";
        };
    }

    static List<PlayerText> names(List<Involvement> involvements) {
        return involvements.stream()
                .map(involvement -> new PlayerText(involvement.campaign().name()))
                .distinct()
                .toList();
    }
}
