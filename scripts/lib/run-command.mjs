import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** One Ctrl-C reaches us more than once: from the terminal and again from npm. Within this time it counts once. */
const ONE_PRESS_MS = 1000

/**
 * Runs a program with its output shown, and returns its exit code. A signal to us is forwarded once to it and its
 * children, so that nothing keeps running and no program sees it twice.
 */
export async function runCommand(program, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  const { code } = await spawnAndWait(program, args, { env, cwd, stdio })
  return code
}

/** Like `runCommand`, but captures the output and returns it with the code. */
export async function captureCommand(program, args, { env = {}, cwd = root } = {}) {
  return spawnAndWait(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
}

function spawnAndWait(program, args, { env, cwd, stdio }) {
  return new Promise((resolve, reject) => {
    // In a separate process group the program does not receive the terminal's Ctrl-C itself; we forward it.
    const detached = process.platform !== 'win32'
    const child = spawn(program, args, { cwd, stdio, detached, env: { ...process.env, ...env } })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))

    const last = new Map()
    const pass = (signal) => {
      const is_echo = Date.now() - (last.get(signal) ?? 0) < ONE_PRESS_MS
      last.set(signal, Date.now())
      if (!is_echo) signalAll(child, detached, signal)
    }
    for (const signal of FORWARDED_SIGNALS) process.on(signal, pass)
    const done = () => {
      for (const signal of FORWARDED_SIGNALS) process.off(signal, pass)
    }

    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('close', (code, signal) => {
      done()
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

function signalAll(child, detached, signal) {
  try {
    if (detached) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
