export { AccountScreen } from './account-screen.tsx'
export { AuthPane } from './auth-pane.tsx'
export { DataScreen } from './data-screen.tsx'
export { DetailsScreen } from './details-screen.tsx'
