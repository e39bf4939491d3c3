import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { withBreakpoints } from './breakpoints.ts'
import { problemsWithMessages } from './messages.ts'

/** A missing message fails the build: both languages say the same things, and every message the page asks for exists. */
const messages: Plugin = {
  name: 'mlotek-messages',
  buildStart() {
    const problems = problemsWithMessages()
    if (problems.length) this.error(`messages:\n  ${problems.join('\n  ')}`)
  },
}

/** The service worker learns which files make up the page. */
const worker: Plugin = {
  name: 'mlotek-worker',
  generateBundle(_, bundle) {
    const files = [
      '/',
      '/icon.svg',
      '/manifest.webmanifest',
      ...Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`),
    ]
    const shelf = `mlotek-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`
    const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
      .replace('__SHELF__', JSON.stringify(shelf))
      .replace('__FILES__', JSON.stringify(files))
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

export default defineConfig({
  plugins: [messages, svelte({ preprocess: { style: ({ content }) => ({ code: withBreakpoints(content) }) } }), worker],
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
