import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), developmentPages()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '^/(api|head)/': 'http://127.0.0.1:3000' } },
});
