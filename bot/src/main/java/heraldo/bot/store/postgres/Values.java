package heraldo.bot.store.postgres;

import java.lang.reflect.Type;
import java.sql.Types;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.argument.NullArgument;
import org.jdbi.v3.core.config.ConfigRegistry;

/**
 * The conversion of values to PostgreSQL's. Booleans are numbers in the columns, which PostgreSQL does not compare with a
 * boolean. A text cannot contain the invisible character U+0000, so this class removes it.
 */
final class Values implements ArgumentFactory.Preparable {
    private static final Set<Type> SWITCHES = Set.of(boolean.class, Boolean.class);

    @Override
    public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry config) {
        if (SWITCHES.contains(type)) {
            return Optional.of(on -> on == null ? new NullArgument(Types.BIGINT) : number((boolean) on));
        }
        if (type == String.class) {
            return Optional.of(text -> text == null ? new NullArgument(Types.VARCHAR) : text((String) text));
        }
        return Optional.empty();
    }

    private static Argument number(boolean on) {
        return (position, statement, context) -> statement.setLong(position, on ? 1 : 0);
    }

    private static Argument text(String text) {
        return (position, statement, context) -> statement.setString(position, text.replace("\0", ""));
    }
}
