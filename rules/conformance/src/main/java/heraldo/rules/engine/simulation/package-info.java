/** What if: what is answered is what was played. */
package heraldo.rules.engine.simulation;
