import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
const KEYWORDS =
  /@keyframes\s+(?:none|normal|reverse|alternate|alternate-reverse|running|paused|forwards|backwards|both|infinite|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|auto|initial|inherit|unset|revert)\s*\{/

describe('the animations', () => {
  it('have names that are no keywords, which would be read as something else', () => {
    const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root })
    expect(sheets.length).toBeGreaterThan(50)
    expect(sheets.filter((path) => KEYWORDS.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([])
  })
})
