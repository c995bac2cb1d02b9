import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The entry loads nothing by itself: what is loaded after this line is compiled once for all later starts.
enableCompileCache(join(import.meta.dirname, '../../dist/compiled'))
const { run } = await import('./run.ts')
await run()
