// npm run bench [name …]: all benchmarks, or those whose name contains one of the arguments.
const benches = {
  skins: () => import('./skins.ts'),
  server: () => import('./server.ts'),
  status: () => import('./status.ts'),
  mcp: () => import('./mcp.ts'),
  watch: () => import('./watch.ts'),
  attacks: () => import('./attacks.ts'),
  launch: () => import('./launch.ts'),
  heads: () => import('./heads.ts'),
  palette: () => import('./palette.ts'),
  'text-tools': () => import('./text-tools.ts'),
  'text-engine': () => import('./text-engine.ts'),
  'config-texts': () => import('./config-texts.ts'),
  'config-studio': () => import('./config-studio.ts'),
} as const;

const wanted = process.argv.slice(2);
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`\n=== ${name}`);
  await (await load()).run();
}
