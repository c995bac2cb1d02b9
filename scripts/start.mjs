import { buildWhenStale } from './lib/build.mjs'
import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

const flags = process.argv.slice(2)

// `npm start`: whatever is missing is installed and built, then the server runs until Ctrl-C.
try {
  const unknown = flags.find((flag) => flag !== '--lan')
  if (unknown) throw new Error(`npm start has no option ${unknown}. It has one: npm start -- --lan`)
  await installWhenStale()
  await buildWhenStale()
  process.exitCode = await runCommand(nodeBinary(), [at('apps/server/dist/app/main.js')], {
    env: flags.includes('--lan') ? { LAN: 'on' } : {},
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
