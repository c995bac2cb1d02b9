import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readClusterRecord } from './cluster-record.ts'
import { choosePlacement } from './placement.ts'
import { withClient } from '../database/with-client.ts'
import { startPostgres } from './start-postgres.ts'
import { silentLog, type SupervisorLog } from './supervisor-log.ts'

const is_root = process.getuid?.() === 0
const path = process.env['PATH']
const SEPARATE_ROOT = '/var/lib/foyer'
const was_there = existsSync(SEPARATE_ROOT)

let folder: string
let data_dir: string
const created_dirs: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-placement-'))
  data_dir = join(folder, 'data')
})

afterEach(async () => {
  process.env['PATH'] = path
  const known = await readClusterRecord(data_dir)
  if (known?.placement === 'apart') await rm(dirname(known.cluster_dir), { recursive: true, force: true })
  for (const dir of created_dirs.splice(0)) await rm(dir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
})

afterAll(async () => {
  if (is_root && !was_there) await rm(SEPARATE_ROOT, { recursive: true, force: true })
})

/** Simulates a system on which root cannot create user namespaces. */
async function disableNamespaces(): Promise<void> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await writeFile(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n')
  await chmod(join(bin, 'unshare'), 0o755)
  process.env['PATH'] = `${bin}:${path ?? ''}`
}

/** A log that records its warnings. */
function recordingLog(): { log: SupervisorLog; warnings: string[] } {
  const warnings: string[] = []
  return { warnings, log: { ...silentLog, warn: (_fields, words) => void warnings.push(words) } }
}

describe.runIf(is_root)('the database of root', { timeout: 120_000 }, () => {
  it('places the cluster apart without user namespaces, logs it, and stays there', async () => {
    await disableNamespaces()
    const { log, warnings } = recordingLog()
    const first = await startPostgres({ data_dir, log })
    await withClient(first.owner_url, (client) =>
      client.query(`create table notes as select 'kept' as words`),
    )
    await first.stop()

    const { cluster_dir, placement } = first.info
    expect(placement).toBe('apart')
    expect(cluster_dir).toMatch(/^\/var\/lib\/foyer\/[0-9a-f]{16}\/postgres$/)
    expect(warnings).toEqual([expect.stringContaining(cluster_dir)])
    expect((await stat(cluster_dir)).mode & 0o777).toBe(0o700)
    expect((await readClusterRecord(data_dir))?.cluster_dir).toBe(cluster_dir)
    expect(await readFile(join(dirname(cluster_dir), 'data-dir'), 'utf8')).toBe(data_dir)

    process.env['PATH'] = path
    const second = await startPostgres({ data_dir, log: silentLog })
    const { rows } = await withClient(second.owner_url, (client) => client.query('select words from notes'))
    await second.stop()
    expect(second.info.cluster_dir).toBe(cluster_dir)
    expect(rows).toEqual([{ words: 'kept' }])
  })

  it.each([
    ['the record of its data folder', (record: string) => mkdir(record)],
    [
      'that data folder',
      async (record: string) => {
        const round = join(folder, 'round')
        await symlink(round, round)
        await writeFile(record, round)
      },
    ],
  ])('is not taken over while %s cannot be read', async (_what, layOut) => {
    await disableNamespaces()
    const dir = join(SEPARATE_ROOT, createHash('sha256').update(data_dir).digest('hex').slice(0, 16))
    created_dirs.push(dir)
    await mkdir(dir, { recursive: true })
    const record = join(dir, 'data-dir')
    await layOut(record)
    const before = await stat(record)

    await expect(choosePlacement(data_dir, null, silentLog)).rejects.toMatchObject({
      name: 'PostgresError',
      message: expect.stringMatching(/cannot be read: E(ISDIR|LOOP)\b/),
    })
    expect((await stat(record)).mtimeMs).toBe(before.mtimeMs)
  })
})
