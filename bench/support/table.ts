import type { Figure, Goal } from './figures.ts'

const COLUMNS = ['', 'ours', 'baseline', 'ratio', 'goal', '', ''] as const

/** Figures as lines of one table for a terminal, each column as wide as it needs. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...figures.map(formatCells)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...rest] = lines
  return [head, '-'.repeat(Math.max(...lines.map((line) => line.length))), ...rest].join('\n')
}

/** The same as a Markdown table, for a README. */
export function formatMarkdown(figures: readonly Figure[]): string {
  const head = ['', 'ours', 'baseline', 'ratio', 'goal', 'met', 'note']
  const rows = [head, head.map((_, n) => (n === 0 || n > 4 ? '---' : '---:')), ...figures.map(formatCells)]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function isText(column: number): boolean {
  return column === 0 || column > 4
}

function formatCells({ name, unit, ours, baseline, ratio, goal, is_met, note }: Figure): string[] {
  return [
    name,
    formatAmount(ours, unit),
    baseline === null ? '' : formatAmount(baseline, unit),
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    goal === null ? '' : formatGoal(goal, ratio === null ? unit : 'x'),
    is_met === null ? '' : is_met ? 'met' : 'MISSED',
    note,
  ]
}

function formatGoal(goal: Goal, unit: string): string {
  const [sign, bound] = 'at_least' in goal ? ['>=', goal.at_least] : ['<=', goal.at_most]
  return unit === 'x' ? `${sign} ${bound.toFixed(2)}x` : `${sign} ${formatAmount(bound, unit)}`
}

/** Formats a number with its unit, rounded to significant digits. */
export function formatAmount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const text = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return unit === '' ? text : unit.startsWith('/') ? `${text}${unit}` : `${text} ${unit}`
}
