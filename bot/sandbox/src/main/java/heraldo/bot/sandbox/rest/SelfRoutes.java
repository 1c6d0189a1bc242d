package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** The routes about the bot itself: user, application, gateway, servers, private channels. */
public final class SelfRoutes implements RouteGroup {
    private final World world;
    private final Supplier<String> gateway;
    private final IntSupplier shards;
    private final Supplier<ObjectNode> starts;

    /**
     * These routes.
     *
     * @param gateway address of the gateway, known once the server has started
     * @param shards into how many parts the bot should split its servers
     * @param starts how many sessions may be begun
     */
    public SelfRoutes(World world, Supplier<String> gateway, IntSupplier shards, Supplier<ObjectNode> starts) {
        this.world = world;
        this.gateway = gateway;
        this.shards = shards;
        this.starts = starts;
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", "/gateway", call -> Reply.ok(Json.object("url", gateway.get())));
        routes.add("GET", "/gateway/bot", call -> Reply.ok(gatewayForBot()));
        routes.add("GET", "/users/@me", call -> Reply.ok(self()));
        routes.add("GET", "/users/@me/guilds", call -> Reply.ok(guilds()));
        routes.add("POST", "/users/@me/channels", this::openPrivateChannel);
        routes.add(
                "GET",
                "/users/{user_id}",
                call -> Reply.ok(world.user(call.id("user_id")).json()));
        routes.add("GET", "/applications/@me", call -> Reply.ok(application()));
        routes.add("GET", "/oauth2/applications/@me", call -> Reply.ok(application()));
    }

    private ObjectNode gatewayForBot() {
        return Json.object(
                "url", gateway.get(),
                "shards", shards.getAsInt(),
                "session_start_limit", starts.get());
    }

    private ObjectNode self() {
        ObjectNode self = world.bot().json();
        self.setAll(Json.object("mfa_enabled", world.twoFactor(), "locale", "en-US", "verified", true, "email", null));
        return self;
    }

    private List<ObjectNode> guilds() {
        return world.guilds().stream()
                .map(each -> Json.object(
                        "id", each.id(),
                        "name", each.name(),
                        "icon", null,
                        "banner", null,
                        "owner", false,
                        "permissions",
                                Long.toString(each.permissions(world.bot().id())),
                        "features", List.of()))
                .toList();
    }

    private Reply openPrivateChannel(Call call) {
        Form.check(call.body(), form -> form.required("recipient_id"));
        User other = world.user(Snowflake.of(call.body().get("recipient_id").asText()));
        if (other.bot()) {
            throw DiscordError.CANNOT_SEND_TO_USER.refusal();
        }
        Channel channel = world.channels()
                .between(world.bot().id(), other.id())
                .orElseGet(() -> new Landscape(world).add(Channel.between(world.nextId(), world.bot(), other)));
        return Reply.ok(channel.json(world.bot().id()));
    }

    private ObjectNode application() {
        ObjectNode application = Json.object(
                "id",
                world.bot().id(),
                "name",
                world.bot().username(),
                "description",
                "",
                "type",
                null,
                "icon",
                null,
                "bot",
                world.bot().json(),
                "bot_public",
                false,
                "bot_require_code_grant",
                false,
                "verify_key",
                "0".repeat(64),
                "flags",
                0,
                "flags_new",
                "0");
        application.setAll(ownership());
        return application;
    }

    private ObjectNode ownership() {
        return Json.object(
                "redirect_uris",
                List.of(),
                "interactions_endpoint_url",
                null,
                "role_connections_verification_url",
                null,
                "owner",
                world.user(world.guilds().iterator().next().owner()).json(),
                "approximate_guild_count",
                world.guilds().size(),
                "approximate_user_install_count",
                0,
                "approximate_user_authorization_count",
                0,
                "event_webhooks_status",
                1,
                "explicit_content_filter",
                0,
                "eligible_oauth2_scopes",
                List.of(),
                "team",
                null);
    }
}
