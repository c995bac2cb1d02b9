// Written by scripts/generate.ts from apps/server/src/features/apps/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addDomainRoute } from './routes/add-domain.ts'
import { changeSlugRoute } from './routes/change-slug.ts'
import { checkDomainRoute } from './routes/check-domain.ts'
import { checkSlugRoute } from './routes/check-slug.ts'
import { createAppRoute } from './routes/create-app.ts'
import { deleteAppRoute } from './routes/delete-app.ts'
import { getAppRoute } from './routes/get-app.ts'
import { getSetupRoute } from './routes/get-setup.ts'
import { getSignInRoute } from './routes/get-sign-in.ts'
import { getStudioAppRoute } from './routes/get-studio-app.ts'
import { listAccessChangesRoute } from './routes/list-access-changes.ts'
import { listAppsRoute } from './routes/list-apps.ts'
import { listDeletedAppsRoute } from './routes/list-deleted-apps.ts'
import { listDomainsRoute } from './routes/list-domains.ts'
import { listLanguagesRoute } from './routes/list-languages.ts'
import { moveClockRoute } from './routes/move-clock.ts'
import { previewAppAccessRoute } from './routes/preview-app-access.ts'
import { previewSlugChangeRoute } from './routes/preview-slug-change.ts'
import { removeDomainRoute } from './routes/remove-domain.ts'
import { removeSsoKeysRoute } from './routes/remove-sso-keys.ts'
import { restoreAppRoute } from './routes/restore-app.ts'
import { saveSignInRoute } from './routes/save-sign-in.ts'
import { saveSsoKeysRoute } from './routes/save-sso-keys.ts'
import { setPrimaryDomainRoute } from './routes/set-primary-domain.ts'
import { switchOffRoute } from './routes/switch-off.ts'
import { switchOnRoute } from './routes/switch-on.ts'
import { updateAppAccessRoute } from './routes/update-app-access.ts'
import { updateAppThemeRoute } from './routes/update-app-theme.ts'
import { updateAppRoute } from './routes/update-app.ts'
import { updateNavigationRoute } from './routes/update-navigation.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['apps.addDomain', addDomainRoute],
  ['apps.changeSlug', changeSlugRoute],
  ['apps.checkDomain', checkDomainRoute],
  ['apps.checkSlug', checkSlugRoute],
  ['apps.createApp', createAppRoute],
  ['apps.deleteApp', deleteAppRoute],
  ['apps.getApp', getAppRoute],
  ['apps.getSetup', getSetupRoute],
  ['apps.getSignIn', getSignInRoute],
  ['apps.getStudioApp', getStudioAppRoute],
  ['apps.listAccessChanges', listAccessChangesRoute],
  ['apps.listApps', listAppsRoute],
  ['apps.listDeletedApps', listDeletedAppsRoute],
  ['apps.listDomains', listDomainsRoute],
  ['apps.listLanguages', listLanguagesRoute],
  ['apps.moveClock', moveClockRoute],
  ['apps.previewAppAccess', previewAppAccessRoute],
  ['apps.previewSlugChange', previewSlugChangeRoute],
  ['apps.removeDomain', removeDomainRoute],
  ['apps.removeSsoKeys', removeSsoKeysRoute],
  ['apps.restoreApp', restoreAppRoute],
  ['apps.saveSignIn', saveSignInRoute],
  ['apps.saveSsoKeys', saveSsoKeysRoute],
  ['apps.setPrimaryDomain', setPrimaryDomainRoute],
  ['apps.switchOff', switchOffRoute],
  ['apps.switchOn', switchOnRoute],
  ['apps.updateAppAccess', updateAppAccessRoute],
  ['apps.updateAppTheme', updateAppThemeRoute],
  ['apps.updateApp', updateAppRoute],
  ['apps.updateNavigation', updateNavigationRoute],
]
