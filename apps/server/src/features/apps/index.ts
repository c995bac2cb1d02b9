import './events.ts'

export { tablesAfterPurge } from './life/purge-tables.ts'
export { appAccessAt, holdApp, readAppNow, type AppNow, isCurrent, isLogo } from './app-now.ts'
export { raiseAppVersion } from './app-version.ts'
export { type ReleasedSettings } from './app-row.ts'
export { appAddress } from './address.ts'
export { bootApp } from './boot.ts'
export { leaveSandbox } from './commands/leave-sandbox.ts'
export { raiseAccessEpoch } from './commands/raise-access-epoch.ts'
export { saveNavigation } from './commands/save-navigation.ts'
export { switchRelease } from './commands/switch-release.ts'
export { createAppDirectory } from './directory.ts'
export { holdMailOfSwitchedOff } from './life/switched-off.ts'
export { appManifest } from './manifest.ts'
export {
  accessReferencesNeed,
  appAudienceNeed,
  appPicturesNeed,
  renewalsNeed,
  openPagesNeed,
  starterKitNeed,
  tabPagesNeed,
  type AppAccessChange,
  type StarterKitInstall,
} from './needs.ts'
export { listAppIds } from './repository.ts'
export { setupSteps } from './setup.ts'
