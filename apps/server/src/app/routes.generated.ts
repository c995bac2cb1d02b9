// Written by scripts/generate.ts from apps/server/src/features/<room>/routes. Do not edit.
import { approveMemberRoute as accountsApproveMember } from '../features/accounts/routes/approve-member.ts'
import { exchangeCodeRoute as accountsExchangeCode } from '../features/accounts/routes/exchange-code.ts'
import { fetchMethodsRoute as accountsFetchMethods } from '../features/accounts/routes/fetch-methods.ts'
import { listMembersRoute as accountsListMembers } from '../features/accounts/routes/list-members.ts'
import { loginRoute as accountsLogin } from '../features/accounts/routes/login.ts'
import { logoutRoute as accountsLogout } from '../features/accounts/routes/logout.ts'
import { requestPasswordlessRoute as accountsRequestPasswordless } from '../features/accounts/routes/request-passwordless.ts'
import { requestResetRoute as accountsRequestReset } from '../features/accounts/routes/request-reset.ts'
import { resetPasswordRoute as accountsResetPassword } from '../features/accounts/routes/reset-password.ts'
import { showMemberRoute as accountsShowMember } from '../features/accounts/routes/show-member.ts'
import { signUpRoute as accountsSignUp } from '../features/accounts/routes/sign-up.ts'
import { studioLoginRoute as accountsStudioLogin } from '../features/accounts/routes/studio-login.ts'
import { studioLogoutRoute as accountsStudioLogout } from '../features/accounts/routes/studio-logout.ts'
import { studioMeRoute as accountsStudioMe } from '../features/accounts/routes/studio-me.ts'
import { studioSignUpRoute as accountsStudioSignUp } from '../features/accounts/routes/studio-sign-up.ts'
import { studioVerifyRoute as accountsStudioVerify } from '../features/accounts/routes/studio-verify.ts'
import { updateUserRoute as accountsUpdateUser } from '../features/accounts/routes/update-user.ts'
import { verifyEmailRoute as accountsVerifyEmail } from '../features/accounts/routes/verify-email.ts'
import { verifyPasswordlessRoute as accountsVerifyPasswordless } from '../features/accounts/routes/verify-passwordless.ts'
import { verifyRoute as accountsVerify } from '../features/accounts/routes/verify.ts'
import { viewAppRoute as accountsViewApp } from '../features/accounts/routes/view-app.ts'
import { checkSlugRoute as appsCheckSlug } from '../features/apps/routes/check-slug.ts'
import { createAppRoute as appsCreateApp } from '../features/apps/routes/create-app.ts'
import { getAppRoute as appsGetApp } from '../features/apps/routes/get-app.ts'
import { getSetupRoute as appsGetSetup } from '../features/apps/routes/get-setup.ts'
import { getStudioAppRoute as appsGetStudioApp } from '../features/apps/routes/get-studio-app.ts'
import { listAccessChangesRoute as appsListAccessChanges } from '../features/apps/routes/list-access-changes.ts'
import { listAppsRoute as appsListApps } from '../features/apps/routes/list-apps.ts'
import { moveClockRoute as appsMoveClock } from '../features/apps/routes/move-clock.ts'
import { updateAppAccessRoute as appsUpdateAppAccess } from '../features/apps/routes/update-app-access.ts'
import { updateAppThemeRoute as appsUpdateAppTheme } from '../features/apps/routes/update-app-theme.ts'
import { updateAppRoute as appsUpdateApp } from '../features/apps/routes/update-app.ts'
import { deleteMediaRoute as mediaDeleteMedia } from '../features/media/routes/delete-media.ts'
import { listMediaRoute as mediaListMedia } from '../features/media/routes/list-media.ts'
import { updateMediaRoute as mediaUpdateMedia } from '../features/media/routes/update-media.ts'
import { uploadMediaRoute as mediaUploadMedia } from '../features/media/routes/upload-media.ts'
import type { Route } from '../platform/http/implement.ts'

/** Every route of the server with the name of its call. */
export const routes: readonly (readonly [name: string, route: Route])[] = [
  ['accounts.approveMember', accountsApproveMember],
  ['accounts.exchangeCode', accountsExchangeCode],
  ['accounts.fetchMethods', accountsFetchMethods],
  ['accounts.listMembers', accountsListMembers],
  ['accounts.login', accountsLogin],
  ['accounts.logout', accountsLogout],
  ['accounts.requestPasswordless', accountsRequestPasswordless],
  ['accounts.requestReset', accountsRequestReset],
  ['accounts.resetPassword', accountsResetPassword],
  ['accounts.showMember', accountsShowMember],
  ['accounts.signUp', accountsSignUp],
  ['accounts.studioLogin', accountsStudioLogin],
  ['accounts.studioLogout', accountsStudioLogout],
  ['accounts.studioMe', accountsStudioMe],
  ['accounts.studioSignUp', accountsStudioSignUp],
  ['accounts.studioVerify', accountsStudioVerify],
  ['accounts.updateUser', accountsUpdateUser],
  ['accounts.verifyEmail', accountsVerifyEmail],
  ['accounts.verifyPasswordless', accountsVerifyPasswordless],
  ['accounts.verify', accountsVerify],
  ['accounts.viewApp', accountsViewApp],
  ['apps.checkSlug', appsCheckSlug],
  ['apps.createApp', appsCreateApp],
  ['apps.getApp', appsGetApp],
  ['apps.getSetup', appsGetSetup],
  ['apps.getStudioApp', appsGetStudioApp],
  ['apps.listAccessChanges', appsListAccessChanges],
  ['apps.listApps', appsListApps],
  ['apps.moveClock', appsMoveClock],
  ['apps.updateAppAccess', appsUpdateAppAccess],
  ['apps.updateAppTheme', appsUpdateAppTheme],
  ['apps.updateApp', appsUpdateApp],
  ['media.deleteMedia', mediaDeleteMedia],
  ['media.listMedia', mediaListMedia],
  ['media.updateMedia', mediaUpdateMedia],
  ['media.uploadMedia', mediaUploadMedia],
]
