import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { problemsWithMessages } from './messages'

/** A missing message fails the build: both languages say the same things, and every message the page asks for exists. */
const messages: Plugin = {
  name: 'mlotek-messages',
  buildStart() {
    const problems = problemsWithMessages()
    if (problems.length) this.error(`messages:\n  ${problems.join('\n  ')}`)
  },
}

export default defineConfig({
  plugins: [messages, svelte()],
  build: {
    outDir: '../src/mlotek/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: { fs: { allow: ['..'] } },
})
