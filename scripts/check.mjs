import { runChecks } from './lib/checks.mjs'
import { installWhenStale } from './lib/install.mjs'

// `npm run check`: types, lint, format, boundaries, generated files, unused code (also code that only tests use).
await installWhenStale()
const { failed } = await runChecks()
process.exitCode = failed === 0 ? 0 : 1
