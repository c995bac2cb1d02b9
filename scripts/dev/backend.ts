import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { openRequestChannel, type RequestHandlers, type AskProcess } from './process-requests.ts'
import type { Ready } from './server.ts'

/** The server behind the front ends: one process, started anew when its sources change. */
export interface Backend {
  /** What the server said that runs now; waits while it starts. Null when it could not start. */
  ready: () => Promise<Ready | null>
  /** Lets the server forget the pages that it keeps ready. */
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

/** A server that has not let go by then is ended: whoever edits waits, and nothing acknowledged is lost by it. */
const STOP_TIMEOUT_MS = 400

/** Starts the server process with these settings; `answers` is what it may ask. */
export function startBackend(env: NodeJS.ProcessEnv, answers: RequestHandlers): Backend {
  let running = launch(env, answers)
  let restarting: Promise<void> | null = null
  let is_stopped = false

  // Servers may stand side by side, so the new one need not wait for the old one to let go.
  const relaunch = async (): Promise<void> => {
    const old = running
    if (!is_stopped) running = launch(env, answers)
    await stopProcess(old)
  }
  return {
    ready: () => running.ready,
    clearCache: async () => {
      if (await running.ready) await running.askProcess('forget').catch(() => null)
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
  // In a group of its own it hears Ctrl-C from us alone, after the front has closed.
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
