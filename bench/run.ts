import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withBench, type Row } from './support/bench.ts'
import type { Figure } from './support/figures.ts'
import { rows } from './rows/index.ts'
import { formatTable } from './support/table.ts'

type Build = { buildWhenStale: () => Promise<void> }
const { buildWhenStale }: Build = await import(new URL('../scripts/lib/build.mjs', import.meta.url).href)

/**
 * `npm run bench` measures every figure in the README beside its baseline; `npm run bench -- page-index start`
 * measures some rows. A row that fails ends the run with code 1; a missed goal is only printed.
 */
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no row named ${unknown.join(', ')}. The rows are ${rows.map((row) => row.name).join(', ')}.`,
  )
  process.exit(2)
}

await buildWhenStale()
const failures: { row: string; reason: string }[] = []
const figures = await withBench(async (bench) => {
  const measured: (Figure & { row: string })[] = []
  for (const row of rows.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    const started = performance.now()
    process.stdout.write(`${row.name} ... `)
    try {
      const found = await measureRow(row)
      measured.push(...found.map((figure) => ({ row: row.name, ...figure })))
      console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.push({ row: row.name, reason })
      console.log(`NOT MEASURED: ${reason}`)
    }
  }
  return measured

  async function measureRow(row: Row): Promise<Figure[]> {
    const found = await row.measure(bench)
    if (found.length === 0) throw new Error('It gave no figure.')
    return found
  }
})

if (figures.length > 0) console.log(`\n${formatTable(figures)}`)
for (const { row, reason } of failures) console.log(`\n${row} was not measured: ${reason}`)
const run = { node: process.version, cpus: navigator.hardwareConcurrency, figures, failures }
await writeFile(join(import.meta.dirname, 'results.json'), `${JSON.stringify(run, null, 2)}\n`)
if (failures.length > 0) process.exitCode = 1
