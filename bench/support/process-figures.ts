import { readFile } from 'node:fs/promises'

/** The kernel counts CPU in hundredths of a second, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** CPU that a process has used in all its threads, user and system, in seconds. Linux only. */
export async function cpuSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Memory of a process that is really there, in MB (10^6 bytes). Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`Process ${pid} says nothing of its memory.`)
  return (Number(kilobytes) * 1024) / 1e6
}
