package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.GM;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Roster;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A campaign as it was once played. The first line names the ruleset, how many seats it has, how many turns are played at most,
 * and the options. Then come lines such as {@code join 101 1} (with what is asked at the sign-up, if anything is), and what is
 * done from a turn on, as soon as it is allowed: {@code 2 101 ORDERS|MORE}, {@code 2 gm CORRECTION}, {@code 3 option KEY VALUE}.
 */
final class Script {
    private static final int PATIENCE = 60;

    private final Tavern tavern;
    private final String ruleset;
    private final int seats;
    private final int turns;
    private final SortedMap<String, String> options = new TreeMap<>();
    private final List<String[]> joining = new ArrayList<>();
    private final List<String[]> left = new ArrayList<>();

    Script(Tavern tavern, List<String> lines) {
        this.tavern = tavern;
        String[] head = lines.getFirst().split(" ");
        this.ruleset = head[0];
        this.seats = Integer.parseInt(head[1]);
        this.turns = Integer.parseInt(head[2]);
        Arrays.stream(head).skip(3).filter(option -> option.contains("=")).forEach(option -> {
            String[] parts = option.split("=");
            options.put(parts[0], parts[1]);
        });
        for (String line : lines.subList(1, lines.size())) {
            boolean joins = line.startsWith("join ");
            (joins ? joining : left).add(line.split(" ", joins ? 4 : 3));
        }
    }

    /** Plays it, until the game is over or so many turns have been played. */
    CampaignId play() {
        NewCampaign wish = new NewCampaign(
                "Mesa",
                ruleset,
                seats,
                Tavern.SPANISH,
                options,
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId id =
                tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
        joining.forEach(line -> join(id, line));
        tavern.office.campaigns().start(by(id, GM));
        for (int i = 0; i < PATIENCE * turns && goesOn(id); i++) {
            int turn = tavern.newest(id).key().number();
            left.removeIf(line -> Integer.parseInt(line[0]) <= turn && done(id, line));
            tavern.pass(Duration.ofSeconds(1));
            tavern.office.clerk().nextDeadline().ifPresent(any -> tavern.toTheDeadline());
        }
        return id;
    }

    /** What has not been done. */
    List<String> left() {
        return left.stream().map(line -> String.join(" ", line)).toList();
    }

    private boolean goesOn(CampaignId id) {
        TurnStatus status = tavern.newest(id).status();
        return status.takesOrders() && tavern.newest(id).key().number() <= turns;
    }

    private void join(CampaignId id, String[] line) {
        Optional<Order> form =
                Optional.of(line).filter(words -> words.length > 3).map(words -> form(words[3]));
        Optional<Seat> seat = form.isPresent() ? Optional.empty() : Optional.of(new Seat(Integer.parseInt(line[2])));
        tavern.office.campaigns().join(by(id, Long.parseLong(line[1])), seat, form);
    }

    private Order form(String words) {
        HostedRuleset<?> hosted = tavern.office.library().rulebook(ruleset).hosted();
        return hosted.books()
                .enrolments()
                .read(words, hosted.books().enrolments().lexicon(Tavern.SPANISH, Roster.of(List.of())))
                .order()
                .orElseThrow();
    }

    private boolean done(CampaignId id, String[] line) {
        try {
            act(id, line[1], line[2]);
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }

    private void act(CampaignId id, String who, String words) {
        GameMasterDesk desk = tavern.office.gameMaster();
        switch (who) {
            case "gm" -> desk.edict(by(id, GM), words);
            case "option" -> desk.option(by(id, GM), words.split(" ")[0], words.split(" ")[1]);
            default -> tavern.office.orders().paste(by(id, Long.parseLong(who)), words.replace('|', '\n'));
        }
    }

    private Act by(CampaignId id, long user) {
        return tavern.by(user).in(id);
    }
}
