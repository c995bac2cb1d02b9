export { BulkBar, type BulkBarProps } from './bulk-bar.tsx'
