package heraldo.bot.sandbox;

import heraldo.bot.witness.openapi.OpenApiWitness;

/** A sandbox at whose requests Discord's official description looks, too. */
final class Watched {

    private Watched() {}

    /** A witness who sees everything that this sandbox is asked from now on. */
    static OpenApiWitness by(Sandbox sandbox) {
        OpenApiWitness witness = new OpenApiWitness();
        sandbox.traffic()
                .watch(each -> witness.see(
                        each.method(),
                        each.path(),
                        each.answer().status(),
                        each.body(),
                        each.answer().body()));
        return witness;
    }
}
