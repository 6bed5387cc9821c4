import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiReference } from './build/api-reference.ts';
import { developmentPages } from './build/development-pages.ts';
import { pixelFont } from './build/pixel-font.ts';

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
  plugins: [react(), tailwindcss(), developmentPages(), pixelFont(), apiReference()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Pages are all called page.tsx; their chunks are named after the tool.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const tool = /[\\/]tools[\\/]([\w-]+)[\\/]page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${tool ?? name}-[hash].js`;
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
              // Nor words that one page alone loads; nor the search index. With the sign of a toast.
              test: /packages[\\/]site[\\/](?!.*(api-reference|config-findings|kind-of-character)|src[\\/]search)|web[\\/]src[\\/](entry|shell|words|navigation)[\\/](?!main\.tsx|.*-dialog|falling-anvil)|web[\\/]src[\\/](state[\\/]storage\.ts|ui[\\/]shortcuts[\\/])|vite[\\/]preload-helper|rolldown[\\/]runtime|lucide[\\/].*circle-alert/,
              priority: 1,
            },
            // What most tools use: one request instead of ten. Not what is used by parts that are loaded later, as
            // dialogs are, nor the color field, which would bring the styles of game text along.
            {
              name: 'controls',
              test: /web[\\/]src[\\/](state[\\/](?!recents|update-stored)|tool|ui[\\/](?!game-|color-field|dialog))|lucide/,
              minShareCount: 5,
            },
            { name: 'game-versions', test: /packages[\\/]game-versions/, minShareCount: 3 },
            // Game text in two: the home page draws frames with styles, but no lines of text.
            {
              name: 'text-styles',
              test: /packages[\\/](color|minecraft-text[\\/]src[\\/](default-styles|component))|web[\\/]src[\\/]ui[\\/]game-text[\\/].*(-frame|game-surface|look)/,
              minShareCount: 4,
              priority: 1,
            },
            {
              name: 'game-lines',
              test: /packages[\\/]minecraft-text[\\/]src[\\/](drawing|font)[\\/]|web[\\/]src[\\/]ui[\\/]game-text/,
              minShareCount: 5,
            },
            { name: 'chat', test: /ui[\\/]game-text[\\/]chat-/, minShareCount: 2 },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The 3D viewer's; no page loads it before it is asked for.
    chunkSizeWarningLimit: 800,
  },
  server: { port: 5173, proxy: { '^/(api|head)/': 'http://127.0.0.1:3000' } },
});
