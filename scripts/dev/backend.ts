import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { openLine, type Answers, type Ask } from './asking.ts'
import type { Ready } from './server.ts'

/** The server behind the front ends: one process, started anew when its sources change. */
export interface Backend {
  /** What the server said that runs now; waits while it starts. Null when it could not start. */
  ready: () => Promise<Ready | null>
  /** Lets the server forget the pages that it keeps ready. */
  forget: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Running = { child: ChildProcess; ended: Promise<void>; ask: Ask; ready: Promise<Ready | null> }

/** A server that has not let go by then is ended: whoever edits waits, and nothing acknowledged is lost by it. */
const PATIENCE_MS = 400

/** Starts the server process with these settings; `answers` is what it may ask. */
export function startBackend(env: NodeJS.ProcessEnv, answers: Answers): Backend {
  let running = launch(env, answers)
  let restarting: Promise<void> | null = null
  let is_stopped = false

  // Servers may stand side by side, so the new one need not wait for the old one to let go.
  const relaunch = async (): Promise<void> => {
    const old = running
    if (!is_stopped) running = launch(env, answers)
    await end(old)
  }
  return {
    ready: () => running.ready,
    forget: async () => {
      if (await running.ready) await running.ask('forget').catch(() => null)
    },
    restart: async () => {
      restarting = (restarting ?? Promise.resolve()).then(relaunch)
      await restarting
      await running.ready
    },
    stop: async () => {
      is_stopped = true
      await restarting
      await end(running)
    },
  }
}

function launch(env: NodeJS.ProcessEnv, answers: Answers): Running {
  // In a group of its own it hears Ctrl-C from us alone, after the front has closed.
  const child = fork(join(import.meta.dirname, 'server.ts'), { env, detached: true })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  let settle: (ready: Ready | null) => void = () => undefined
  const ready = new Promise<Ready | null>((resolve) => (settle = resolve))
  const ask = openLine(
    {
      send: (message) => void (child.connected && child.send(message)),
      listen: (hear) => void child.on('message', hear),
    },
    { ...answers, ready: (about) => settle(about as Ready) },
  )
  void ended.then(() => settle(null))
  return { child, ended, ask, ready }
}

async function end({ child, ended }: Running): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}
