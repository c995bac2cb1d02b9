import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

// `npm run dev`: both front ends straight from their sources, changed in the open browser as they are edited; the
// server starts anew when its own sources change.
try {
  await installWhenStale()
  process.exitCode = await runCommand(nodeBinary(), [at('scripts/dev/main.ts')])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
