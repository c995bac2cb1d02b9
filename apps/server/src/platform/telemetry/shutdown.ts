import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { settlesWithin } from '../settles-within.ts'

/** The order in which a server shuts down: it accepts nothing new before running work finishes. */
export const shutdownStages = ['http', 'sockets', 'jobs', 'pool', 'database'] as const

export type ShutdownStage = (typeof shutdownStages)[number]

export type Shutdown = {
  /**
   * Adds a step to a stage. Steps of one stage run together, the stages one after the other; only `sockets` does not
   * wait for `http` to end, because a server counts its sockets among the connections that it waits for.
   */
  add: (stage: ShutdownStage, name: string, step: () => Promise<unknown>) => void
  isDraining: () => boolean
  /** Drains once, however often it is called; settles when every stage is done. */
  drain: () => Promise<void>
  /** Drains on SIGINT, SIGTERM and uncaught errors, then exits the process. */
  listen: () => void
}

/** A slower step is abandoned, so that one stuck part cannot block the others. */
const MAX_STEP_MS = 25_000

/** Collects what must be closed, and closes it in order. A step that fails is logged and does not stop the others. */
export function createShutdown({ log, step_ms = MAX_STEP_MS }: { log: Logger; step_ms?: number }): Shutdown {
  const steps: { stage: ShutdownStage; name: string; step: () => Promise<unknown> }[] = []
  let draining: Promise<void> | undefined

  const run = async (): Promise<void> => {
    const start = (stage: ShutdownStage): Promise<void>[] =>
      steps.filter((step) => step.stage === stage).map(({ name, step }) => runStep(log, name, step, step_ms))

    await Promise.all([...start('http'), ...start('sockets')])
    for (const stage of ['jobs', 'pool', 'database'] as const) await Promise.all(start(stage))
  }
  const drain = (): Promise<void> => (draining ??= run())

  return {
    add: (stage, name, step) => void steps.push({ stage, name, step }),
    isDraining: () => draining !== undefined,
    drain,
    listen: () => {
      closeWithGrace({ delay: 60_000, logger: false }, async ({ err, signal }) => {
        if (err) log.fatal({ err }, 'the server ends because of an error that nobody caught')
        else log.info({ signal }, 'the server is closing')
        await drain()
      })
    },
  }
}

async function runStep(
  log: Logger,
  name: string,
  step: () => Promise<unknown>,
  limit_ms: number,
): Promise<void> {
  try {
    if (await settlesWithin(step(), limit_ms)) return
    throw new Error(`"${name}" did not close within ${limit_ms} ms.`)
  } catch (error) {
    log.error({ err: error, step: name }, 'a part of the server did not close cleanly')
  }
}
