import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'
import { silentLog } from './supervisor-log.ts'

/**
 * Starts a throw-away cluster: the same code as the real one, without waiting for the disk. `stop()` removes it, and
 * so does the end of this process, however it comes.
 */
export async function startTestPostgres(): Promise<RunningPostgres> {
  const data_dir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  const started = startPostgres({ data_dir, log: silentLog, unsafe_fast: true })
  const postgres = await started.catch(async (error: unknown) => {
    await rm(data_dir, { recursive: true, force: true })
    throw error
  })
  const { pid, placement, cluster_dir } = postgres.info
  const paths = placement === 'apart' ? [data_dir, dirname(cluster_dir)] : [data_dir]
  const cleanup_process = watchThisProcess(pid, paths)

  return {
    ...postgres,
    stop: async () => {
      await postgres.stop()
      for (const dir of paths) await rm(dir, { recursive: true, force: true })
      cleanup_process.dismiss()
    },
  }
}

/** Reads stdin until a word (success) or its end, then stops the server and cleans up. */
const script = `
if read -r word; then exit 0; fi
kill -QUIT "$1"
while kill -0 "$1"; do sleep 0.1; done
shift
rm -rf "$@"
`

function watchThisProcess(pid: number, paths: readonly string[]): { dismiss(): void } {
  if (process.platform === 'win32') return { dismiss: () => {} }
  const child = spawn('/bin/sh', ['-c', script, 'sh', String(pid), ...paths], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  return { dismiss: () => void child.stdin.end('done\n') }
}
