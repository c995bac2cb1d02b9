export { formatCsv } from './format-csv.ts'
