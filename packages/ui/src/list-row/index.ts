export { ListRow, type ListRowProps, RowList } from './list-row.tsx'
