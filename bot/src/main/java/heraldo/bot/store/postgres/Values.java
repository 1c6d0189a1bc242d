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
 * How values become PostgreSQL's. Switches are numbers in the columns, and it compares no number with a truth. A text has no place
 * for the sign U+0000, which nobody can see: it is left out.
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
