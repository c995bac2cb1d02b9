import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-lock.ts'
import { readProcessIdentity } from './processes.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-lock-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const writeLock = (holder: object) => writeFile(join(dir, 'foyer.lock'), JSON.stringify(holder))

describe('lockDataFolder', () => {
  it('lets exactly one of many have the folder', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(dir)))
    expect(attempts.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('is free again after release, and leaves no files', async () => {
    await (await lockDataFolder(dir)).release()
    expect(await readdir(dir)).toEqual([])
    await (await lockDataFolder(dir)).release()
  })

  it('refuses with the id of the process that holds it', async () => {
    await writeLock({ pid: process.pid, identity: await readProcessIdentity(process.pid), token: 'x' })
    await expect(lockDataFolder(dir)).rejects.toThrow(
      `Foyer is already running on this data (process ${process.pid}).`,
    )
  })

  it.each([
    ['whose process is gone', { pid: 2 ** 22 - 1, identity: 'a', token: 'x' }],
    [
      'whose number belongs to a later process',
      { pid: process.pid, identity: 'an earlier life', token: 'x' },
    ],
    ['that says nothing', {}],
  ])('takes over a lock %s', async (_sentence, holder) => {
    await writeLock(holder)
    await lockDataFolder(dir)
    expect(await readFile(join(dir, 'foyer.lock'), 'utf8')).toContain(`"pid":${process.pid}`)
  })

  it('takes over a lock that a loss of power left empty', async () => {
    await writeFile(join(dir, 'foyer.lock'), '')
    await expect(lockDataFolder(dir)).resolves.toBeDefined()
  })

  it('passes a stale gate file of a process that died with it', async () => {
    const gate = join(dir, 'foyer.lock.gate')
    await writeFile(gate, '')
    const long_ago = new Date(Date.now() - 60_000)
    await utimes(gate, long_ago, long_ago)
    await expect(lockDataFolder(dir)).resolves.toBeDefined()
  })

  it('does not release a lock that another process has taken over', async () => {
    const own_holder = await lockDataFolder(dir)
    await writeLock({ pid: process.pid, identity: null, token: 'theirs' })
    await own_holder.release()
    expect(await readdir(dir)).toEqual(['foyer.lock'])
  })
})
