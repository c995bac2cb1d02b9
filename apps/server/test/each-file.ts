import { afterAll } from 'vitest'
import { runFileEnd } from './file-end.ts'
import './wait-defaults.ts'

// Files share the modules of their worker, so each closes its server and database; the next starts its own.
afterAll(runFileEnd, 60_000)
