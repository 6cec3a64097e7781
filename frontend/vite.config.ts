import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsPlugin } from './build/endpoints-plugin.ts'
import { htmlPlugin } from './build/html-plugin.ts'
import { textsPlugin } from './build/texts-plugin.ts'
import { tokensPlugin } from './build/tokens-plugin.ts'

const api = process.env.KREDKA_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), endpointsPlugin(), textsPlugin(), tokensPlugin(), htmlPlugin()],
  resolve: {
    alias: [
      // Messages are compiled by the build, so the parser (7 kB) stays out of the browser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  html: { cspNonce: '__KREDKA_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } } },
})
