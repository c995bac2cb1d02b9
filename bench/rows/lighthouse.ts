import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '../support/bench.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { absoluteFigure, compareFigure } from '../support/figures.ts'
import { ARTICLE } from '../support/create-app.ts'
import { auditPage, type PageAudit } from '../support/audit-page.ts'
import { interleaved } from '../support/rounds.ts'

const ROUNDS = 5

/** Lighthouse score of a starter kit article on a mid-range phone, compared with the same page as plain HTML. */
export const lighthouse: Row = {
  name: 'lighthouse',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const { host } = app
    const { body } = await fetchOnce(program, host, ARTICLE, { 'accept-encoding': 'identity' })
    const file = join(bench.dir, 'plain.html')
    await writeFile(file, withoutScripts(body.toString('utf8')))
    const plain = await bench.baseline('plain-page', {
      HTML_FILE: file,
      PICTURES_PORT: String(program.port),
      PICTURES_HOST: host,
    })

    const runAudit = (url: string) => () => auditPage(url)
    const rounds = await interleaved(ROUNDS, {
      ours: runAudit(`http://${host}${ARTICLE}`),
      baseline: runAudit(`http://plain.localhost:${plain.port}${ARTICLE}`),
    })
    const sides = (read: (side: PageAudit) => number) =>
      [rounds.map((round) => read(round.ours)), rounds.map((round) => read(round.baseline))] as const
    const lcp = rounds.map((round) => ({ ours: round.ours.lcp_ms, baseline: round.baseline.lcp_ms }))
    return [
      compareFigure(
        { name: 'article on a phone: LCP', unit: 'ms', goal: { at_most: 1.35 }, note: 'Lighthouse mobile' },
        lcp,
      ),
      absoluteFigure(
        { name: 'article on a phone: score', unit: '', goal: { at_least: 95 } },
        ...sides((side) => side.score),
      ),
      absoluteFigure(
        { name: 'article on a phone: CLS', unit: '', goal: { at_most: 0.01 } },
        ...sides((side) => side.cls),
      ),
    ]
  },
}

/** The document with its text, pictures and inline styles, and nothing that runs or is fetched to run. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replace(/<link\b[^>]*as="script"[^>]*>/g, '')
}
