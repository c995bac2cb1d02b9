import { spawn } from 'node:child_process'
import { join } from 'node:path'

type Build = { buildWhenStale: () => Promise<void> }
type Browser = { ensureBrowser: () => Promise<void> }
const { buildWhenStale }: Build = await import(new URL('lib/build.mjs', import.meta.url).href)
const { ensureBrowser }: Browser = await import(new URL('lib/browser.mjs', import.meta.url).href)

/**
 * `npm run proof`: the full runs behind the security figures; `npm test` runs a few of each. `npm run proof -- fuzz`
 * runs one part (see CONTRIBUTING). `SEED` repeats a fuzz run, `RUNS` sets its count per call.
 */
const parts = {
  access: () => checkAccess(),
  matrix: () => runTests('apps/server/test/matrix'),
  fuzz: () => runTests('apps/server/test/fuzz'),
  canary: () => runTests('apps/server/test/canary'),
  search: () => runTests('search-plan.test.ts'),
  sockets: () => runTests('apps/server/test/delivery'),
  devices: () => checkDevices(),
  crash: () => runTests('apps/server/test/crash'),
  new: () => runTests('scripts/new.test.ts', 'unit'),
  looks: () => runFullJourneys(),
} satisfies Record<string, () => Promise<boolean>>

const root = join(import.meta.dirname, '..')
const ACCESS_CASES = 1_000_000
const DEVICE_HISTORIES = 50_000

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(
    `There is no part named ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`,
  )
  process.exit(2)
}

await buildWhenStale()

for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const started = Date.now()
  console.log(`\n--- ${name}`)
  const is_passed = await run()
  console.log(
    `--- ${name}: ${is_passed ? 'proven' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  if (!is_passed) process.exitCode = 1
}

/** The access rules against the independent reference, and that a gate more never lets anyone in. */
async function checkAccess(): Promise<boolean> {
  const {
    compareWithReference,
    checkAppGatesAgree: checkGatesAgree,
    checkGatesNeverWiden,
    checkInheritanceNeverWidens,
  } = await import('../packages/domain/src/access/access-property.ts')
  try {
    compareWithReference(ACCESS_CASES)
    checkGatesNeverWiden(ACCESS_CASES)
    checkInheritanceNeverWidens(ACCESS_CASES)
    checkGatesAgree(ACCESS_CASES)
    console.log(`${ACCESS_CASES.toLocaleString('en')} cases of each of four properties`)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Workouts on several devices of one member. */
async function checkDevices(): Promise<boolean> {
  const { checkDevicesConverge } = await import('../packages/domain/src/training/devices-property.ts')
  try {
    checkDevicesConverge(DEVICE_HISTORIES)
    console.log(`${DEVICE_HISTORIES.toLocaleString('en')} histories of two to four devices`)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** A folder of tests at its full counts. */
function runTests(folder: string, project = 'api'): Promise<boolean> {
  return runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, folder])
}

/** Runs all journeys, which check each screen at both widths and in both modes. */
async function runFullJourneys(): Promise<boolean> {
  await ensureBrowser()
  const config = join(root, 'e2e/playwright.config.ts')
  return runNode([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config])
}

function runNode(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROOF: 'full' },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
