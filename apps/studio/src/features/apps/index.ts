export {
  appQuery,
  appsQuery,
  productChoicesQuery,
  useIsAppLoaded,
  useStudioApp,
  type StudioApp,
} from './queries.ts'
export { getAccessLevel } from './access-change.ts'
export { newAppRoute, settingsRoutes } from './routes.ts'
export { AppLogo } from './components/app-logo.tsx'
export { LivePhone } from './components/live-phone.tsx'
export { SetupGuide } from './components/setup-guide.tsx'
export { SettingsPage } from './components/settings-page.tsx'
export { InviteButton } from './components/invite-button.tsx'
export { getLiveState } from './live-state.ts'
export { SwitchOnButton } from './components/switch-off.tsx'
export { ProductChecks } from './components/product-checks.tsx'
export { OverlayField } from './components/overlay-field.tsx'
