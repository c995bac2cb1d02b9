import { describe, expect, it } from 'vitest'

type Changed = { selectJourneys: (files: string[], areas: string[]) => string[] | null }
const { selectJourneys }: Changed = await import(new URL('./changed.mjs', import.meta.url).href)

const areas = ['accounts', 'commerce', 'pages']

describe('the journeys that a change can affect', () => {
  it.each<[string, string[], string[] | null]>([
    ['nothing', [], []],
    ['documents and scripts', ['README.md', 'scripts/test.mjs', 'docs/decisions/0001.md'], []],
    [
      'tests below the browser',
      ['apps/server/test/harness.ts', 'apps/server/src/features/pages/a.test.ts'],
      [],
    ],
    ['a journey', ['e2e/journeys/pages/read.e2e.ts'], ['pages/read.e2e.ts']],
    ['what journeys share', ['e2e/journeys/pages/read.e2e.ts', 'e2e/support/people.ts'], null],
    [
      'one feature in every app and package',
      [
        'apps/server/src/features/commerce/routes/list-orders.ts',
        'apps/member/src/features/commerce/index.ts',
        'packages/contract/src/commerce/list-orders.ts',
        'packages/domain/src/commerce/price.ts',
        'packages/i18n/locales/en/commerce.json',
      ],
      ['commerce/'],
    ],
    ['a block', ['packages/content/src/blocks/hero/view.tsx'], ['pages/']],
    ['a feature without journeys of its own', ['apps/server/src/features/media/index.ts'], null],
    ['the ground of an app', ['apps/server/src/platform/config/index.ts'], null],
  ])('%s', (_what, files, wanted) => {
    expect(selectJourneys(files, areas)).toEqual(wanted)
  })
})
