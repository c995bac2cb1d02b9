import './events.ts'

export { retainedTables } from './lifecycle/purge-tables.ts'
export {
  findAppAccessAt,
  lockCurrentApp,
  readCurrentApp,
  type CurrentApp,
  isContextCurrent,
} from './current-app.ts'
export { bumpAppVersion } from './app-version.ts'
export { localesForMembers, parseReleasedSettings, type ReleasedSettings } from './app-row.ts'
export { appAddress } from './address.ts'
export { loadBootApp } from './boot.ts'
export { exitSandbox } from './commands/exit-sandbox.ts'
export { bumpAccessEpoch } from './commands/bump-access-epoch.ts'
export { setSwitchedOff } from './lifecycle/switched-off.ts'
export { saveNavigation } from './commands/save-navigation.ts'
export { switchRelease } from './commands/switch-release.ts'
export { createAppDirectory } from './directory.ts'
export { holdMailIfSwitchedOff } from './lifecycle/switched-off.ts'
export { APPLE_ICON, findAppIcon, ROUNDED_ICONS, type AppIcon } from './icons.ts'
export { createManifest } from './manifest.ts'
export {
  accessReferencesNeed,
  appAudienceNeed,
  appPicturesNeed,
  renewalsNeed,
  publicPagesNeed,
  starterKitNeed,
  tabPagesNeed,
  type TabPage,
  type TabViewer,
  translatedLocalesNeed,
  announcementsNeed,
  type AppAccessChange,
  type StarterKitInstall,
} from './needs.ts'
export { listAppIds, listOldestApps } from './repository.ts'
export { setupSteps } from './setup.ts'
