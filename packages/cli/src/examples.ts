/** Shown in the help of each command, and run by the tests. */
export const EXAMPLES = {
  convert: [
    "echo '&cHello &lworld' | fucina convert --to minimessage",
    "echo '<rainbow>Hello' | fucina convert --from minimessage --to json -",
  ],
  check: [
    'fucina check messages.mm',
    'fucina check --format sarif messages.mm motd.json',
    'fucina check --notes plugins',
  ],
  watch: ['fucina watch plugins', 'fucina watch --notes messages.mm'],
  init: ['fucina init', 'fucina init plugins'],
  list: ['fucina list rules', 'fucina list profiles --format json'],
  gradient: ["fucina gradient --colors '#E43A96,#FBE108' Fucina"],
  'small-caps': ['fucina small-caps Hello world', "fucina small-caps --codes '<red>Hello'"],
  head: ['fucina head Notch', 'fucina head Notch --target @a --name "<gold>A gift"'],
  start: [
    'fucina start --ram 4G --os linux --flags aikar',
    "fucina start --explain 'java -jar server.jar -Xmx4G'",
  ],
  status: ['fucina status play.example.com', 'fucina status --edition bedrock --json 192.168.1.5'],
  'watch-server': [
    'fucina watch-server create play.example.com --site https://tools.example',
    'fucina watch-server show https://tools.example/watch/0123456789#fw_0123456789abcdefghjkmnpqrs',
  ],
  avatar: ['fucina avatar skin.png --size 64 --output face.png'],
  preview: [
    "echo '<rainbow>Hello' | fucina preview",
    "echo '<rainbow>Hello' | fucina preview --png hello.png",
  ],
  mcp: ['fucina mcp'],
  lsp: ['fucina lsp --stdio'],
  completion: ['fucina completion bash'],
} as const;
