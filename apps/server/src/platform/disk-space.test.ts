import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { toRefusal } from './http/to-problem.ts'
import { createDiskSpace } from './disk-space.ts'
import { StorageError } from './storage/storage.ts'

const withCode = (code: string) => Object.assign(new Error('write'), { code })

describe('a full disk', () => {
  it.each([
    ['of the files', withCode('ENOSPC')],
    ['by a quota', withCode('EDQUOT')],
    ['of PostgreSQL', withCode('53100')],
    ['of the storage', new StorageError('no_space', 'The disk is full.')],
    ['below another error', new Error('The file was not stored.', { cause: withCode('ENOSPC') })],
  ])('%s is refused with 507 and when to retry', (_where, error) => {
    const { refusal, is_bug } = toRefusal(error)
    expect([refusal.code, refusal.status, refusal.retry_after, is_bug]).toEqual(['disk_full', 507, 60, false])
  })

  it.each(['EACCES', 'EIO', '53200', '23505'])('is not what %s means', (code) => {
    expect(toRefusal(withCode(code)).refusal.code).toBe('internal')
  })

  it('is remembered for a minute after an error', async () => {
    let now = 0
    const disk = createDiskSpace({ data_dir: tmpdir(), now: () => now })
    disk.observeError(withCode('EACCES'))
    expect(await disk.isFull()).toBe(false)
    disk.observeError(withCode('53100'))
    expect(await disk.isFull()).toBe(true)
    now += 60_000
    expect(await disk.isFull()).toBe(false)
  })
})
