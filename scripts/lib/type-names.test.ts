import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findTypeNames } from './type-names.ts'

describe('names of block and page types', () => {
  it('stand only in their definitions', () => {
    expect(findTypeNames(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it.each([
    ["if (page.content_type === 'recipe') open()", 'recipe'],
    ["const types = new Set(['recipe'])", 'recipe'],
    ["const is_chat = block.type === 'chat'", 'chat'],
  ])('are found in %s', (code, name) => {
    const root = mkdtempSync(join(tmpdir(), 'type-names-'))
    try {
      for (const folder of ['apps/member', 'apps/server', 'apps/studio', 'packages/domain'])
        mkdirSync(join(root, folder, 'src'), { recursive: true })
      mkdirSync(join(root, 'packages/content/src/blocks/chat'), { recursive: true })
      mkdirSync(join(root, 'packages/content/src/page-types/recipe'), { recursive: true })
      writeFileSync(join(root, 'apps/member/src/page.ts'), code)
      expect(findTypeNames(root)).toEqual([{ file: 'apps/member/src/page.ts', name }])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
