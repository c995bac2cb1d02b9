export { selectRange, toggleRow, type Selection } from './selection.ts'
export { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx'
