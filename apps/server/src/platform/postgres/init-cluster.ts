import { spawn } from 'node:child_process'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import type { Command, Placement } from './placement.ts'
import { toPostgresError } from './postgres-error.ts'

interface InitCluster {
  location: Placement
  admin_password: string
  /** Skips flushing to disk; only for disposable clusters. */
  unsafe_fast: boolean
}

/**
 * Creates an empty cluster in a temporary folder and renames it at the end, so that an incomplete cluster is never
 * used.
 */
export async function initCluster({ location, admin_password, unsafe_fast }: InitCluster): Promise<void> {
  const temporary_dir = `${location.cluster_dir}.new`
  const password_file = `${location.cluster_dir}.password`
  try {
    await rm(temporary_dir, { recursive: true, force: true })
    const command = location.command('initdb', [
      `--pgdata=${temporary_dir}`,
      '--username=postgres',
      `--pwfile=${password_file}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
      ...(unsafe_fast ? ['--no-sync'] : []),
    ])
    await writeFile(password_file, `${admin_password}\n`, { mode: 0o600 })
    await mkdir(temporary_dir, { mode: 0o700 })
    for (const path of [password_file, temporary_dir]) {
      if (command.user) await chown(path, command.user.uid, command.user.gid)
    }

    const { code, output } = await runCommand(command)
    if (code !== 0) throw toPostgresError(`initdb ended with ${code}`, location.cluster_dir, output)
    await rename(temporary_dir, location.cluster_dir)
  } catch (error) {
    await rm(temporary_dir, { recursive: true, force: true })
    throw toPostgresError(error, location.cluster_dir)
  } finally {
    await rm(password_file, { force: true })
  }
}

/** PostgreSQL's programs see nothing of our environment; their messages are English because we parse them. */
export const cleanEnvironment = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const satisfies NodeJS.ProcessEnv

function runCommand({ file, args, user }: Command): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...user,
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
