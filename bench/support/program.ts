import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

/** A server that runs in a process of its own. */
export type Program = { pid: number; port: number; stop: () => Promise<void> }

type ProgramStart = {
  /** A TypeScript file, run by the Node that runs us. */
  file: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  port: number
  /** Matches the output line that reports readiness. */
  ready: RegExp
  timeout_ms?: number
}

/** Starts a program and waits until it is ready. On failure the error contains its output. */
export async function startProgram({
  file,
  args = [],
  env = {},
  port,
  ready,
  timeout_ms = 90_000,
}: ProgramStart): Promise<Program> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const stop = createStop(child)
  try {
    await waitForOutput(child, ready, timeout_ms)
  } catch (error) {
    await stop()
    throw error
  }
  if (child.pid === undefined) throw new Error(`${file} has no process.`)
  return { pid: child.pid, port, stop }
}

function waitForOutput(child: ChildProcess, ready: RegExp, timeout_ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`Not ready in time.\n${output}`)), timeout_ms)
    const listen = (chunk: Buffer): void => {
      if (output.length < 20_000) output += chunk.toString('utf8')
      if (ready.test(output)) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`Ended with code ${code}.\n${output}`))
    })
  })
}

/** Asks the process to stop, and kills it after 20 s. */
function createStop(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await ended
    clearTimeout(timer)
  }
}

/** Returns an unused port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No free port was found.'))
      })
    })
  })
}
