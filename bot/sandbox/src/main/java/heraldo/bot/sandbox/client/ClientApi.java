package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.form.Locales;
import heraldo.bot.sandbox.rest.Call;
import heraldo.bot.sandbox.rest.JsonHttp;
import heraldo.bot.sandbox.rest.Page;
import heraldo.bot.sandbox.rest.Reply;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Attachment;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Emoji;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/**
 * The API through which people's clients read and write. {@code ?user=} says who the client is, and {@code &locale=} may say
 * which language it is set to. A session lists all commands, or with {@code &command=} those of a name.
 */
public final class ClientApi {
    private final World world;
    private final Sight sight;
    private final Speech speech;
    private final InteractionDesk desk;
    private final List<String> languages;

    /**
     * The API of a world.
     *
     * @param languages codes of the languages that clients offer people; those that Discord has no client in are left out
     */
    public ClientApi(World world, InteractionDesk desk, List<String> languages) {
        this.world = world;
        this.sight = new Sight(world);
        this.speech = new Speech(world);
        this.desk = desk;
        this.languages = languages;
    }

    /** Puts its routes in place. */
    public void addTo(RoutesConfig routes) {
        routes.get("/client/languages", ctx -> JsonHttp.serve(ctx, world, call -> Reply.ok(languages())));
        routes.get("/client/users", ctx -> JsonHttp.serve(ctx, world, call -> Reply.ok(users())));
        routes.get("/client/session", ctx -> JsonHttp.serve(ctx, world, call -> Reply.ok(session(call))));
        routes.get("/client/channels/{channel_id}/messages", ctx -> JsonHttp.serve(ctx, world, this::messages));
        routes.post("/client/channels/{channel_id}/messages", ctx -> JsonHttp.serve(ctx, world, this::say));
        routes.post("/client/interactions", ctx -> JsonHttp.serve(ctx, world, this::interact));
        routes.get("/emojis/{filename}", this::sendEmoji);
        routes.get("/attachments/{channel_id}/{attachment_id}/{filename}", this::sendFile);
    }

    private User person(Call call) {
        User user = sight.person(call.query().getOrDefault("user", ""));
        String language = call.query().getOrDefault("locale", user.locale());
        return Locales.known(language) ? user.speaking(language) : user;
    }

    /** Each language with Discord's code for its client. */
    private List<ObjectNode> languages() {
        return languages.stream()
                .flatMap(code -> Locales.of(code).map(locale -> Json.object("id", code, "locale", locale)).stream())
                .toList();
    }

    private List<ObjectNode> users() {
        return world.users().values().stream()
                .filter(each -> each.kind() != null)
                .map(Sight::json)
                .toList();
    }

    private ObjectNode session(Call call) {
        User user = person(call);
        Optional<String> name = Optional.ofNullable(call.query().get("command"));
        List<ObjectNode> privateChannels = world.channels().privateOf(user.id()).stream()
                .map(each -> sight.json(each, user))
                .toList();
        return Json.object(
                "user", Sight.json(user),
                "guilds",
                        sight.guilds(user).stream()
                                .map(each -> json(each, user))
                                .toList(),
                "private_channels", privateChannels,
                "commands",
                        sight.commands(user).stream()
                                .filter(each -> name.map(each::called).orElse(true))
                                .map(each -> each.json(world.bot().id()))
                                .toList(),
                "application_id", world.bot().id(),
                "now", world.clock().instant());
    }

    private ObjectNode json(Guild guild, User user) {
        return Json.object(
                "id", guild.id(),
                "name", guild.name(),
                "channels",
                        sight.channels(user).stream()
                                .filter(each -> guild.id().equals(each.guild()))
                                .map(each -> sight.json(each, user))
                                .toList(),
                "members", guild.members().stream().map(Member::json).toList(),
                "roles", guild.roles().stream().map(Role::json).toList());
    }

    private Reply messages(Call call) {
        User user = person(call);
        Channel channel = sight.channel(call.id("channel_id"), user, Permission.READ_MESSAGE_HISTORY);
        int limit = call.queryNumber("limit", 1, 100, 50);
        return Reply.ok(Page.of(call, world.messages().shown(channel.id()), limit).stream()
                .map(each -> each.json(user.id()))
                .toList());
    }

    private Reply say(Call call) {
        User user = person(call);
        Channel channel = sight.channel(call.id("channel_id"), user, Permission.SEND_MESSAGES);
        return Reply.ok(speech.say(channel, user, call.body()).json(user.id()));
    }

    private Reply interact(Call call) {
        desk.begin(person(call), call.body());
        return Reply.nothing();
    }

    /** By its id; whatever ending the address has, it gives the picture as it was uploaded. */
    private void sendEmoji(Context ctx) {
        JsonHttp.serve(ctx, world, call -> {
            String id = call.param("filename").replaceFirst("\\..*", "");
            Emoji emoji = world.emojis().get(Snowflake.of(id));
            ctx.contentType(emoji.contentType()).result(emoji.bytes());
            return new Reply(200, null);
        });
    }

    private void sendFile(Context ctx) {
        JsonHttp.serve(ctx, world, call -> {
            Attachment file = world.files().get(Snowflake.of(call.param("attachment_id")));
            ctx.contentType(file.contentType()).result(file.bytes());
            return new Reply(200, null);
        });
    }
}
