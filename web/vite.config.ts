import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { outsideGames } from './outside.ts'
import { posters } from './posters.ts'
import { plainCss } from './styles.ts'
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

/** Whatever is worth it lies beside its file compressed too, so that no house compresses anything by itself. */
const compressed: Plugin = {
  name: 'mlotek-compressed',
  writeBundle({ dir }) {
    const page = dir!
    for (const name of readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|svg|webmanifest)$/.test(name),
    )) {
      const file = join(page, name)
      const data = readFileSync(file)
      if (data.length < 1024) continue
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
      )
      writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
    }
  },
}

export default defineConfig({
  plugins: [
    messages,
    outsideGames,
    posters,
    svelte({ preprocess: { style: ({ content }) => ({ code: plainCss(content) }) } }),
    worker,
    compressed,
  ],
  resolve: { alias: { '@page': join(import.meta.dirname, 'src') }, dedupe: ['svelte'] },
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
