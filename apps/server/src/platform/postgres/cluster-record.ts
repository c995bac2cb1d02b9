import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { readTextIfExists } from '../read-text-if-exists.ts'
import { PostgresError } from './postgres-error.ts'

const clusterRecord = z.strictObject({
  /** Marks the server's command line, so that an orphan of ours can be recognised. */
  id: z.string().min(8),
  port: z.int().min(1).max(65_535),
  passwords: z.strictObject({ admin: z.string(), owner: z.string(), server: z.string() }),
  /** Where the cluster is: in the data folder, or apart because root has no user namespaces. */
  placement: z.enum(['in_place', 'apart']),
  cluster_dir: z.string(),
  /** Whether the database was created; if it is missing afterwards, data was lost. */
  is_initialised: z.boolean(),
  /** The step of `provision` that has run; see there. */
  provisioned: z.int().min(0),
})

/** What the supervisor knows about the cluster of a data folder; stored in `DATA_DIR/postgres.json` with mode 0600. */
export type ClusterRecord = z.infer<typeof clusterRecord>

/** Reads the record; null on a fresh data folder. */
export async function readClusterRecord(data_dir: string): Promise<ClusterRecord | null> {
  const file = recordFile(data_dir)
  const text = await readTextIfExists(file)
  if (text === null) return null
  try {
    return clusterRecord.parse(JSON.parse(text))
  } catch (error) {
    throw new PostgresError(
      'data_missing',
      `${file} is damaged. It holds the passwords of the database; bring it back from a backup.`,
      error,
    )
  }
}

/** Writes the record atomically, so that a crash leaves the old or the new one. */
export async function writeClusterRecord(data_dir: string, record: ClusterRecord): Promise<void> {
  const file = recordFile(data_dir)
  const temporary_file = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary_file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(temporary_file, file)
}

/** Creates the record of a new cluster, with its own passwords and a free port. */
export async function createClusterRecord(
  location: Pick<ClusterRecord, 'placement' | 'cluster_dir'>,
): Promise<ClusterRecord> {
  return {
    id: randomBytes(8).toString('hex'),
    port: await freePort(),
    passwords: { admin: password(), owner: password(), server: password() },
    ...location,
    is_initialised: false,
    provisioned: 0,
  }
}

/** Returns a TCP port on which nothing listens now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('the system gave no port'))
      })
    })
  })
}

function recordFile(data_dir: string): string {
  return join(data_dir, 'postgres.json')
}

function password(): string {
  return randomBytes(24).toString('base64url')
}
