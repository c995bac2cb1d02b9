import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateArchitecturePicture } from './architecture-picture.ts'
import { readProjectMap } from './project-map.ts'
import { writeAtomically } from './file-tree.ts'

const files: Record<string, string> = {
  'features.json': '["data-rights", "media", "messaging"]',
  'packages/contract/src/index.ts': 'export const a = 1',
  'packages/domain/src/index.ts': "import type { a } from '@foyer/contract'",
  'packages/domain/src/index.test.ts': "import { t } from '@foyer/i18n'",
  'apps/server/src/app/main.ts': "import { b } from '@foyer/domain/access'",
  'apps/server/src/features/messaging/index.ts': "import { c } from '../data-rights/index.ts'",
  'apps/server/src/features/messaging/routes/send.ts': "import { c } from '../../media/index.ts'",
  'apps/server/src/features/data-rights/index.ts': 'export const c = 1',
  'apps/server/src/features/media/index.ts': 'export const d = 1',
}

describe('the project map', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'foyer-map-'))
    for (const [path, text] of Object.entries(files)) writeAtomically(join(root, path), text)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('reads which layer imports which, except in tests', () => {
    expect(readProjectMap(root, []).layer_arrows).toEqual([
      { from: 'domain', to: 'contract' },
      { from: 'server', to: 'domain' },
    ])
  })

  it('reads which feature imports which, through its index.ts', () => {
    expect(readProjectMap(root, ['data-rights', 'media', 'messaging']).feature_arrows).toEqual([
      { from: 'messaging', to: 'data-rights' },
      { from: 'messaging', to: 'media' },
    ])
  })

  it('orders features as in the list', () => {
    const features = readProjectMap(root, ['messaging', 'media', 'data-rights']).apps[0]?.features
    expect(features).toEqual(['messaging', 'media', 'data-rights'])
  })

  it('draws one line for each arrow, the same every time', () => {
    const [picture] = generateArchitecturePicture(root)
    expect(picture?.text.match(/marker-end/g)).toHaveLength(4)
    expect(generateArchitecturePicture(root)[0]?.text).toBe(picture?.text)
  })
})
