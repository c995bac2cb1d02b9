import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Objects allocated during startup stay alive, so V8's young generation need not grow for them (decision
// 0040).
setFlagsFromString('--semi-space-growth-factor=1')
// The entry loads nothing by itself: what is loaded after this line is compiled once for all later starts.
enableCompileCache(join(import.meta.dirname, '../../dist/compiled'))
const { run } = await import('./run-server.ts')
await run()
setFlagsFromString('--semi-space-growth-factor=2')
