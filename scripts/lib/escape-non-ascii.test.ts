import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

type EscapeNonAscii = { escapeNonAscii: (code: string) => string }
const { escapeNonAscii }: EscapeNonAscii = await import(
  new URL('./escape-non-ascii.mjs', import.meta.url).href
)

/** What a piece of a program comes to. */
const run = (code: string): unknown => runInNewContext(`(${code})`)

describe('escapeNonAscii', () => {
  it.each([
    ['a quoted text', "'it’s — “so” 😀'"],
    ['a template', '`${1 + 1} … ’`'],
    ['a pattern', "'a’b'.replace(/[’]/, '')"],
    ['a pattern of code points', "'a😀b'.replace(/[😀-😂]/u, '')"],
    ['a pattern that escapes it for nothing', "'a’b'.replace(/\\’/, '')"],
    ['a backslash of its own before it', "'\\\\’'"],
    ['a name', '(() => { const größe_é_λ = 3; return größe_é_λ })()'],
    ['letters of Europe', "'Größe: 3 €'.length + 'é'"],
  ])('means the same in %s', (_what, code) => {
    const written = escapeNonAscii(code)
    expect(Buffer.byteLength(written)).toBe(written.length)
    expect(run(written)).toBe(run(code))
  })

  it('leaves everything else unchanged', () => {
    const code = "const cafe = /\\d+\\\\/\n'\\u2019'"
    expect(escapeNonAscii(code)).toBe(code)
  })
})
