export { LongTable, type LongTableColumn } from './long-table.tsx'
export type { TableColumn, TableSort } from './parts.tsx'
export { selectRange, toggleRow, type Selection } from './selection.ts'
export { Table, type TableProps } from './table.tsx'
