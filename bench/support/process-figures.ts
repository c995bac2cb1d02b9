import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** The kernel counts CPU in hundredths of a second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** CPU that a process has used in all its threads, user and system, in seconds. Linux only. */
export async function cpuSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Memory of a process that is really there, in MB (10^6 bytes). Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`Process ${pid} says nothing of its memory.`)
  return (Number(kilobytes) * 1024) / 1e6
}

/** Waits until a process has used no more than a twentieth of a core for half a second; fails after a minute. */
export async function waitUntilIdle({ pid }: { pid: number }): Promise<void> {
  for (let readCpu = 0; readCpu < 120; readCpu += 1) {
    const before = await cpuSeconds(pid)
    await sleep(500)
    if ((await cpuSeconds(pid)) - before <= 0.025) return
  }
  throw new Error(`Process ${pid} did not come to rest.`)
}
