import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';
import { leanRouter } from './build/lean-router.ts';
import { pixelFont } from './build/pixel-font.ts';
import { sonnerAsSpecified } from './build/sonner.ts';

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
  plugins: [
    react(),
    tailwindcss(),
    developmentPages(),
    leanRouter(),
    pixelFont(),
    sonnerAsSpecified(),
  ],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs: it outlives our own changes.
          groups: [
            {
              // By itself: no chunk that every page needs is above 60 kB.
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 3,
            },
            {
              name: 'framework',
              test: /node_modules[\\/](react-router|i18next|react-i18next|use-sync-external-store|void-elements|cookie-es|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
              priority: 2,
            },
            {
              // Without main, which waits for a page: a page that needs main's chunk would wait for main.
              name: 'shell',
              test: /packages[\\/]site[\\/]|web[\\/]src[\\/](app|shell)[\\/](?!main\.tsx|.*-dialog|falling-anvil)|vite[\\/]preload-helper|rolldown[\\/]runtime/,
              priority: 1,
            },
            {
              // What most tools use: one request instead of ten.
              name: 'controls',
              test: /web[\\/]src[\\/](state[\\/]|ui[\\/](card|checkbox|copy-button|examples-menu|field|length-meter|output|select|text-input|tool-actions|tool-layout|use-copy)\.)/,
            },
            {
              name: 'game-frames',
              test: /ui[\\/]game-text[\\/](look|game-surface|tooltip-frame|server-list-frame)\./,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The 3D viewer's; no page loads it before it is asked for.
    chunkSizeWarningLimit: 800,
  },
  // Served from its source in development too, so that what `sonnerAsSpecified` does is done there.
  optimizeDeps: { exclude: ['sonner'] },
  server: { port: 5173, proxy: { '^/(api|head)/': 'http://127.0.0.1:3000' } },
});
