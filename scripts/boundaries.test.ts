import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations, rules, RELATIVE_FEATURE_IMPORT } from './boundaries.ts'
import type { Violation } from './boundaries.ts'

const require = createRequire(import.meta.url)
const features: string[] = require('../features.json')
const topics: Record<string, string[]> = require('../topics.json')

/** A small project in which every import is allowed. */
const validProject: Record<string, string> = {
  'packages/contract/src/index.ts': "import { z } from 'zod'\nexport const shape = z",
  'packages/contract/src/client.ts':
    "import type { shape } from './index.ts'\nexport type Client = typeof shape",
  'packages/domain/src/index.ts':
    "import type { shape } from '@foyer/contract'\nexport type Rule = typeof shape",
  'packages/i18n/src/index.ts': 'export const t = 1',
  'packages/ui/src/index.ts': "export { t } from '@foyer/i18n'",
  'packages/ui/src/button.tsx': 'export const Button = 1',
  'packages/content/src/blocks/hero/definition.ts':
    "import { shape } from '@foyer/contract'\nexport const heroBlock = shape",
  'packages/content/src/blocks/hero/view.tsx':
    "import type { heroBlock } from './definition.ts'\nexport const HeroView = (block: typeof heroBlock) => block",
  'packages/content/src/definitions.ts': "export { heroBlock } from './blocks/hero/definition.ts'",
  'packages/content/src/views.ts': "export { HeroView } from './blocks/hero/view.tsx'",
  'apps/server/src/platform/http/implement.ts': 'export const implement = 1',
  'apps/server/src/platform/database/app-db.ts': "import 'kysely'\nexport const db = 1",
  ...Object.fromEntries(
    features.map((feature_name) => [
      `apps/server/src/features/${feature_name}/index.ts`,
      `export const ${feature_name} = 1`,
    ]),
  ),
  'apps/server/src/features/messaging/routes/read-thread.ts': "import '#platform/http/implement.ts'",
  'apps/server/src/features/messaging/feature.ts': "import './index.ts'\nexport const feature = 1",
  'apps/server/src/app/features.ts': "export { feature } from '../features/messaging/feature.ts'",
  'apps/server/src/features/messaging/repository.ts': 'export const rows = 1',
  'apps/server/src/features/messaging/policy.ts': 'export const messagingPolicy = 1',
  'apps/server/src/features/messaging/presenter.ts':
    "import type { rows } from './repository.ts'\nexport type Row = typeof rows",
  'apps/server/src/app/main.ts':
    "import { messaging } from '../features/messaging/index.ts'\nimport { heroBlock } from '@foyer/content/definitions'\nexport const all = [messaging, heroBlock]",
  'apps/member/src/main.tsx':
    "import { HeroView } from '@foyer/content/views'\nimport type { shape } from '@foyer/contract'\nexport const app = (s: typeof shape) => [HeroView, s]",
  'apps/studio/src/main.tsx': "export const open = () => import('./editor.tsx')",
  'apps/studio/src/editor.tsx': "export { heroBlock } from '@foyer/content/definitions'",
}

/** One forbidden import of each kind: the rule that must find it, the file to add, and its text. */
const violations_by_rule: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-circles', 'packages/domain/src/circle-a.ts', "import './circle-b.ts'"],
  ['folders-import-one-way', 'packages/domain/src/art/imports-theme.ts', "import '../theme/hex.ts'"],
  ['resolvable', 'apps/server/src/platform/missing-target.ts', "import './nowhere.ts'"],
  ['apps-stay-apart', 'apps/studio/src/imports-member.ts', "import '../../member/src/main.tsx'"],
  ['apps-stay-apart', 'apps/server/src/app/imports-studio.ts', "import '../../../studio/src/main.tsx'"],
  [
    'packages-know-no-app',
    'packages/ui/src/imports-app.ts',
    "import '../../../apps/server/src/platform/http/implement.ts'",
  ],
  [
    'packages-know-no-app',
    'packages/content/src/imports-app.ts',
    "import '../../../apps/studio/src/editor.tsx'",
  ],
  ['contract-imports-zod-only', 'packages/contract/src/imports-i18n.ts', "import '@foyer/i18n'"],
  ['contract-imports-zod-only', 'packages/contract/src/reads-files.ts', "import 'node:fs'"],
  ['domain-knows-contract-only', 'packages/domain/src/imports-i18n.ts', "import '@foyer/i18n'"],
  ['domain-does-no-io', 'packages/domain/src/reads-files.ts', "import 'node:fs'"],
  ['contract-rules-import-nothing', 'packages/contract/src/rules/imports-zod.ts', "import 'zod'"],
  ['i18n-knows-contract-rules-only', 'packages/i18n/src/imports-domain.ts', "import '@foyer/domain'"],
  ['ui-knows-no-feature', 'packages/ui/src/imports-contract.ts', "import '@foyer/contract'"],
  ['domain-knows-contract-only', 'packages/domain/src/imports-ui.ts', "import '@foyer/ui'"],
  ['ui-knows-no-feature', 'packages/ui/src/imports-content.ts', "import '@foyer/content/definitions'"],
  [
    'platform-knows-no-feature',
    'apps/server/src/platform/imports-feature.ts',
    "import '../features/messaging/index.ts'",
  ],
  [
    'features-know-no-app-folder',
    'apps/server/src/features/messaging/imports-app.ts',
    "import '../../app/main.ts'",
  ],
  [
    'only-app-builds-from-features',
    'apps/server/src/features/messaging/routes/imports-feature-file.ts',
    "import '../feature.ts'",
  ],
  [
    'platform-knows-no-feature',
    'apps/member/src/platform/imports-feature.ts',
    "import '../features/pages/index.ts'",
  ],
  [
    'features-know-no-app-folder',
    'apps/studio/src/features/pages/imports-app.ts',
    "import '../../app/main.tsx'",
  ],
  [
    'features-through-their-index',
    'apps/member/src/features/library/past-index.ts',
    "import '../pages/screen.ts'",
  ],
  [
    'pages-imports-earlier-features-only',
    'apps/member/src/features/pages/imports-later.ts',
    "import '../schedule/index.ts'",
  ],
  [
    RELATIVE_FEATURE_IMPORT,
    'apps/server/src/features/media/routes/relative-path.ts',
    "import '../../../platform/http/implement.ts'",
  ],
  ['features-are-listed', 'apps/server/src/features/unlisted/index.ts', "import '../messaging/index.ts'"],
  ['pg-stays-in-the-database-layer', 'apps/server/src/features/library/imports-pg.ts', "import 'pg'"],
  [
    'features-through-their-index',
    'apps/server/src/features/library/past-index.ts',
    "import '../messaging/policy.ts'",
  ],
  ...features
    .slice(0, -1)
    .map((feature_name, position): readonly [string, string, string] => [
      `${feature_name}-imports-earlier-features-only`,
      `apps/server/src/features/${feature_name}/imports-later.ts`,
      `import '../${features[position + 1]}/index.ts'`,
    ]),
  ...Object.entries(topics).flatMap(([feature, names]): (readonly [string, string, string])[] => [
    [
      `${feature}-topics-through-their-index`,
      `apps/server/src/features/${feature}/${names.at(-1)}/past-index.ts`,
      `import '../${names[0]}/secret.ts'`,
    ],
    ...names
      .slice(0, -1)
      .map((topic, position): readonly [string, string, string] => [
        `${feature}-${topic}-imports-earlier-topics-only`,
        `apps/server/src/features/${feature}/${topic}/imports-later.ts`,
        `import '../${names[position + 1]}/index.ts'`,
      ]),
  ]),
  ['rules-know-no-react-sql-http', 'packages/domain/src/imports-react.ts', "import 'react'"],
  ['rules-know-no-react-sql-http', 'packages/domain/src/imports-http.ts', "import 'node:http'"],
  ['rules-know-no-react-sql-http', 'packages/contract/src/imports-kysely.ts', "import 'kysely'"],
  ['rules-know-no-react-sql-http', 'apps/server/src/features/media/policy.ts', "import 'kysely'"],
  [
    'rules-know-no-react-sql-http',
    'apps/server/src/features/pages/policy.ts',
    "import '../../platform/http/implement.ts'",
  ],
  ['rules-know-no-react-sql-http', 'packages/content/src/blocks/text/definition.ts', "import 'react'"],
  ['rules-know-no-react-sql-http', 'packages/content/src/page-types/meal/definition.ts', "import 'kysely'"],
  ['policies-read-nothing', 'apps/server/src/features/commerce/policy.ts', "import './repository.ts'"],
  [
    'definitions-know-no-view',
    'packages/content/src/blocks/image/definition.ts',
    "import type {} from '../hero/view.tsx'",
  ],
  [
    'views-know-types-of-definitions-only',
    'packages/content/src/blocks/image/view.tsx',
    "import '../hero/definition.ts'",
  ],
  [
    'repositories-stay-in-their-feature',
    'apps/server/src/platform/imports-repository.ts',
    "import '../features/messaging/repository.ts'",
  ],
  [
    'features-through-their-index',
    'apps/server/src/features/notifications/imports-repository.ts',
    "import '../messaging/repository.ts'",
  ],
  ['presenters-read-nothing', 'apps/server/src/features/access/presenter.ts', "import './repository.ts'"],
  [
    'presenters-read-nothing',
    'apps/server/src/features/commerce/presenter.ts',
    "import '../../platform/database/app-db.ts'",
  ],
  [
    'server-is-plain-typescript',
    'apps/server/src/app/imports-tsx.ts',
    "import type {} from '../../../../packages/ui/src/button.tsx'",
  ],
  [
    'front-ends-know-types-of-the-contract-only',
    'apps/studio/src/imports-contract.ts',
    "import '@foyer/contract'",
  ],
  ['member-app-carries-no-schema', 'apps/member/src/definitions.ts', "import '@foyer/content/definitions'"],
  ['studio-entry-carries-no-schema', 'apps/studio/src/entry-eager.tsx', "import './editor.tsx'"],
  ['server-loads-no-tsx', 'apps/server/src/app/render.ts', "import '@foyer/content/views'"],
]

const companionFiles: Record<string, string> = {
  'packages/domain/src/circle-b.ts': "import './circle-a.ts'",
  'packages/domain/src/theme/hex.ts': 'export const hex = 1',
  'packages/domain/src/theme/art-scale.ts': "import '../art/index.ts'",
  'packages/domain/src/art/index.ts': 'export const art = 1',
  ...Object.fromEntries(
    Object.entries(topics).flatMap(([feature, names]) =>
      names.flatMap((topic) =>
        ['index', 'secret'].map((file) => [
          `apps/server/src/features/${feature}/${topic}/${file}.ts`,
          'export const inside = 1',
        ]),
      ),
    ),
  ),
  'apps/server/src/features/commerce/repository.ts': 'export const rows = 1',
  'apps/server/src/features/access/repository.ts': 'export const rows = 1',
  'apps/member/src/features/pages/index.ts': 'export const pages = 1',
  'apps/member/src/features/pages/screen.ts': 'export const screen = 1',
  'apps/member/src/features/schedule/index.ts': 'export const schedule = 1',
  'apps/studio/src/app/main.tsx': 'export const main = 1',
}

describe('boundaries', () => {
  let root = ''
  let valid: Violation[] = []
  let found: Violation[] = []

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'foyer-boundaries-'))
    build(root, validProject)
    valid = await findViolations(root)
    build(root, {
      ...companionFiles,
      ...Object.fromEntries(violations_by_rule.map(([, file, text]) => [file, text])),
    })
    found = await findViolations(root)
  }, 120_000)

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('finds nothing in a project where every import is allowed', () => {
    expect(valid).toEqual([])
  })

  it.each(violations_by_rule)('reports a violation of %s in %s', (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule)
  })

  it('has a planted violation for every rule', () => {
    expect(new Set(violations_by_rule.map(([rule]) => rule))).toEqual(new Set(rules))
  })
})

function build(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) writeProjectFile(join(root, path), text)
  for (const name of ['zod', 'react', 'kysely']) {
    writeProjectFile(
      join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, main: 'index.js' }),
    )
    writeProjectFile(join(root, 'node_modules', name, 'index.js'), '')
  }
  writeProjectFile(
    join(root, 'apps/server/package.json'),
    JSON.stringify({ name: '@foyer/server', type: 'module', imports: { '#platform/*': './src/platform/*' } }),
  )
  for (const name of ['contract', 'domain', 'i18n', 'ui', 'content']) {
    const exports = {
      '.': './src/index.ts',
      './definitions': './src/definitions.ts',
      './views': './src/views.ts',
    }
    writeProjectFile(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@foyer/${name}`, type: 'module', exports }),
    )
    link(join(root, 'packages', name), join(root, 'node_modules/@foyer', name))
  }
}

function writeProjectFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  symlinkSync(target, path)
}
