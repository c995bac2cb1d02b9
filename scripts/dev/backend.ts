import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { openRequestChannel, type RequestHandlers, type AskProcess } from './process-requests.ts'
import type { Ready } from './server.ts'

/** The server process behind the front ends, restarted when its sources change. */
export interface Backend {
  /** Resolves with the running server's details; waits while it starts. Null if it could not start. */
  ready: () => Promise<Ready | null>
  /** Clears the server's cached pages. */
  clearCache: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Running = {
  child: ChildProcess
  ended: Promise<void>
  askProcess: AskProcess
  ready: Promise<Ready | null>
}

/**
 * A server that takes longer to stop is killed, so that the developer need not wait; acknowledged writes are
 * durable.
 */
const STOP_TIMEOUT_MS = 400

/** Starts the server process with these settings; `answers` handles its requests. */
export function startBackend(env: NodeJS.ProcessEnv, answers: RequestHandlers): Backend {
  let running = launch(env, answers)
  let restarting: Promise<void> | null = null
  let is_stopped = false

  // Servers may run in parallel, so the new one need not wait for the old one to stop.
  const relaunch = async (): Promise<void> => {
    const old = running
    if (!is_stopped) running = launch(env, answers)
    await stopProcess(old)
  }
  return {
    ready: () => running.ready,
    clearCache: async () => {
      if (await running.ready) await running.askProcess('clearCache').catch(() => null)
    },
    restart: async () => {
      restarting = (restarting ?? Promise.resolve()).then(relaunch)
      await restarting
      await running.ready
    },
    stop: async () => {
      is_stopped = true
      await restarting
      await stopProcess(running)
    },
  }
}

function launch(env: NodeJS.ProcessEnv, answers: RequestHandlers): Running {
  // In a separate process group it does not receive Ctrl-C itself; we stop it after the front has closed.
  const child = fork(join(import.meta.dirname, 'server.ts'), { env, detached: true })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  let settle: (ready: Ready | null) => void = () => undefined
  const ready = new Promise<Ready | null>((resolve) => (settle = resolve))
  const askProcess = openRequestChannel(
    {
      send: (message) => void (child.connected && child.send(message)),
      listen: (onMessage) => void child.on('message', onMessage),
    },
    { ...answers, ready: (payload) => settle(payload as Ready) },
  )
  void ended.then(() => settle(null))
  return { child, ended, askProcess, ready }
}

async function stopProcess({ child, ended }: Running): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}
