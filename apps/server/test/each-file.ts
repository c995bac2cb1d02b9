import { afterAll } from 'vitest'
import { runFileEnd } from './file-end.ts'
import './wait-defaults.ts'

// Files share the modules of their worker, so each ends what it began: the next starts a server and a database of its own.
afterAll(runFileEnd, 60_000)
