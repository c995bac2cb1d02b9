import { buildWhenStale } from './lib/build.mjs'
import { installWhenStale, nodeBinary } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

// `npm run dev`: the server starts again when its sources change; both front ends are rebuilt as they are
// edited, and the server then serves the new build.
try {
  await installWhenStale()
  await buildWhenStale()
  const vite = at('node_modules/vite/bin/vite.js')
  const watch = (app, ...more) =>
    runCommand(nodeBinary(), [vite, 'build', '--watch', '--logLevel', 'warn', ...more], {
      cwd: at('apps', app),
    })
  const server = runCommand(nodeBinary(), [
    '--watch-path',
    at('apps/server/src'),
    '--watch-path',
    at('packages/contract/src'),
    '--watch-path',
    at('packages/domain/src'),
    '--watch-path',
    at('apps/member/dist'),
    '--watch-path',
    at('apps/studio/dist'),
    '--watch-preserve-output',
    at('apps/server/src/app/main.ts'),
  ])
  await Promise.all([watch('member'), watch('member', '--ssr'), watch('studio'), server])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
