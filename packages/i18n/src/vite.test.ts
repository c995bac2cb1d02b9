import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { i18nPlugin } from './vite.ts'

const ENTRY = `
import { loadMessages } from 'virtual:foyer/messages'
import { I18nProvider, useT } from '@foyer/i18n/react'
globalThis.app = [loadMessages, I18nProvider, useT]
`

async function bundle(ssr: boolean) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    plugins: [i18nPlugin(), anEntry()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr, write: false, minify: true, rollupOptions: { input: 'entry', external: /^react(\/.*)?$/ } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was expected.')
  return result.output
}

function anEntry() {
  return {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '/entry.js' : null),
    load: (id: string) => (id === '/entry.js' ? ENTRY : null),
  }
}

describe('i18nPlugin', () => {
  it('builds one small file for each language and feature, and an entry without the library that compiles them', async () => {
    const output = await bundle(false)
    const names = output.map(({ fileName }) => fileName)
    const entry = output.find((file) => file.type === 'chunk')

    expect(names.some((name) => /^assets\/messages-[\w-]{10}\/ar\/common\.json$/.test(name))).toBe(true)
    expect(entry?.code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
    expect(entry?.code).not.toContain('Page Not Found')
    expect(brotliCompressSync(entry?.code ?? '').length).toBeLessThan(2600)
  }, 90_000)

  it('puts the texts into a server bundle and emits no files', async () => {
    const output = await bundle(true)
    expect(output.filter(({ fileName }) => fileName.endsWith('.json'))).toEqual([])
    expect(output.find((file) => file.type === 'chunk')?.code).toContain('Page Not Found')
  }, 90_000)
})
