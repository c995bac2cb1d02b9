import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Failures = Record<
  'listVitestFailures' | 'listJourneyFailures' | 'listFlakyJourneys',
  (report: object) => string[]
>
const { listVitestFailures, listJourneyFailures, listFlakyJourneys }: Failures = await import(
  new URL('./failures.mjs', import.meta.url).href
)

const root = join(import.meta.dirname, '../..')

describe('the tests that failed', () => {
  it('are named by file and title, with the start of their message and without colours', () => {
    const found = listVitestFailures({
      testResults: [
        {
          name: join(root, 'apps/server/src/a.test.ts'),
          message: '',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['a'], title: 'holds', failureMessages: [] },
            {
              status: 'failed',
              ancestorTitles: ['a'],
              title: 'falls',
              failureMessages: ['\u001B[31mError\u001B[39m: 1\n\n  is not 2\nthree\nfour\nfive'],
            },
          ],
        },
      ],
    })
    expect(found).toEqual([
      'apps/server/src/a.test.ts › a › falls\n    Error: 1\n      is not 2\n    three\n    four',
    ])
  })

  it('name a file that could not be run at all', () => {
    const file = { name: join(root, 'a.test.ts'), message: 'No such module', assertionResults: [] }
    expect(listVitestFailures({ testResults: [file] })).toEqual(['a.test.ts\n    No such module'])
  })

  it('are found in journeys at any depth; those that passed at the second try are named apart', () => {
    const spec = (title: string, status: string, ...messages: string[]): object => ({
      title,
      tests: [{ status, results: messages.map((message) => ({ error: message ? { message } : undefined })) }],
    })
    const file = 'journeys/a.e2e.ts'
    const report = {
      suites: [
        {
          title: file,
          file,
          specs: [spec('one', 'expected', '')],
          suites: [
            {
              title: 'a member',
              file,
              specs: [spec('two', 'unexpected', 'gone'), spec('three', 'flaky', 'late', '')],
            },
          ],
        },
      ],
      errors: [{ message: 'no server' }],
    }
    expect(listJourneyFailures(report)).toEqual([
      `${file} › a member › two\n    gone`,
      'journeys\n    no server',
    ])
    expect(listFlakyJourneys(report)).toEqual([`${file} › a member › three`])
  })
})
