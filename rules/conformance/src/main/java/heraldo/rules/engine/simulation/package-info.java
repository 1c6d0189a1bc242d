/** The tests of what-if answers: each of them must be a game that was played. */
package heraldo.rules.engine.simulation;
