import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.logging.LogConfigurator;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.plugins.Plugin;

/** One node of a cluster in a process of its own, so that a test can kill it: folder, number of this node, number of nodes, first port. */
public final class ClusterNode {
    private static final String[] MODULES = {
        "org.opensearch.analysis.common.CommonAnalysisModulePlugin",
        "org.opensearch.geo.GeoModulePlugin",
        "org.opensearch.painless.PainlessModulePlugin",
        "org.opensearch.index.mapper.MapperExtrasModulePlugin",
        "org.opensearch.index.reindex.ReindexModulePlugin",
        "org.opensearch.transport.Netty4ModulePlugin",
    };

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        int number = Integer.parseInt(arguments[1]);
        int nodes = Integer.parseInt(arguments[2]);
        int port = Integer.parseInt(arguments[3]);
        Path home = folder.resolve("node" + number);
        Files.createDirectories(home.resolve("config"));
        List<String> seeds = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int other = 1; other <= nodes; other++) {
            seeds.add("127.0.0.1:" + (port + 100 + other));
            names.add("node" + other);
        }
        Settings.Builder builder = Settings.builder()
            .put("cluster.name", "foodshed-test")
            .put("path.home", home.toString())
            .put("path.data", home.resolve("data").toString())
            .put("path.logs", home.resolve("logs").toString())
            .put("node.name", "node" + number)
            .put("network.host", "127.0.0.1")
            .put("http.port", String.valueOf(port + number))
            .put("transport.port", String.valueOf(port + 100 + number))
            .put("node.processors", 2)
            // Garbage that is not collected yet would count as memory in use.
            .put("indices.breaker.total.use_real_memory", false)
            .put("cluster.routing.allocation.disk.watermark.low", "1gb")
            .put("cluster.routing.allocation.disk.watermark.high", "800mb")
            .put("cluster.routing.allocation.disk.watermark.flood_stage", "500mb")
            .putList("discovery.seed_hosts", seeds)
            .putList("cluster.initial_cluster_manager_nodes", names)
            .putList("node.roles", "cluster_manager", "data");
        Environment environment = InternalSettingsPreparer.prepareEnvironment(
            builder.build(), Collections.emptyMap(), home.resolve("config"), () -> "node" + number);
        Files.createDirectories(home.resolve("modules"));
        Files.createDirectories(home.resolve("plugins"));
        List<Class<? extends Plugin>> modules = new ArrayList<>();
        for (String module : MODULES) {
            modules.add(moduleNamed(module));
        }
        OpenSearchRunnerNode node = new OpenSearchRunnerNode(environment, modules);
        node.start();
        System.out.println("started");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception exception) {
                exception.printStackTrace();
            }
        }));
        Thread.currentThread().join();
    }

    /** Before 3.0 the names say no "Module". */
    private static Class<? extends Plugin> moduleNamed(String name) throws ClassNotFoundException {
        try {
            return Class.forName(name).asSubclass(Plugin.class);
        } catch (ClassNotFoundException exception) {
            return Class.forName(name.replace("ModulePlugin", "Plugin")).asSubclass(Plugin.class);
        }
    }

    private ClusterNode() {}
}
