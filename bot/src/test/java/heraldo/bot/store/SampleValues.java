package heraldo.bot.store;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Values that any method of a book may be given: of a campaign that there is, and otherwise some or other.
 *
 * @param campaign is there, and so is {@code turn}
 */
record SampleValues(Campaign campaign, CampaignTurn turn) {
    /** How often a method is called: with everything that may be missing there, and with all of it missing. */
    static final int VARIANTS = 2;

    Object[] of(Method method, int variant) {
        return Stream.of(method.getGenericParameterTypes())
                .map(type -> value(type, variant))
                .toArray();
    }

    private Object value(Type type, int variant) {
        if (type instanceof ParameterizedType many) {
            Class<?> raw = (Class<?>) many.getRawType();
            Type first = many.getActualTypeArguments()[0];
            if (raw == Optional.class) {
                return variant == 0 ? Optional.of(value(first, variant)) : Optional.empty();
            }
            if (raw == List.class) {
                return List.of(value(first, variant));
            }
            if (raw == Set.class) {
                return Set.of(value(first, variant));
            }
            if (raw == SortedSet.class) {
                return new TreeSet<>(List.of((Comparable<?>) value(first, variant)));
            }
            if (raw == Predicate.class) {
                Predicate<Object> never = any -> false;
                return never;
            }
            return raw.isRecord() ? record(raw, variant) : new TreeMap<>();
        }
        return type instanceof WildcardType wild
                ? value(wild.getUpperBounds()[0], variant)
                : plain((Class<?>) type, variant);
    }

    private Object plain(Class<?> type, int variant) {
        Object known = Stream.<Object>of(campaign, campaign.id(), turn, turn.key())
                .filter(type::isInstance)
                .findFirst()
                .orElseGet(() -> known(type));
        if (known != null) {
            return known;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isSealed()) {
            return plain(type.getPermittedSubclasses()[0], variant);
        }
        return record(type, variant);
    }

    private static Object known(Class<?> type) {
        List<Object> some = List.of(
                1,
                1L,
                true,
                "x",
                Instant.EPOCH,
                Duration.ofHours(1),
                LocalDate.EPOCH,
                LocalTime.NOON,
                LocalDateTime.of(2026, 1, 1, 0, 0),
                ZoneOffset.UTC,
                Locale.ENGLISH,
                OptionalInt.of(1),
                OptionalLong.of(1),
                new QuietHours(LocalTime.MIDNIGHT, LocalTime.NOON, ZoneOffset.UTC),
                new byte[32],
                new Seat(1),
                Message.of("x"));
        if (type == ZoneId.class) {
            return ZoneId.of("Europe/Madrid");
        }
        Class<?> boxed = type == int.class
                ? Integer.class
                : type == long.class ? Long.class : type == boolean.class ? Boolean.class : type;
        return some.stream().filter(boxed::isInstance).findFirst().orElse(null);
    }

    private Object record(Class<?> type, int variant) {
        try {
            if (!type.isRecord()) {
                throw new IllegalArgumentException("no sample of " + type);
            }
            RecordComponent[] parts = type.getRecordComponents();
            Constructor<?> made = type.getDeclaredConstructor(
                    Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            made.setAccessible(true);
            return made.newInstance(Stream.of(parts)
                    .map(part -> value(part.getGenericType(), variant))
                    .toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no sample of " + type, e);
        }
    }
}
