import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { formatDatabaseError, formatDataDirError, formatStartError, prepareDataDir } from './start-error.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error(`${code}: refused`), { code, ...more })

describe('prepareDataDir', () => {
  it('creates the folder and those above it for its owner alone, and leaves nothing in it', async () => {
    const data_dir = join(await mkdtemp(join(inject('files_dir'), 'start-')), 'above', 'data')
    await prepareDataDir(data_dir)
    await prepareDataDir(data_dir)
    expect(await readdir(data_dir)).toEqual([])
    expect((await stat(data_dir)).mode & 0o777).toBe(0o700)
  })

  it('ends where nothing can be created', async () => {
    await expect(prepareDataDir('/proc/foyer/data')).rejects.toThrow('DATA_DIR (/proc/foyer/data)')
  })
})

describe('formatDataDirError', () => {
  it.each([
    ['EEXIST', 'is a file'],
    ['ENOTDIR', 'is a file'],
    ['EACCES', 'may not write in DATA_DIR (/srv/data)'],
    ['EPERM', 'may not write in DATA_DIR (/srv/data)'],
    ['EROFS', 'can only be read'],
    ['ENOSPC', 'is full'],
    ['EDQUOT', 'is full'],
    ['ELOOP', 'cannot be used (ELOOP)'],
  ])('%s', (code, words) => {
    const line = formatDataDirError('/srv/data', withCode(code))
    expect(line).toContain(words)
    expect(line).not.toContain('\n')
  })
})

describe('formatDatabaseError', () => {
  const url = 'postgres://foyer_server:secret@db.example:5433/foyer'

  it.each([
    ['ECONNREFUSED', 'cannot be reached (ECONNREFUSED)'],
    ['EHOSTUNREACH', 'cannot be reached (EHOSTUNREACH)'],
    ['57P03', 'cannot be reached (57P03)'],
    ['53300', 'cannot be reached (53300)'],
    ['ENOTFOUND', 'cannot be found'],
    ['28P01', 'refuses the role foyer_server'],
    ['28000', 'refuses the role foyer_server'],
    ['3D000', 'there is no foyer'],
    ['53100', 'full disk'],
    ['42501', 'cannot be used: 42501: refused'],
  ])('%s', (code, words) => {
    const line = formatDatabaseError('DATABASE_URL', url, withCode(code))
    expect(line).toContain('The database at db.example:5433 (DATABASE_URL)')
    expect(line).toContain(words)
    expect(line).not.toContain('secret')
  })

  it('names a connection that was refused on several addresses, and one without an answer', () => {
    const refused = Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' })
    expect(formatDatabaseError('DATABASE_URL', url, refused)).toContain('(ECONNREFUSED)')
    expect(formatDatabaseError('DATABASE_URL', url, new Error('timeout expired'))).toContain(
      '(no answer in time)',
    )
  })
})

describe('formatStartError', () => {
  it.each([
    ['a port in use', withCode('EADDRINUSE', { syscall: 'listen', port: 4000 }), 'port 4000 is taken'],
    ['a port below 1024', withCode('EACCES', { syscall: 'listen', port: 80 }), 'port 80 is not open'],
    [
      'a foreign address',
      withCode('EADDRNOTAVAIL', { syscall: 'listen', address: '192.0.2.1' }),
      '192.0.2.1',
    ],
    [
      'a file that may not be read',
      withCode('EACCES', { syscall: 'open', path: '/srv/data/secret.key' }),
      'EACCES',
    ],
    ['a database that is lost', withCode('57P01'), 'the database cannot be reached (57P01)'],
    ['a full disk', withCode('53100'), 'the disk is full'],
  ])('has one line for %s', (_what, error, words) => {
    const text = formatStartError(error)
    expect(text).toContain(words)
    expect(text).toMatch(/^Foyer cannot start: [^\n]+$/)
  })

  it('shows the stack of what nobody expected', () => {
    expect(formatStartError(new TypeError('x is undefined'))).toContain('\n')
  })
})
