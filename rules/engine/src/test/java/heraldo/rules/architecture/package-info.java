/** Laws about the classes of the engine. */
package heraldo.rules.architecture;
