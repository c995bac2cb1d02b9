import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

// `npm run dev`: serves both front ends from their sources with hot reload, and restarts the server when its
// sources change.
try {
  await installWhenStale()
  process.exitCode = await runCommand(nodeBinary(), [at('scripts/dev/main.ts')])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
