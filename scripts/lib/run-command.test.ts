import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const address = new URL('./run-command.mjs', import.meta.url).href
type RunCommand = {
  runCommand: (
    program: string,
    args: string[],
    options?: { env?: Record<string, string>; stdio?: string },
  ) => Promise<number>
  captureCommand: (
    program: string,
    args: string[],
    options?: { env?: Record<string, string> },
  ) => Promise<{ code: number; output: string }>
}
const { runCommand, captureCommand }: RunCommand = await import(address)

describe('runCommand', () => {
  it.each([0, 1, 7])('gives the exit code %i', async (code) => {
    expect(await runCommand(process.execPath, ['-e', `process.exit(${code})`])).toBe(code)
  })

  it('returns a failure for a program that a signal ended', async () => {
    expect(await runCommand(process.execPath, ['-e', `process.kill(process.pid, 'SIGKILL')`])).toBe(1)
  })

  it('refuses a program that is not there', async () => {
    await expect(runCommand('no-such-program-anywhere', [])).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('forwards a signal once, however often it comes in one press, and waits for a clean exit', async () => {
    const server = `
      let heard = 0
      process.on('SIGINT', () => { if (++heard === 1) setTimeout(() => { console.log('heard ' + heard); process.exit(5) }, 400) })
      console.log('up'); setInterval(() => {}, 1000)`
    const starter = `
      const { runCommand } = await import(${JSON.stringify(address)})
      process.exitCode = await runCommand(process.execPath, ['-e', ${JSON.stringify(server)}])`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const output = collect(parent)
    await once(parent.stdout, 'data')

    if (parent.pid === undefined) throw new Error('the starter did not start')
    process.kill(-parent.pid, 'SIGINT')
    process.kill(parent.pid, 'SIGINT')
    parent.kill('SIGINT')

    const [code] = (await once(parent, 'close')) as [number]
    expect({ code, output: output() }).toEqual({ code: 5, output: 'up\nheard 1\n' })
  })
})

describe('captureCommand', () => {
  it('captures both output streams, and adds to the environment', async () => {
    const program = `process.stdout.write(process.env.WORD); process.stderr.write(' two'); process.exitCode = 3`
    const { code, output } = await captureCommand(process.execPath, ['-e', program], { env: { WORD: 'one' } })
    expect(code).toBe(3)
    expect(output).toContain('one')
    expect(output).toContain(' two')
  })
})

function collect(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return () => text
}
