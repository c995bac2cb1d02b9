import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type Stamp = {
  hashFiles: (paths: string[], extra?: string) => string
  readStamp: (file: string) => string
  writeStamp: (file: string, stamp: string) => void
}
const { hashFiles, readStamp, writeStamp }: Stamp = await import(new URL('./stamp.mjs', import.meta.url).href)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-stamp-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/a.ts'), 'one')
  writeFileSync(join(folder, 'src/b.ts'), 'two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('hashFiles', () => {
  it.each([
    ['a changed file', () => writeFileSync(join(folder, 'src/a.ts'), 'three'), true],
    ['a new file', () => writeFileSync(join(folder, 'src/c.ts'), ''), true],
    ['a lost file', () => rmSync(join(folder, 'src/b.ts')), true],
    ['a renamed file', () => renameSync(join(folder, 'src/b.ts'), join(folder, 'src/z.ts')), true],
    ['another time of a file', () => utimesSync(join(folder, 'src/a.ts'), 1, 1), false],
    ['a test', () => writeFileSync(join(folder, 'src/a.test.ts'), 'it'), false],
    [
      'what a build makes',
      () => (mkdirSync(join(folder, 'dist')), writeFileSync(join(folder, 'dist/x.js'), 'x')),
      false,
    ],
    [
      'installed packages',
      () => (mkdirSync(join(folder, 'node_modules')), writeFileSync(join(folder, 'node_modules/x'), 'x')),
      false,
    ],
  ])('%s', (_sentence, change, is_noticed) => {
    const before = hashFiles([folder])
    change()
    expect(hashFiles([folder]) !== before).toBe(is_noticed)
  })

  it('differs between systems', () => {
    expect(hashFiles([folder], 'linux x64 24')).not.toBe(hashFiles([folder], 'linux arm64 24'))
  })
})

describe('a stamp', () => {
  it('is empty before the first success and then contains what was written', () => {
    const file = join(folder, 'deep/down/build.stamp')
    expect(readStamp(file)).toBe('')
    writeStamp(file, 'abc')
    expect(readStamp(file)).toBe('abc')
  })
})
