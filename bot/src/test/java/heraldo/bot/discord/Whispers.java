package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.discord.press.TreatyKeys;
import heraldo.bot.sandbox.world.Channel;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the players of a canary's game say to each other: treaties of two, each with words of its own, and dispatches that nobody
 * has signed, none of which may be told together with its writer.
 */
final class Whispers {

    private final Stage stage;
    private final Campaign campaign;
    private final Wiretap wiretap;
    private final Forger forger;
    private final Channel square;
    private final List<String> unsigned = new ArrayList<>();
    private final List<String> writers = new ArrayList<>();
    private int said;

    Whispers(Stage stage, Campaign campaign, Wiretap wiretap, Forger forger, Channel square) {
        this.stage = stage;
        this.campaign = campaign;
        this.wiretap = wiretap;
        this.forger = forger;
        this.square = square;
    }

    /** Every player offers the next one a treaty, which everybody tries to read, and the first says something unsigned. */
    void speak(List<Onlooker> people, Function<Onlooker, Act> act) {
        List<Onlooker> players =
                people.stream().filter(each -> each.seat().isPresent()).toList();
        for (int i = 0; i + 1 < players.size(); i++) {
            offer(players.get(i), players.get(i + 1), people, act);
        }
        if (!players.isEmpty()) {
            Onlooker writer = players.get(said % players.size());
            String words = "Arde el granero numero " + ++said + " de noche";
            try {
                stage.office().press().send(act.apply(writer), new Draft(words, true, "una cueva"));
                unsigned.add(words);
                writers.add(name(writer.seat().orElseThrow()));
            } catch (RefusedException e) {
                // In a turn of many rounds nobody has so many unsigned ones.
                assertEquals("press-many", e.refusal().code());
            }
        }
    }

    private void offer(Onlooker from, Onlooker to, List<Onlooker> people, Function<Onlooker, Act> act) {
        TreatyDesk desk = stage.office().treaties();
        String words = "Nadie toca la mina numero " + ++said + " de nadie";
        Treaty.Wording wording = new Treaty.Wording(words, false, Optional.empty());
        long id = desk.offer(act.apply(from), new Proposal(List.of(to.seat().orElseThrow()), wording))
                .treaty()
                .id();
        String button = stage.componentIds().issue(TreatyKeys.see(campaign.id(), id));
        people.forEach(each -> each.heard(() -> forger.press(each.user(), square, button)));
        if (said % 2 == 0) {
            desk.sign(act.apply(to), id);
            desk.say(act.apply(to), id, Treaty.Word.BROKEN);
        } else {
            desk.decline(act.apply(to), id);
        }
        people.forEach(each -> each.ask("treaty list"));
    }

    private String name(Seat seat) {
        return stage.office().campaigns().roster(campaign.id()).occupancies().stream()
                .filter(occupancy -> occupancy.seat().equals(seat))
                .map(Occupancy::name)
                .findFirst()
                .orElseThrow();
    }

    /** Where an unsigned dispatch was told together with its writer. */
    List<String> leaks() {
        List<String> leaks = new ArrayList<>();
        for (String reader : wiretap.readers()) {
            for (String heard : wiretap.heardSince(reader, 0)) {
                for (int i = 0; i < unsigned.size(); i++) {
                    if (heard.contains(unsigned.get(i)) && heard.contains(writers.get(i))) {
                        leaks.add("the writer of an unsigned dispatch is told to " + reader);
                    }
                }
            }
        }
        return leaks;
    }

    /** How many secrets have been planted. */
    int planted() {
        return said;
    }
}
