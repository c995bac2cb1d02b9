import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumPath } from '../../e2e/support/browser.ts'

/** Lighthouse's results for a page. */
export type PageAudit = { score: number; lcp_ms: number; cls: number }

const program = resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js')
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'

/** Runs Lighthouse's mobile performance audit once, in its own browser. */
export async function auditPage(url: string): Promise<PageAudit> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-lighthouse-'))
  try {
    const report = join(dir, 'report.json')
    await runLighthouse([
      ...[url, '--quiet', '--only-categories=performance', '--output=json', `--output-path=${report}`],
      `--chrome-flags=${FLAGS} --user-data-dir=${join(dir, 'profile')}`,
    ])
    return readReport(JSON.parse(await readFile(report, 'utf8')) as Report)
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Report = {
  runtimeError?: { message: string }
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
}

function readReport({ runtimeError, categories, audits }: Report): PageAudit {
  const { score } = categories.performance
  if (runtimeError || score === null) throw new Error(`Lighthouse: ${runtimeError?.message ?? 'no score'}`)
  const valueOf = (name: string): number => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured no ${name}.`)
    return value
  }
  return {
    score: Math.round(score * 100),
    lcp_ms: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
  }
}

function runLighthouse(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  })
  return new Promise((resolve, reject) => {
    let stderr_text = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr_text += chunk.toString('utf8')))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`Lighthouse ended with code ${code}.\n${stderr_text.slice(-2_000)}`))
    })
  })
}
