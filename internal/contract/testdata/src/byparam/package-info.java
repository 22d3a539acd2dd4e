@ann.ParametersAreNonnullByDefault
package byparam;
