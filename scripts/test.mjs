import { buildWhenStale } from './lib/build.mjs'
import { findBase, listChanged } from './lib/changed.mjs'
import { installWhenStale } from './lib/install.mjs'
import { secondsSince } from './lib/progress.mjs'
import { suites } from './lib/suites.mjs'

// `npm test`: everything that protects main. `npm test -- api e2e` runs parts of it, `npm test -- --changed`
// what the change since main can affect.
const args = process.argv.slice(2)
const only_changed = args.includes('--changed')
const chosen = args.filter((name) => name !== '--changed')
const unknown = chosen.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) {
  console.error(
    `There is no part named ${unknown.join(', ')}. The parts are ${Object.keys(suites).join(', ')}.`,
  )
  process.exit(2)
}

const SUITES_NEEDING_BUILD = ['api', 'size', 'e2e']

let passed = 0
let failed = 0
const failures = []
const flaky = []
const times = []
const parts = Object.keys(suites).filter((name) => chosen.length === 0 || chosen.includes(name))
try {
  await installWhenStale()
  if (parts.some((name) => SUITES_NEEDING_BUILD.includes(name))) await buildWhenStale()
  const change = only_changed ? await readChange() : undefined
  for (const name of parts) {
    const started = Date.now()
    console.log(`\n--- ${name}`)
    const result = await suites[name](change).catch((error) => {
      console.error(error.message)
      return { passed: 0, failed: 1, failures: [error.message] }
    })
    passed += result.passed
    failed += result.failed
    failures.push(...result.failures.map((failure) => `[${name}] ${failure}`))
    flaky.push(...(result.flaky ?? []))
    const line = `${name}: ${result.passed} passed, ${result.failed} failed (${secondsSince(started)})`
    times.push(line)
    console.log(`--- ${line}`)
  }
} catch (error) {
  console.error(error.message)
  failed += 1
}
console.log(`\n${times.join('\n')}`)
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
if (flaky.length > 0)
  console.log(`\nFlaky: ${flaky.length} passed only at the second try\n${flaky.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function readChange() {
  const base = await findBase()
  const files = await listChanged(base)
  console.log(`${files.length} files differ from main at ${base.slice(0, 8)}.`)
  return { base, files }
}
