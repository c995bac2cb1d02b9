import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

// `node scripts/run.mjs FILE ARGS...`: runs a TypeScript file of this project with the pinned Node.
const [file, ...args] = process.argv.slice(2)
try {
  await installWhenStale()
  process.exitCode = await runCommand(nodeBinary(), [at(file), ...args])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
