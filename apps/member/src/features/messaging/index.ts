export { ThreadPane } from './thread-pane.tsx'
