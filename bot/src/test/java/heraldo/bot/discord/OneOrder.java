package heraldo.bot.discord;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Gives one order, by the whole way from the stand-in for Discord to the desk, after everything has been done once. */
final class OneOrder {

    private OneOrder() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("heraldo-order");
        try (Table table = Table.running(folder, "El camino")) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.alba.use("órdenes vaciar");
            begins();
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            ends();
        }
    }

    /** Whoever watches looks from here on. */
    private static void begins() {}

    private static void ends() {}
}
