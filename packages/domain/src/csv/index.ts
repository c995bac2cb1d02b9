export { formatCsvLine } from './csv-line.ts'
