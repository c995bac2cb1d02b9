import { relative } from 'node:path'
import { root } from './paths.mjs'

/** The tests that failed in a report of vitest, each with the beginning of what it said. A file that never ran counts as one. */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [describe(file, [], message)] : []
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      describe(file, [...ancestorTitles, title], failureMessages?.[0] ?? ''),
    )
  })
}

/** The journeys that failed in a report of Playwright, also those that passed when they were tried again. */
export function failuresOfJourneys({ suites = [], errors = [] }) {
  return [
    ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
    ...errors.map(({ message }) => describe('journeys', [], message ?? '')),
  ]
}

function failuresOfSuite({ title, file, specs = [], suites = [] }, above) {
  const titles = title === file ? above : [...above, title]
  return [
    ...specs.flatMap((spec) => {
      const bad = spec.tests.find(({ status }) => status === 'unexpected' || status === 'flaky')
      const said = bad?.results.find(({ error }) => error)?.error.message ?? ''
      return bad ? [describe(file, [...titles, spec.title], said)] : []
    }),
    ...suites.flatMap((suite) => failuresOfSuite(suite, titles)),
  ]
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

// oxlint-disable-next-line no-control-regex -- The sign that begins a colour in a terminal is such a character.
const withoutColours = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, '')
