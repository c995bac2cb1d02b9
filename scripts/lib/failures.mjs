import { relative } from 'node:path'
import { root } from './paths.mjs'
import { withoutColours } from './progress.mjs'

/**
 * Lists the failed tests of a vitest report, each with the start of its message. A file that never ran counts as
 * one.
 */
export function listVitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [describe(file, [], message)] : []
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      describe(file, [...ancestorTitles, title], failureMessages?.[0] ?? ''),
    )
  })
}

/** Lists the failed journeys of a Playwright report, each with the start of its message. */
export function listJourneyFailures({ suites = [], errors = [] }) {
  return [
    ...listJourneysByStatus('unexpected', suites).map(({ file, titles, messages }) =>
      describe(file, titles, messages),
    ),
    ...errors.map(({ message }) => describe('journeys', [], message ?? '')),
  ]
}

/** The journeys that failed and passed when they were tried again, by file and title. */
export function listFlakyJourneys({ suites = [] }) {
  return listJourneysByStatus('flaky', suites).map(({ file, titles }) => [file, ...titles].join(' › '))
}

function listJourneysByStatus(status, suites, above = []) {
  return suites.flatMap(({ title, file, specs = [], suites: inner = [] }) => {
    const titles = title === file ? above : [...above, title]
    const found = specs.flatMap((spec) => {
      const test = spec.tests.find((one) => one.status === status)
      const messages = test?.results.find(({ error }) => error)?.error.message ?? ''
      return test ? [{ file, titles: [...titles, spec.title], messages }] : []
    })
    return [...found, ...listJourneysByStatus(status, inner, titles)]
  })
}

const LINES = 4

function describe(file, titles, message) {
  const lines = withoutColours(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.slice(0, 200)}`)
  return [[file, ...titles].join(' › '), ...lines].join('\n')
}
