import { buildWhenStale } from './lib/build.mjs'
import { installWhenStale } from './lib/install.mjs'
import { suites } from './lib/suites.mjs'

// `npm test`: everything that protects main. `npm test -- api e2e` runs parts of it.
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) {
  console.error(
    `There is no part named ${unknown.join(', ')}. The parts are ${Object.keys(suites).join(', ')}.`,
  )
  process.exit(2)
}

let passed = 0
let failed = 0
const recap = []
try {
  await installWhenStale()
  await buildWhenStale()
  for (const [name, run] of Object.entries(suites)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const started = Date.now()
    console.log(`\n--- ${name}`)
    const result = await run().catch((error) => {
      console.error(error.message)
      return { passed: 0, failed: 1, failures: [error.message] }
    })
    passed += result.passed
    failed += result.failed
    for (const failure of result.failures) recap.push(`[${name}] ${failure}`)
    console.log(
      `--- ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
    )
  }
} catch (error) {
  console.error(error.message)
  failed += 1
}
if (recap.length > 0) console.log(`\nWhat failed:\n\n${recap.join('\n\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
