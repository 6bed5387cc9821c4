import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Reads one file per line, in Base64, and answers with its scalars or that the game would refuse it. */
class SnakeYamlJudge {
  private static final Base64.Encoder ENCODER = Base64.getEncoder();

  public static void main(String[] arguments) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(judge(new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8)));
    }
    out.flush();
  }

  private static String judge(String text) {
    try {
      StringBuilder answer = new StringBuilder("read");
      Node root = yaml().compose(new java.io.StringReader(text));
      if (root != null) list(root, "", answer, Collections.newSetFromMap(new IdentityHashMap<>()));
      yaml().load(text);
      return answer.toString();
    } catch (RuntimeException refusal) {
      return "refused " + encode(String.valueOf(refusal.getMessage()));
    }
  }

  private static Yaml yaml() {
    LoaderOptions options = new LoaderOptions();
    options.setNestingDepthLimit(100);
    options.setMaxAliasesForCollections(Integer.MAX_VALUE);
    return new Yaml(new SafeConstructor(options));
  }

  private static void list(Node node, String path, StringBuilder answer, Set<Node> seen) {
    if (!seen.add(node)) return;
    if (node instanceof ScalarNode) {
      String tag = node.getTag().getValue();
      answer.append(' ').append(tag.substring(tag.lastIndexOf(':') + 1));
      answer.append(',').append(encode(path)).append(',').append(encode(((ScalarNode) node).getValue()));
    } else if (node instanceof SequenceNode) {
      int index = 0;
      for (Node item : ((SequenceNode) node).getValue()) list(item, path + '\0' + index++, answer, seen);
    } else if (node instanceof MappingNode) {
      for (NodeTuple tuple : ((MappingNode) node).getValue()) {
        Node key = tuple.getKeyNode();
        String name = key instanceof ScalarNode ? ((ScalarNode) key).getValue() : "?";
        list(tuple.getValueNode(), path + '\0' + name, answer, seen);
      }
    }
  }

  private static String encode(String text) {
    return ENCODER.encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
