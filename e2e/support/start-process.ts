import { spawn } from 'node:child_process'

/** A server of the project in a process of its own, until it is stopped. */
export type StartedProcess = { stop: () => Promise<void>; output: () => string }

type Start = { file: string; cwd: string; env: Record<string, string> }

/** Starts a file of the project with Node and waits until it logs that Foyer is ready. */
export async function startProcess({ file, cwd, env }: Start): Promise<StartedProcess> {
  const child = spawn(process.execPath, [file], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Foyer ready:')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`Foyer ended with ${code} before it was ready:\n${output}`)))
  })
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
