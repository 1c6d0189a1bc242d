/** Does not say what it may import: everything, it seems. */
package heraldo.architecture.sample.silent;
