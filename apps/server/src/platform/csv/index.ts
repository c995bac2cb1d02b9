export { CsvFault } from './csv-fault.ts'
export { readTable, type Table, type TableRow } from './read-table.ts'
