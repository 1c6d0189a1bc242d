package heraldo.bot.discord;

import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.stream.IntStream;

/** Text channels of nobody's, with which a server or a category fills up. */
record Clutter(World world, Guild guild) {

    /** How many channels the server has. */
    int channels() {
        return world.exclusively(() -> world.channels().of(guild).size());
    }

    /** Makes channels until the server has so many. */
    List<Channel> fillTo(int most) {
        return add(most - channels(), null);
    }

    /** Makes channels in a category; with null, in none. */
    List<Channel> add(int count, Snowflake category) {
        return world.exclusively(() ->
                IntStream.range(0, count).mapToObj(i -> channel(i, category)).toList());
    }

    private Channel channel(int number, Snowflake category) {
        return new Landscape(world)
                .add(Channel.fresh(
                        world.nextId(),
                        Channel.TEXT,
                        new Channel.Location(guild.id(), category, 0),
                        Channel.Settings.named("sala-" + number)));
    }

    /** Removes channels. */
    void remove(List<Channel> rooms) {
        world.exclusively(() -> rooms.forEach(new Landscape(world)::remove));
    }
}
