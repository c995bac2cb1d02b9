export { formatCsv } from './format-csv.ts'
export { parseCsv } from './parse-csv.ts'
export type { CsvRow } from './parse-csv.ts'
