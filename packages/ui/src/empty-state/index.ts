export { EmptyState, type EmptyStateProps, type StateHeading } from './empty-state.tsx'
