import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiReference } from './build/api-reference.ts';
import { developmentPages } from './build/development-pages.ts';
import { drawings } from './build/drawings.ts';
import { pixelFont } from './build/pixel-font.ts';

/** Besides what draws pictures: pages that are read, and what somebody keeps. */
const FEW_ASK_FOR =
  /picture-of|draw-picture|icon-studio|live-parts|\/(?:accessibility|docs|things)-/;

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
  plugins: [react(), tailwindcss(), developmentPages(), pixelFont(), drawings(), apiReference()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every page loads the names of all files, and of a hash nothing can be compressed.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        // Pages are all called page.tsx; their chunks are named after the tool.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const tool = /[\\/]tools[\\/]([\w-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${tool ?? name}-[hash:7].js`;
        },
        codeSplitting: {
          // What every page needs: it outlives our own changes.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            {
              // Without main, which waits for a page: a page that needs main's chunk would wait for main.
              name: 'shell',
              // Nor words that one page alone loads; nor the search index. With the sign of a toast, and the
              // window into the game: the heads need nothing else of game text before they have a name.
              test: /packages[\\/]site[\\/](?!.*(api-reference|opened-files|plain-result|config-findings|server-message|text-places\.ts)|src[\\/]search)|web[\\/]src[\\/](entry|shell|words|navigation)[\\/](?!main\.tsx|page-icon|.*-dialog|falling-anvil)|web[\\/]src[\\/](state[\\/](storage|remember)\.ts|ui[\\/](shortcuts[\\/]|game-text[\\/](game-surface|gui-pixels)))|vite[\\/]preload-helper|rolldown[\\/]runtime|lucide[\\/].*circle-alert/,
              priority: 1,
            },
            // What most tools use: one request instead of ten. Not what is used by parts that are loaded later, as
            // dialogs are, nor the color field, which would bring the styles of game text along.
            {
              name: 'controls',
              test: /web[\\/]src[\\/](state[\\/](?!recents|update-stored)|tool|ui[\\/](?!game-|color-field|dialog|smith))|lucide(?!.*[\\/](accessibility|archive|braces|hammer|house|library|shapes)\.)/,
              minShareCount: 5,
            },
            // With what remembers players and servers: most pages load both, and each file is a request.
            {
              name: 'game-versions',
              test: /packages[\\/]game-versions|web[\\/]src[\\/]tool[\\/]use-recents/,
              minShareCount: 3,
            },
            // Game text in two: the home page draws frames with styles, but no lines of text.
            {
              name: 'text-styles',
              test: /packages[\\/](color|minecraft-text[\\/]src[\\/](default-styles|component|text-problem))|web[\\/]src[\\/]ui[\\/]game-text[\\/].*(-frame|look)/,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'game-lines',
              test: /packages[\\/]minecraft-text[\\/]src[\\/](drawing|font)[\\/](?!arabic-|complete-|starts-|shape-runs|unifont|advance-runs)|visual-order[\\/]is-turned|web[\\/]src[\\/]ui[\\/]game-text/,
              minShareCount: 5,
            },
            // The pages that look something up, and the head commands: small files that nearly the same pages load. With
            // six connections and slow answers each file costs a seventh of a second.
            {
              name: 'asking',
              test: /web[\\/]src[\\/]api[\\/](ask|profile)|api-contract[\\/]src[\\/]client|gradient[\\/]limits/,
              minShareCount: 2,
            },
            // The status page and the start command share half of it, and ask for no player.
            alone(
              'lookup',
              /minecraft-profile[\\/]src[\\/](read-who|player-name|texture|base64|profile-textures|bare-text|uuid)|web[\\/]src[\\/](ui[\\/](pixel-picture|number-input)|tool[\\/]use-(arrival|left-out))|lucide[\\/].*[\\/]minus/,
              2,
            ),
            alone(
              'row-list',
              /row-list[\\/](list-row|row-list|row-count)|lucide[\\/].*ellipsis/,
              3,
            ),
            alone(
              'games',
              /text-places[\\/]src[\\/](game|layout)\.ts|text-workshop[\\/]src[\\/]game[\\/]games|diagnose[\\/]preset-names/,
              2,
            ),
            // What reads answers, with the library that it is written in; servers have theirs beside it.
            {
              name: 'schemas',
              test: /node_modules[\\/]zod|api-contract[\\/]src[\\/]replies[\\/](gradient|problem|profile|session-profile)\.|web[\\/]src[\\/]api[\\/]schemas/,
            },
            alone('families', /minecraft-item[\\/]src[\\/](families|display[\\/]as-lines)/, 2),
            alone(
              'give',
              /minecraft-item[\\/]src[\\/]give[\\/](tag|item-command|owner|plain-head|request|write-give|wrapping)/,
              2,
            ),
            // Their names would be in the lists of many files.
            alone('quoting', /packages[\\/]quoting[\\/]src[\\/]write-/, 2),
            alone(
              'snbt',
              /minecraft-text[\\/]src[\\/](json[\\/](click-v|stringify|uuid|event-fields|profile-tree|component-tree|to-json)|snbt[\\/](snbt-value|parse-snbt|stringify-snbt))|map-styles/,
              5,
            ),
            alone('mini-message', /minecraft-text[\\/]src[\\/](mini-message|.*java-uuid)/, 12),
            // One file for home, the overviews and the 404 page.
            alone('tool-cards', /pages[\\/]home[\\/](tool-card|paste-field|sample)/, 2),
            // The line drawings of pages that are no tools: for home, the manual and the search.
            alone(
              'page-icon',
              /shell[\\/]page-icon|lucide[\\/].*[\\/](accessibility|archive|braces|hammer|house|library|shapes)\./,
              2,
            ),
            alone(
              'copy-picture',
              /web[\\/]src[\\/](tool[\\/]copy-picture\.tsx|ui[\\/]game-places[\\/](backdrop-switch|picture-backdrop))/,
              2,
            ),
            { name: 'chat', test: /ui[\\/]game-text[\\/]chat-/, minShareCount: 2 },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // What few people ask for finds its own files: a list of them would be a part of the page.
      resolveDependencies: (file, files) =>
        FEW_ASK_FOR.test(file) ? files.filter((each) => each.endsWith('.css')) : files,
    },
    reportCompressedSize: false,
    // The 3D viewer's; no page loads it before it is asked for.
    chunkSizeWarningLimit: 800,
  },
  server: { port: 5173, proxy: { '^/(api|head)/': 'http://127.0.0.1:3000' } },
});

/** A file of these modules without what they import, which others load as well. */
function alone(name: string, test: RegExp, minShareCount: number) {
  return { name, test, minShareCount, includeDependenciesRecursively: false };
}
