import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { createLogger } from '../../apps/server/src/platform/telemetry/index.ts'
import type { Figure } from './figures.ts'
import { createApp, type BenchApp } from './create-app.ts'
import { freePort, startProgram, type Program } from './program.ts'

/** Resources that rows share, created on first use and removed when the run ends. */
export type Bench = {
  /** A folder of the run's own. */
  dir: string
  /** One PostgreSQL for ours and the baselines, as safe as in production. */
  cluster: () => Promise<RunningPostgres>
  /** A production Foyer with the app that the HTTP rows request. */
  foyer: () => Promise<Foyer>
  /** A baseline's program, ended with the run. */
  baseline: (name: string, env?: Readonly<Record<string, string>>) => Promise<Program>
  /** Done at the end, the last first. */
  onEnd: (close: () => Promise<void>) => void
}

export type Foyer = { program: Program; app: BenchApp }

/** One row of the bench: some figures of one area. */
export type Row = { name: string; measure: (bench: Bench) => Promise<Figure[]> }

/** Creates the shared resources, runs `work`, and always cleans up. */
export async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const closers: (() => Promise<void>)[] = [() => rm(dir, { recursive: true, force: true })]
  const onEnd = (close: () => Promise<void>): void => void closers.push(close)
  const cluster = memoize(async () => {
    const running = await startPostgres({
      data_dir: join(dir, 'cluster'),
      log: createLogger({ level: 'warn' }),
    })
    onEnd(() => running.stop())
    return running
  })
  const foyer = memoize(async () => {
    const program = await startFoyer({ data_dir: join(dir, 'foyer'), cluster: await cluster() })
    onEnd(() => program.stop())
    return { program, app: await createApp(program, await cluster()) }
  })
  const baseline: Bench['baseline'] = async (name, env = {}) => {
    const program = await startBaseline(name, env)
    onEnd(() => program.stop())
    return program
  }
  const end = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) {
      await close().catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
    }
  }
  const interrupted = (): void => void end().finally(() => process.exit(130))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    return await work({ dir, cluster, foyer, baseline, onEnd })
  } finally {
    await end()
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  }
}

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

type FoyerStart = {
  data_dir: string
  /** The database it works on; null: its own embedded one. */
  cluster: Pick<RunningPostgres, 'server_url' | 'owner_url'> | null
  env?: Readonly<Record<string, string>>
}

/** Starts Foyer by its entry as production does: no demo, a key of its own, answers not checked a second time. */
export async function startFoyer({ data_dir, cluster, env = {} }: FoyerStart): Promise<Program> {
  const port = await freePort()
  return startProgram({
    file: join(import.meta.dirname, '../../apps/server/dist/app/main.js'),
    port,
    ready: /^Foyer ready:/m,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SECRET_KEY: randomBytes(32).toString('hex'),
      DATA_DIR: data_dir,
      PORT: String(port),
      ...(cluster ? { DATABASE_URL: cluster.server_url, DATABASE_ADMIN_URL: cluster.owner_url } : {}),
      ...env,
    },
  })
}

/** Starts one of the programs in `baselines/`. */
export async function startBaseline(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort()
  return startProgram({
    file: join(import.meta.dirname, 'baselines', `${name}.ts`),
    port,
    ready: /^ready$/m,
    env: { NODE_ENV: 'production', ...env, PORT: String(port) },
  })
}
