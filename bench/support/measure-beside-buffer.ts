import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { BROWSER_ENCODINGS, fetchOnce } from './fetch-once.ts'
import { measureLoad, type Loaded } from './measure-load.ts'
import { interleaved } from './rounds.ts'

/**
 * Measures load on a path, compared with `node:http` that sends a buffer of the same bytes. The client decodes
 * bodies as text, and decoding compressed bytes takes several times as long.
 */
export async function measureBesideBuffer(
  bench: Bench,
  path: string,
): Promise<{ rounds: { ours: Loaded; baseline: Loaded }[]; note: string }> {
  const { program, app } = await bench.foyer()
  const { body, bytes, encoding } = await fetchOnce(program, app.host, path)
  const file = join(bench.dir, `body-${randomUUID()}`)
  await writeFile(file, body)
  const baseline_program = await bench.baseline('buffer', { BODY_FILE: file })
  const load = (host: string) => ({
    connections: 16,
    seconds: 2,
    requests: [{ method: 'GET' as const, path, headers: { host, 'accept-encoding': BROWSER_ENCODINGS } }],
  })
  const rounds = await interleaved(3, {
    ours: () => measureLoad(program, load(app.host)),
    baseline: () => measureLoad(baseline_program, load('localhost')),
  })
  return { rounds, note: `${bytes} bytes, ${encoding}` }
}
