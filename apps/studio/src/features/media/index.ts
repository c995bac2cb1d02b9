export { UsesDialog } from './components/uses-dialog.tsx'
export { UsesList } from './components/uses-list.tsx'
export { useMediaPorts } from './media-ports.ts'
export { mediaRoute } from './routes.ts'
