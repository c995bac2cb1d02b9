import { describe, expect, it } from 'vitest'
import { appVersion } from './diagnostics.ts'

const documentWith = (modules: string | null) =>
  ({ querySelector: () => (modules === null ? null : { dataset: { modules } }) }) as unknown as Document

describe('appVersion', () => {
  it.each([
    ['/_assets/entry-client-CZdFpyVw.js /_assets/later-abc.js', 'entry-client-CZdFpyVw'],
    ['', 'development'],
    [null, 'development'],
  ])('%s is %s', (modules, version) => {
    expect(appVersion(documentWith(modules))).toBe(version)
  })
})
