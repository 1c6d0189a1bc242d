package heraldo.bot.discord.room;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.rules.kernel.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.exceptions.ParsingException;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;

/**
 * Looks at the servers the bot is in. It only reads, over HTTP: it opens no gateway session, so a running bot is not affected.
 *
 * @param name of the bot
 * @param invitation the address at which it is let into a server
 * @param servers all that it is in and that could be looked at
 * @param unseen the others
 */
public record Survey(String name, String invitation, List<Server> servers, List<Unseen> unseen) {
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    /** The limit of retries of one request after a rate limit. */
    private static final int MOST_WAITS = 3;

    private static final String GARBLED = "what answers is not Discord";
    private static final int REFUSED = 401;
    private static final int TOO_MANY = 429;
    private static final int FINE = 200;
    private static final int PAGE = 200;
    private static final int CATEGORY = 4;

    /**
     * A server.
     *
     * @param missing what the bot needs there and may not do, in Discord's own words
     * @param wantsSecondFactor whether the server demands two-factor authentication, and the bot's owner has none
     * @param channels how many there are, categories among them
     * @param fullest how many channels the fullest category has
     */
    public record Server(String name, List<String> missing, boolean wantsSecondFactor, int channels, int fullest) {
        /** Discord's limit of channels in a server, categories among them. */
        public static final int MOST_CHANNELS = 500;
        /** Discord's limit of channels in a category. */
        public static final int MOST_IN_CATEGORY = 50;
    }

    /** A server that could not be looked at, and {@code why}. */
    public record Unseen(String name, String why) {}

    /** Discord does not answer, or not to this bot. */
    public static final class UnansweredException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnansweredException(String reason) {
            super(reason);
        }
    }

    /**
     * Looks at all of them; one that cannot be looked at keeps nobody from the others.
     *
     * @throws UnansweredException if Discord does not know the token, cannot be reached, or does not say where the bot is
     */
    public static Survey of(DiscordSettings settings) {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            Asker asker = new Asker(client, settings);
            DataObject self = DataObject.fromJson(asker.ask("users/@me"));
            long application =
                    DataObject.fromJson(asker.ask("applications/@me")).getUnsignedLong("id");
            Survey survey = new Survey(
                    plain(self.getString("username")),
                    Invitation.link(application),
                    new ArrayList<>(),
                    new ArrayList<>());
            guilds(asker).forEach(guild -> survey.look(guild, self.getBoolean("mfa_enabled"), asker));
            return survey;
        } catch (ParsingException e) {
            throw new UnansweredException(GARBLED);
        }
    }

    private void look(DataObject guild, boolean secondFactor, Asker asker) {
        String called = plain(guild.getString("name"));
        try {
            servers.add(server(guild, secondFactor, asker));
        } catch (ParsingException e) {
            unseen.add(new Unseen(called, GARBLED));
        } catch (UnansweredException e) {
            unseen.add(new Unseen(called, Reason.of(e)));
        }
    }

    private static List<DataObject> guilds(Asker asker) {
        List<DataObject> all = new ArrayList<>();
        List<DataObject> page;
        do {
            String after = all.isEmpty() ? "0" : all.get(all.size() - 1).getString("id");
            page = objects(asker.ask("users/@me/guilds?limit=" + PAGE + "&after=" + after));
            all.addAll(page);
        } while (page.size() == PAGE);
        return all;
    }

    private static Server server(DataObject guild, boolean secondFactor, Asker asker) {
        String place = "guilds/" + guild.getString("id");
        DataObject whole = DataObject.fromJson(asker.ask(place));
        List<DataObject> channels = objects(asker.ask(place + "/channels"));
        Map<String, Integer> categories = new TreeMap<>();
        channels.stream()
                .filter(channel -> channel.getInt("type") != CATEGORY && !channel.isNull("parent_id"))
                .forEach(channel -> categories.merge(channel.getString("parent_id"), 1, Integer::sum));
        return new Server(
                plain(guild.getString("name")),
                missing(guild.getUnsignedLong("permissions")),
                whole.getInt("mfa_level", 0) > 0 && !secondFactor,
                channels.size(),
                categories.values().stream().mapToInt(Integer::intValue).max().orElse(0));
    }

    private static List<String> missing(long permissions) {
        EnumSet<Permission> granted = Permission.getPermissions(permissions);
        return Permits.NEEDED.stream()
                .filter(needed -> !granted.contains(Permission.ADMINISTRATOR) && !granted.contains(needed))
                .map(Permission::getName)
                .toList();
    }

    private static List<DataObject> objects(InputStream json) {
        DataArray array = DataArray.fromJson(json);
        return array.stream(DataArray::getObject).toList();
    }

    /** On one line, whatever somebody called it. */
    private static String plain(String name) {
        return name.replaceAll("\\p{Cntrl}", " ");
    }

    /** Asks one thing after another, as slowly as answers come, and waits where Discord says that it should. */
    private record Asker(HttpClient client, DiscordSettings settings) {
        InputStream ask(String what) {
            try {
                HttpResponse<InputStream> answer = send(what);
                for (int waits = 0; isWorthAWait(answer) && waits < MOST_WAITS; waits++) {
                    Thread.sleep(pause(answer));
                    answer = send(what);
                }
                return whatIsFine(answer);
            } catch (IOException e) {
                throw new UnansweredException("Discord cannot be reached from here");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new UnansweredException("interrupted while asking");
            }
        }

        private HttpResponse<InputStream> send(String what) throws IOException, InterruptedException {
            String root = settings.rest().orElse(RestConfig.DEFAULT_BASE_URL).replaceAll("/$", "");
            HttpRequest question = HttpRequest.newBuilder(URI.create(root + "/" + what))
                    .header("Authorization", "Bot " + settings.token())
                    .header("User-Agent", RestConfig.USER_AGENT)
                    .timeout(PATIENCE)
                    .build();
            return client.send(question, HttpResponse.BodyHandlers.ofInputStream());
        }

        private static boolean isWorthAWait(HttpResponse<?> answer) {
            return answer.statusCode() == TOO_MANY && pause(answer).compareTo(PATIENCE) <= 0;
        }

        /** Returns the pause that Discord asks for in {@code Retry-After}, by default 1 second. */
        private static Duration pause(HttpResponse<?> answer) {
            return Duration.ofSeconds(
                    answer.headers().firstValueAsLong("Retry-After").orElse(1));
        }

        private static InputStream whatIsFine(HttpResponse<InputStream> answer) {
            return switch (answer.statusCode()) {
                case FINE -> answer.body();
                case REFUSED -> throw new UnansweredException("Discord does not know this token");
                default ->
                    throw new UnansweredException("Discord answers with " + answer.statusCode() + "; ask again later");
            };
        }

        @Override
        public String toString() {
            return settings.toString();
        }
    }
}
