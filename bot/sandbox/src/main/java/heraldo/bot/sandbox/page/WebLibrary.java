package heraldo.bot.sandbox.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** A web library packed as a WebJar; its version is whichever stands on the class path. */
final class WebLibrary {
    private WebLibrary() {}

    /** A file of a library, or null if there is none. */
    static @Nullable InputStream open(String library, String path) {
        String version = version(library);
        return version == null ? null : resource("META-INF/resources/webjars/" + library + "/" + version + "/" + path);
    }

    private static @Nullable String version(String library) {
        try (InputStream about = resource("META-INF/maven/org.webjars.npm/" + library + "/pom.properties")) {
            if (about == null) {
                return null;
            }
            Properties properties = new Properties();
            properties.load(about);
            return properties.getProperty("version");
        } catch (IOException broken) {
            throw new UncheckedIOException("cannot read which version of " + library + " is here", broken);
        }
    }

    private static @Nullable InputStream resource(String name) {
        return WebLibrary.class.getClassLoader().getResourceAsStream(name);
    }
}
