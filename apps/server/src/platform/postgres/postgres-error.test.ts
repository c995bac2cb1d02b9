import { describe, expect, it } from 'vitest'
import { toPostgresError, PostgresError } from './postgres-error.ts'

describe('toPostgresError', () => {
  it.each([
    ['PANIC:  could not write to file "pg_wal/xlogtemp.12": No space left on device', 'disk_full', 'is full'],
    ["ENOSPC: no space left on device, write '/srv/data/postgres.json'", 'disk_full', 'is full'],
    [
      'FATAL:  data directory "/srv/data/postgres" has wrong ownership',
      'no_permission',
      'may not write in /srv/data',
    ],
    ["EACCES: permission denied, mkdir '/srv/data'", 'no_permission', 'may not write in /srv/data'],
    ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port_busy', 'another program'],
    ['FATAL:  database files are incompatible with server', 'wrong_version', 'another version'],
    ['postgres: error while loading shared libraries: libicuuc.so.60', 'binaries_missing', 'node_modules'],
    ['FATAL:  something nobody foresaw', 'failed', 'something nobody foresaw'],
  ])('%s', (output, code, words) => {
    const refusal = toPostgresError(new Error('the server ended'), '/srv/data', output)
    expect(refusal).toMatchObject({ name: 'PostgresError', code })
    expect(refusal.message).toContain(words)
  })

  it('returns an existing refusal unchanged', () => {
    const refusal = new PostgresError('already_running', 'Foyer is already running on this data (process 7).')
    expect(toPostgresError(refusal, '/srv/data', 'No space left on device')).toBe(refusal)
  })
})
