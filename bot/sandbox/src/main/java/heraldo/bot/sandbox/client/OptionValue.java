package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Checks the value of one option: type, bounds, choices, and that a named user, role or channel is there. */
final class OptionValue {
    private static final int STRING = 3;
    private static final int INTEGER = 4;
    private static final int BOOLEAN = 5;
    private static final int USER = 6;
    private static final int CHANNEL = 7;
    private static final int ROLE = 8;
    private static final int MENTIONABLE = 9;
    private static final int NUMBER = 10;
    private static final int LONGEST = 6000;
    private static final long LARGEST = 1L << 53;

    private final World world;
    private final Channel place;
    private final ObjectNode resolved = Json.object();

    OptionValue(World world, Channel place) {
        this.world = world;
        this.place = place;
    }

    ObjectNode resolved() {
        return resolved;
    }

    /** Checks a value; while something else is being typed bounds are not looked at, as in Discord's client. */
    void check(Form option, JsonNode declared, boolean lenient) {
        switch (declared.path("type").asInt()) {
            case STRING ->
                option.text(
                        "value",
                        lenient ? 0 : declared.path("min_length").asInt(0),
                        declared.path("max_length").asInt(LONGEST));
            case INTEGER ->
                option.integer(
                        "value",
                        lenient ? -LARGEST : declared.path("min_value").asLong(-LARGEST),
                        lenient ? LARGEST : declared.path("max_value").asLong(LARGEST));
            case NUMBER -> number(option, declared);
            case BOOLEAN -> option.truth("value");
            case USER, ROLE, CHANNEL, MENTIONABLE ->
                thing(option, declared.path("type").asInt());
            default -> option.complain("type", "BASE_TYPE_CHOICES", "The stand-in knows no options of this type");
        }
        choice(option, declared);
    }

    private static void number(Form option, JsonNode declared) {
        double value = option.get("value").asDouble();
        boolean fits = option.get("value").isNumber()
                && value >= declared.path("min_value").asDouble(-LARGEST)
                && value <= declared.path("max_value").asDouble(LARGEST);
        if (!fits) {
            option.complain("value", "NUMBER_TYPE_COERCE", "Value is not a number within bounds.");
        }
    }

    private static void choice(Form option, JsonNode declared) {
        JsonNode choices = declared.path("choices");
        boolean listed = StreamSupport.stream(choices.spliterator(), false)
                .anyMatch(each ->
                        each.path("value").asText().equals(option.get("value").asText()));
        if (!choices.isEmpty() && !listed) {
            option.complain("value", "APPLICATION_COMMAND_OPTION_CHOICE_INVALID", "Value is not one of the choices");
        }
    }

    private void thing(Form option, int type) {
        String text = option.get("value").asText();
        if (!text.matches("\\d{1,20}")) {
            option.complain("value", "NUMBER_TYPE_COERCE", "Value \"" + text + "\" is not snowflake.");
            return;
        }
        Snowflake id = Snowflake.of(text);
        boolean known = (type != ROLE && type != CHANNEL && user(id))
                || (type != USER && type != CHANNEL && role(id))
                || (type == CHANNEL && channel(id));
        if (!known) {
            option.complain("value", "INTERACTION_OPTION_NOT_FOUND", "There is no such user, role or channel");
        }
    }

    private Optional<Guild> guild() {
        return Optional.ofNullable(place.guild()).map(world::guild);
    }

    private boolean user(Snowflake id) {
        User user = world.users().get(id);
        if (user == null) {
            return false;
        }
        resolved.withObject("/users").set(id.toString(), user.json());
        guild().flatMap(each -> each.find(id))
                .ifPresent(member -> resolved.withObject("/members").set(id.toString(), json(member)));
        return true;
    }

    private ObjectNode json(Member member) {
        long permissions = Access.of(world, place, member.user().id());
        return member.jsonWithoutUser().put("permissions", Long.toString(permissions));
    }

    private boolean role(Snowflake id) {
        return guild().flatMap(each -> each.role(id))
                .map(role -> resolved.withObject("/roles").set(id.toString(), role.json()))
                .isPresent();
    }

    private boolean channel(Snowflake id) {
        return world.channels()
                .find(id)
                .filter(each -> place.guild() != null && place.guild().equals(each.guild()))
                .map(each -> resolved.withObject("/channels")
                        .set(id.toString(), each.json(null).put("permissions", Long.toString(Permission.ALL))))
                .isPresent();
    }
}
