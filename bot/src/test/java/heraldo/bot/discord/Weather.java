package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.util.Comparator;
import java.util.List;

/** Makes things go wrong around a running campaign, and looks at what is said in its chronicle all the same. */
final class Weather {

    private static final String POSTS = "/channels/\\d+/messages$";

    private final Table table;
    private final Sandbox sandbox;
    private final World world;
    private final Landscape landscape;

    Weather(Table table) {
        this.table = table;
        this.sandbox = table.stage.sandbox();
        this.world = sandbox.world();
        this.landscape = new Landscape(world);
    }

    /** The next post meets a fault. */
    void befallPost(Fault fault) {
        sandbox.faults().plan(1, "POST", POSTS, fault);
    }

    /** Waits until all planned faults have happened. */
    void awaitFaults() {
        Waiting.until("the fault", () -> sandbox.faults().left() == 0);
    }

    /** The game master says something to everybody. */
    void announce(String text) {
        table.gm.in("diplomacia").use("dirección anunciar", "texto", text);
    }

    /** An announcement stands in the chronicle once, and so does what is said after it. */
    void standsOnce(String text) {
        Table.await(table.alba, "crónica", text);
        String after = "Después de " + text;
        announce(after);
        Table.await(table.alba, "crónica", after);
        List<String> said = chronicle(table.alba);
        assertEquals(
                1,
                said.stream()
                        .filter(each -> each.contains(text) && !each.contains(after))
                        .count(),
                text);
        assertEquals(1, said.stream().filter(each -> each.contains(after)).count(), after);
    }

    /** What stands in the chronicle. */
    static List<String> chronicle(Person reader) {
        return reader.in("crónica").read().stream().map(Said::text).toList();
    }

    /** Discord forgets the nonces of the last minutes. */
    void forgetNonces() {
        world.exclusively(() -> world.messages().nonces().forget());
    }

    /** Deletes the newest message of a channel. */
    void deleteLatest(String name) {
        world.exclusively(() -> world.messages()
                .delete(world.messages().shown(channel(name).id()).getLast()));
    }

    /** Takes permissions in a channel away from the bot. */
    Channel deny(String name, Permission... permissions) {
        return world.exclusively(() -> {
            Channel before = channel(name);
            Overwrite own = before.overwrite(world.bot().id()).orElseThrow();
            long denied = Permission.bits(permissions);
            landscape.change(before.with(new Overwrite(own.id(), true, own.allow() & ~denied, own.deny() | denied)));
            return before;
        });
    }

    /** Gives the bot back what it was allowed in a channel. */
    void restore(Channel before) {
        world.exclusively(
                () -> landscape.change(world.channels().get(before.id()).withOverwrites(before.overwrites())));
    }

    /** Deletes a channel with all that was said there. */
    void delete(String name) {
        world.exclusively(() -> landscape.remove(channel(name)));
    }

    /** Somebody leaves the server. */
    Member leave(Person person) {
        return world.exclusively(() -> {
            Member member = guild().member(Snowflake.of(person.id()));
            landscape.leave(guild(), member);
            return member;
        });
    }

    /** Somebody comes back. */
    void join(Member member) {
        world.exclusively(() -> landscape.join(guild(), member));
    }

    /** Waits until the bot knows how the people of a server stand to it. */
    void awaitContact(Guild server, Contact contact) {
        Waiting.until("contact " + contact, () -> table.stage.contact(server) == contact);
    }

    /** The bot is turned out of the server. */
    Member expel() {
        Member bot = guild().member(world.bot().id());
        sandbox.gateway().expel(guild());
        return bot;
    }

    /** The bot is let in again. */
    void invite(Member bot) {
        sandbox.gateway().invite(guild(), bot);
    }

    /** The newest channel of a name. */
    boolean has(String name) {
        return world.exclusively(
                () -> world.channels().of(guild()).stream().anyMatch(each -> name.equals(each.name())));
    }

    Channel find(String name) {
        return world.exclusively(() -> channel(name));
    }

    Guild guild() {
        return world.guilds().iterator().next();
    }

    private Channel channel(String name) {
        return world.channels().of(guild()).stream()
                .filter(each -> name.equals(each.name()))
                .max(Comparator.comparing(Channel::id))
                .orElseThrow();
    }
}
