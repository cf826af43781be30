import rowfeed.Client;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

public class RedoclyWalk {
    public static void main(String[] arguments) {
        Client.Auth auth = new Client.Auth().bearer(System.getenv("ROWFEED_KEY"));
        Client rowfeed = new Client(new Client.Config().serverUrl(System.getenv("ROWFEED_URL")).auth(auth));
        String name = "sdk_" + ProcessHandle.current().pid();
        Object milk = Map.of("title", "Milk", "done", false, "tags", List.of("home"));
        Object plumber = Map.of("title", "Call the plumber", "done", false);

        check(rowfeed.getHealth().ok());
        check(rowfeed.createCollection(new Client.NewCollection(name)).name().equals(name));
        refused(409, () -> rowfeed.createCollection(new Client.NewCollection(name)));
        check(rowfeed.listCollections().stream().anyMatch(collection -> collection.name().equals(name)));
        List<Object> inserted = rowfeed.insertRows(name, List.of(milk, plumber));
        check("Milk".equals(fields(inserted.get(0)).get("title")));
        check(List.of("home").equals(fields(inserted.get(0)).get("tags")));
        check(rowfeed.getCollection(name).rows() == 2);
        var page = new Client.ListRowsParams().limit(2L).orderBy("id").order("desc");
        check("Call the plumber".equals(fields(rowfeed.listRows(name, page).get(0)).get("title")));
        check("Milk".equals(fields(rowfeed.getRow(name, 1L)).get("title")));
        Map<String, Object> changed = fields(rowfeed.updateRow(name, 1L, Map.of("done", true)));
        check(Boolean.TRUE.equals(changed.get("done")) && "Milk".equals(changed.get("title")));
        rowfeed.deleteRow(name, 1L);
        refused(404, () -> rowfeed.getRow(name, 1L));
        check(rowfeed.getUsage().requests().used() > 0);
        rowfeed.deleteCollection(name);
        refused(404, () -> rowfeed.getCollection(name));
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> fields(Object row) {
        return (Map<String, Object>) row;
    }

    static void refused(int status, Callable<?> call) {
        try {
            call.call();
        } catch (Client.ApiException error) {
            check(error.status == status);
            return;
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
        throw new IllegalStateException("not refused");
    }

    static void check(boolean isTrue) {
        if (!isTrue) throw new IllegalStateException("not as it should be");
    }
}
