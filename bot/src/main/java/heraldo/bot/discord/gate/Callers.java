package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.discord.authority.Badge;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Languages;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.ISnowflake;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Mentions;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.Channel;
import net.dv8tion.jda.api.entities.channel.attribute.ICategorizableChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;

/** Reads from Discord's interactions what the bot needs to know of them. */
public final class Callers {

    /** The option that names the campaign, where a user has several; every command that needs one may offer it. */
    static final String CAMPAIGN = "campaign";

    private final CampaignClock clock;
    private final Languages languages;
    private final LongFunction<Optional<Locale>> wishes;

    /**
     * Readers of interactions that come in at the time of a clock, from people who are spoken to in one of the languages.
     *
     * @param wishes the language that a user asked for, whatever their Discord speaks
     */
    public Callers(CampaignClock clock, Languages languages, LongFunction<Optional<Locale>> wishes) {
        this.clock = clock;
        this.languages = languages;
        this.wishes = wishes;
    }

    Call command(Interaction interaction, List<OptionMapping> options) {
        SortedMap<String, String> given = new TreeMap<>();
        options.forEach(option -> given.put(option.getName(), option.getAsString()));
        return call(interaction, given, Optional.empty());
    }

    Call button(Interaction interaction, ComponentId componentId) {
        return call(interaction, new TreeMap<>(), Optional.of(componentId));
    }

    Call menu(Interaction interaction, ComponentId componentId, List<String> chosen) {
        SortedMap<String, String> given = new TreeMap<>();
        given.put(Call.CHOSEN, String.join(Call.SEVERAL, chosen));
        return call(interaction, given, Optional.of(componentId));
    }

    /** Somebody was chosen from the people of the server, or one of its roles. */
    Call mentioned(Interaction interaction, ComponentId componentId, Mentions chosen) {
        return menu(
                interaction,
                componentId,
                Stream.of(chosen.getUsers(), chosen.getRoles())
                        .flatMap(List::stream)
                        .map(ISnowflake::getId)
                        .toList());
    }

    Call modal(Interaction interaction, ComponentId componentId, List<ModalMapping> values) {
        SortedMap<String, String> given = new TreeMap<>();
        values.forEach(value -> given.put(value.getCustomId(), text(value)));
        return call(interaction, given, Optional.of(componentId));
    }

    private static String text(ModalMapping value) {
        return value.getType() == Component.Type.STRING_SELECT
                ? String.join(Call.SEVERAL, value.getAsStringList())
                : value.getAsString();
    }

    private Call call(Interaction interaction, SortedMap<String, String> given, Optional<ComponentId> componentId) {
        Badge badge =
                Optional.ofNullable(interaction.getMember()).map(Callers::badge).orElse(Badge.NONE);
        return new Call(act(interaction, componentId), tongue(interaction), given, componentId, badge);
    }

    private static Badge badge(Member member) {
        return new Badge(
                member.hasPermission(Permission.ADMINISTRATOR),
                member.hasPermission(Permission.MANAGE_SERVER),
                member.getUnsortedRoles().stream().map(Role::getIdLong).collect(Collectors.toSet()));
    }

    private Tongue tongue(Interaction interaction) {
        Locale wanted = wishes.apply(interaction.getUser().getIdLong())
                .orElseGet(
                        () -> Locale.forLanguageTag(interaction.getUserLocale().getLocale()));
        return new Tongue(languages.nearest(wanted));
    }

    private Act act(Interaction interaction, Optional<ComponentId> componentId) {
        Member member = interaction.getMember();
        return new Act(
                interaction.getId(),
                interaction.getUser().getIdLong(),
                member == null ? interaction.getUser().getEffectiveName() : member.getEffectiveName(),
                place(interaction),
                clock.at(interaction.getTimeCreated().toInstant()),
                tongue(interaction).locale(),
                componentId.flatMap(ComponentId::campaign));
    }

    /** A thread counts as the channel it hangs in. */
    private static Place place(Interaction interaction) {
        Guild guild = interaction.getGuild();
        Channel here = interaction.getChannel() instanceof ThreadChannel thread
                ? thread.getParentChannel()
                : interaction.getChannel();
        long category = here instanceof ICategorizableChannel channel ? channel.getParentCategoryIdLong() : 0;
        return new Place(
                guild == null ? 0 : guild.getIdLong(),
                category,
                here == null ? interaction.getChannelIdLong() : here.getIdLong());
    }
}
