package heraldo.bot;

import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The newest messages of every channel, thread and private channel of a stand-in, for a person who reads a failed test. */
final class LastPosts {

    private static final int POSTS = 15;
    private static final int LONGEST = 240;

    private LastPosts() {}

    /** One line for a channel, and one for each of its messages, oldest first. Channels without messages are left out. */
    static List<String> of(World world) {
        return world.exclusively(() -> {
            List<String> lines = new ArrayList<>();
            channels(world).forEach(channel -> {
                List<Message> shown = world.messages().shown(channel.id());
                if (!shown.isEmpty()) {
                    lines.add(title(channel) + " (" + shown.size() + ")");
                    shown.stream()
                            .skip(Math.max(0, shown.size() - POSTS))
                            .map(message -> "  " + line(world, message))
                            .forEach(lines::add);
                }
            });
            return lines;
        });
    }

    private static Stream<Channel> channels(World world) {
        return Stream.concat(
                world.guilds().stream()
                        .flatMap(guild -> Stream.concat(
                                world.channels().of(guild).stream(), world.channels().threadsOf(guild).stream())),
                world.channels().privateOf(world.bot().id()).stream());
    }

    private static String title(Channel channel) {
        return channel.name() == null ? "letters " + channel.id() : "#" + channel.name();
    }

    private static String line(World world, Message message) {
        String text = new Said(message.json(world.bot().id())).text().replaceAll("\\R", " / ");
        return message.author().username() + ": " + text.substring(0, Math.min(LONGEST, text.length()));
    }
}
