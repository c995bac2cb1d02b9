import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { selectJourneys } from './changed.mjs'
import { runChecks } from './checks.mjs'
import { listJourneyFailures, listVitestFailures, listFlakyJourneys } from './failures.mjs'
import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { runCommand } from './run-command.mjs'

/**
 * The parts of `npm test`, those that fail soonest first. Each receives the changes, `{ base, files }`, to limit
 * what runs, and returns `{ passed, failed, failures, flaky }`.
 */
export const suites = {
  check: runChecks,
  unit: (change) => runVitest('unit', change),
  apps: (change) => runVitest('apps', change),
  web: (change) => runVitest('web', change),
  api: (change) => runVitest('api', change),
  size: runSizes,
  e2e: runJourneys,
}

/** The log is plain text. Some tools take FORCE_COLOR=0 as a request for colours, so it is removed. */
const PLAIN_OUTPUT_ENV = { NO_COLOR: '1', FORCE_COLOR: undefined }

const isBrowserCode = (file) => /^(packages|apps\/(member|studio))\//.test(file)

const emptyResult = () => ({ passed: 0, failed: 0, failures: [] })

async function runSizes(change) {
  if (change && !change.files.some(isBrowserCode)) return emptyResult()
  const code = await runCommand(nodeBinary(), [at('scripts/size.ts')], { env: PLAIN_OUTPUT_ENV })
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: ['See above.'] }
}

async function runVitest(project, change) {
  return withReport({ may_be_empty: Boolean(change) }, async (file) => {
    const args = [
      at('node_modules/vitest/vitest.mjs'),
      ...['run', '--project', project],
      ...[`--reporter=${at('scripts/reporters/vitest-lines.mjs')}`, '--reporter=json'],
      `--outputFile.json=${file}`,
      ...(change ? ['--changed', change.base, '--passWithNoTests'] : []),
    ]
    const code = await runCommand(nodeBinary(), args, { env: PLAIN_OUTPUT_ENV })
    return {
      code,
      count: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        failures: listVitestFailures(report),
      }),
    }
  })
}

async function runJourneys(change) {
  const chosen = change ? selectJourneys(change.files) : null
  const paths = (chosen ?? ['']).map((path) => at('e2e/journeys', path)).filter((path) => existsSync(path))
  if (paths.length === 0) return emptyResult()
  await ensureBrowser()
  return withReport({}, async (file) => {
    const args = [
      at('node_modules/@playwright/test/cli.js'),
      ...['test', '-c', at('e2e/playwright.config.ts')],
      `--reporter=${at('scripts/reporters/journey-lines.mjs')},json`,
      // Journeys tagged `@rare` run where a change affects them, and with `npm run proof -- looks`.
      ...(chosen === null ? ['--grep-invert=@rare'] : paths),
    ]
    const code = await runCommand(nodeBinary(), args, {
      env: { ...PLAIN_OUTPUT_ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    })
    return {
      code,
      count: (report) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        failures: listJourneyFailures(report),
        flaky: listFlakyJourneys(report),
      }),
    }
  })
}

/** A suite that ends badly without a counted failure, or counts no test at all, counts as one failure. */
async function withReport({ may_be_empty = false }, run) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code, count } = await run(file)
    const result = readCount(file, count)
    const is_silent_failure = result.failed === 0 && (code !== 0 || (result.passed === 0 && !may_be_empty))
    if (!is_silent_failure) return result
    const failures = [...result.failures, `It ended with code ${code}, ${result.passed} passed; see above.`]
    return { ...result, failed: 1, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: ['It ended without a report.'] }
  }
}
