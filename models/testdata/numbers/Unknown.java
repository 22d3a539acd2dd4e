/** What a model throws here where a result is not known. */
public class Unknown extends RuntimeException {
}
