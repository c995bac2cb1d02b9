import { buildWhenStale } from './lib/build.mjs'
import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

// `npm start`: whatever is missing is installed and built, then the server runs until Ctrl-C.
try {
  await installWhenStale()
  await buildWhenStale()
  process.exitCode = await runCommand(nodeBinary(), [at('apps/server/dist/app/main.js')])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
