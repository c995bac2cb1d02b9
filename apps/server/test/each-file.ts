import { afterAll } from 'vitest'
import { endFile } from './file-end.ts'
import './patience.ts'

// Files share the modules of their worker, so each ends what it began: the next starts a server and a database of its own.
afterAll(endFile, 60_000)
