package heraldo.bot.app;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Kind;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.schedule.HostClock;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Campaigns in many servers, in each of which somebody plays beside governors; all turns end in the same minute. */
final class DueTogether {

    /** As many as a host allows in one server who says nothing else. */
    private static final int IN_A_SERVER = 25;

    private static final Locale SPANISH = Locale.of("es");
    private static final String EVENINGS = "0 20 * * *";
    private static final String MONTHS = "0 20 1 * *";

    private final HostClock clock;
    private final List<Server> servers = new ArrayList<>();
    private final Map<CampaignId, Server> opened = new LinkedHashMap<>();
    private final Server aside;
    private int acts;

    private record Server(long guild, User director, User player) {}

    private DueTogether(Server aside, HostClock clock) {
        this.aside = aside;
        this.clock = clock;
    }

    /** The servers in which so many campaigns find room; the bot comes later. */
    static DueTogether in(Sandbox sandbox, int campaigns, HostClock clock) {
        DueTogether due = new DueTogether(server(sandbox, "aside"), clock);
        for (int number = 0; number * IN_A_SERVER < campaigns; number++) {
            due.servers.add(server(sandbox, String.valueOf(number)));
        }
        return due;
    }

    private static Server server(Sandbox sandbox, String name) {
        String director = "director" + name;
        String player = "player" + name;
        Guild guild = sandbox.found(new Cast(
                "Servidor " + name,
                List.of(
                        new Cast.Part(director, "Directora " + name, Kind.GM, "es-ES"),
                        new Cast.Part(player, "Jugadora " + name, Kind.PLAYER, "es-ES")),
                Cast.INVITED,
                Cast.USUAL));
        return new Server(guild.id().value(), user(sandbox, director), user(sandbox, player));
    }

    private static User user(Sandbox sandbox, String username) {
        return sandbox.world()
                .exclusively(() -> sandbox.world().users().values().stream()
                        .filter(each -> each.username().equals(username))
                        .findFirst()
                        .orElseThrow());
    }

    /** Opens so many, of these rulesets in turn, with the first seat taken and the first turn open. */
    void open(CampaignOffice office, List<HostedRuleset<?>> rulesets, int campaigns) {
        for (int number = 0; number < campaigns; number++) {
            Server server = servers.get(number / IN_A_SERVER);
            HostedRuleset<?> ruleset = rulesets.get(number % rulesets.size());
            opened.put(open(office, server, ruleset, "Campaña " + number, EVENINGS), server);
        }
    }

    /** Those that have been opened. */
    List<CampaignId> ids() {
        return List.copyOf(opened.keySet());
    }

    /** In all of them the player orders what a governor would. */
    void order(CampaignOffice office) {
        opened.forEach((id, server) -> order(office, server, id));
    }

    private CampaignId open(
            CampaignOffice office, Server server, HostedRuleset<?> hosted, String name, String cadence) {
        NewCampaign wish = new NewCampaign(
                name,
                hosted.id(),
                hosted.manifest().seats().least(),
                SPANISH,
                new TreeMap<>(),
                new TreeMap<>(Map.of(Term.CRON, cadence, Term.ZONE, "Europe/Madrid")),
                Terms.USUAL.waiting(0));
        CampaignId id = office.campaigns()
                .open(by(server, server.director()), wish)
                .campaign()
                .id();
        office.campaigns().join(by(server, server.player()).in(id), Optional.empty(), form(hosted));
        office.campaigns().start(by(server, server.director()).in(id));
        return id;
    }

    private void order(CampaignOffice office, Server server, CampaignId id) {
        Seat seat = office.campaigns()
                .roster(id)
                .of(server.player().id().value())
                .orElseThrow()
                .seat();
        office.archive()
                .position(id)
                .proposed(seat)
                .orders()
                .forEach(order ->
                        office.orders().add(by(server, server.player()).in(id), order));
    }

    /** What a player fills in where there is something: a name is enough. */
    private static Optional<Order> form(HostedRuleset<?> hosted) {
        OrderBook forms = hosted.books().enrolments();
        Lexicon lexicon = forms.lexicon(SPANISH, Roster.of(HostedRuleset.seats(1)));
        return forms.types().stream()
                .findFirst()
                .map(type -> forms.read(forms.name(type, lexicon) + " Alba", lexicon)
                        .order()
                        .orElseThrow());
    }

    /** Another one in a server of its own, that is due much later: whoever plays it has nothing to do with the others. */
    void openAside(CampaignOffice office, HostedRuleset<?> ruleset) {
        open(office, aside, ruleset, "Aparte", MONTHS);
    }

    /** Who plays it. */
    String asidePlayer() {
        return aside.player().username();
    }

    private Act by(Server server, User user) {
        return new Act(
                "storm-" + acts++,
                user.id().value(),
                user.username(),
                new Place(server.guild(), 0, 1),
                clock.instant(),
                SPANISH,
                Optional.empty());
    }
}
