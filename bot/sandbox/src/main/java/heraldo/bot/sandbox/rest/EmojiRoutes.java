package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.form.EmojiForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Emoji;
import heraldo.bot.sandbox.world.World;

/** The application's own emojis. Discord sends no events for them; clients have to ask. */
public final class EmojiRoutes implements RouteGroup {
    private static final String ALL = "/applications/{application_id}/emojis";
    private static final String ONE = ALL + "/{emoji_id}";

    private final World world;

    public EmojiRoutes(World world) {
        this.world = world;
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", ALL, this::list);
        routes.add("POST", ALL, this::create);
        routes.add("GET", ONE, call -> Reply.ok(emoji(call).json()));
        routes.add("PATCH", ONE, this::rename);
        routes.add("DELETE", ONE, this::remove);
    }

    private void demandOwn(Call call) {
        if (!call.id("application_id").equals(world.bot().id())) {
            throw DiscordError.UNKNOWN_APPLICATION.refusal();
        }
    }

    private Emoji emoji(Call call) {
        demandOwn(call);
        return world.emojis().get(call.id("emoji_id"));
    }

    private Reply list(Call call) {
        demandOwn(call);
        return Reply.ok(Json.object(
                "items", world.emojis().all().stream().map(Emoji::json).toList()));
    }

    private Reply create(Call call) {
        demandOwn(call);
        EmojiForm.Picture picture = EmojiForm.check(call.body());
        Snowflake id = world.nextId();
        String name = call.body().get("name").asText();
        demandFree(name, id);
        Emoji emoji = new Emoji(id, name, world.bot(), picture.contentType(), picture.bytes());
        return Reply.created(world.emojis().add(emoji).json());
    }

    private Reply rename(Call call) {
        Emoji emoji = emoji(call);
        EmojiForm.checkName(call.body());
        String name = call.body().path("name").asText(emoji.name());
        demandFree(name, emoji.id());
        return Reply.ok(world.emojis().put(emoji.named(name)).json());
    }

    /** In an application, unlike in a server, each name stands for one emoji. */
    private void demandFree(String name, Snowflake id) {
        boolean taken = world.emojis().all().stream()
                .anyMatch(each -> each.name().equals(name) && !each.id().equals(id));
        if (taken) {
            throw Form.wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists!");
        }
    }

    private Reply remove(Call call) {
        world.emojis().remove(emoji(call));
        return Reply.nothing();
    }
}
