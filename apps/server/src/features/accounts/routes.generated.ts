// Written by scripts/generate.ts from apps/server/src/features/accounts/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { acceptInvitationRoute } from './routes/accept-invitation.ts'
import { acceptTeamInvitationRoute } from './routes/accept-team-invitation.ts'
import { addPasskeyRoute } from './routes/add-passkey.ts'
import { approveMemberRoute } from './routes/approve-member.ts'
import { askSupportRoute } from './routes/ask-support.ts'
import { blockMemberRoute } from './routes/block-member.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { changeTeamRoleRoute } from './routes/change-team-role.ts'
import { chooseMessagingProfileRoute } from './routes/choose-messaging-profile.ts'
import { closeAccountRoute } from './routes/close-account.ts'
import { countMembersRoute } from './routes/count-members.ts'
import { deleteMemberRoute } from './routes/delete-member.ts'
import { endOtherSessionsRoute } from './routes/end-other-sessions.ts'
import { endSessionRoute } from './routes/end-session.ts'
import { exchangeCodeRoute } from './routes/exchange-code.ts'
import { exportMemberImportRoute } from './routes/export-member-import.ts'
import { exportMembersRoute } from './routes/export-members.ts'
import { fetchMethodsRoute } from './routes/fetch-methods.ts'
import { getMemberImportRoute } from './routes/get-member-import.ts'
import { getMessagingProfileRoute } from './routes/get-messaging-profile.ts'
import { getProfileRoute } from './routes/get-profile.ts'
import { getProviderRoute } from './routes/get-provider.ts'
import { getViewingRoute } from './routes/get-viewing.ts'
import { inviteMemberRoute } from './routes/invite-member.ts'
import { inviteTeamMemberRoute } from './routes/invite-team-member.ts'
import { linkProviderRoute } from './routes/link-provider.ts'
import { listBlockedRoute } from './routes/list-blocked.ts'
import { listDataExportsRoute } from './routes/list-data-exports.ts'
import { listDirectoryRoute } from './routes/list-directory.ts'
import { listMailboxRoute } from './routes/list-mailbox.ts'
import { listMemberImportRowsRoute } from './routes/list-member-import-rows.ts'
import { listMemberImportsRoute } from './routes/list-member-imports.ts'
import { listMemberInvitationsRoute } from './routes/list-member-invitations.ts'
import { listMembersRoute } from './routes/list-members.ts'
import { listPasskeysRoute } from './routes/list-passkeys.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { listSubscribersRoute } from './routes/list-subscribers.ts'
import { listTeamLogRoute } from './routes/list-team-log.ts'
import { listTeamRoute } from './routes/list-team.ts'
import { loginRoute } from './routes/login.ts'
import { logoutRoute } from './routes/logout.ts'
import { postFromProviderRoute } from './routes/post-from-provider.ts'
import { preparePasskeySignInRoute } from './routes/prepare-passkey-sign-in.ts'
import { preparePasskeyRoute } from './routes/prepare-passkey.ts'
import { removePasskeyRoute } from './routes/remove-passkey.ts'
import { removeTeamMemberRoute } from './routes/remove-team-member.ts'
import { renamePasskeyRoute } from './routes/rename-passkey.ts'
import { requestDataExportRoute } from './routes/request-data-export.ts'
import { requestPasswordlessRoute } from './routes/request-passwordless.ts'
import { requestResetRoute } from './routes/request-reset.ts'
import { resendMemberInvitationRoute } from './routes/resend-member-invitation.ts'
import { resendTeamInvitationRoute } from './routes/resend-team-invitation.ts'
import { resetMemberSignInRoute } from './routes/reset-member-sign-in.ts'
import { resetPasswordRoute } from './routes/reset-password.ts'
import { restoreMemberRoute } from './routes/restore-member.ts'
import { returnFromProviderRoute } from './routes/return-from-provider.ts'
import { runMemberImportRoute } from './routes/run-member-import.ts'
import { searchMembersRoute } from './routes/search-members.ts'
import { setPasswordRoute } from './routes/set-password.ts'
import { showMailboxMessageRoute } from './routes/show-mailbox-message.ts'
import { showMemberRoute } from './routes/show-member.ts'
import { showTeamInvitationRoute } from './routes/show-team-invitation.ts'
import { signInByPasskeyRoute } from './routes/sign-in-by-passkey.ts'
import { signUpRoute } from './routes/sign-up.ts'
import { startProviderRoute } from './routes/start-provider.ts'
import { studioAddPasskeyRoute } from './routes/studio-add-passkey.ts'
import { studioListPasskeysRoute } from './routes/studio-list-passkeys.ts'
import { studioLoginRoute } from './routes/studio-login.ts'
import { studioLogoutRoute } from './routes/studio-logout.ts'
import { studioMeRoute } from './routes/studio-me.ts'
import { studioPreparePasskeySignInRoute } from './routes/studio-prepare-passkey-sign-in.ts'
import { studioPreparePasskeyRoute } from './routes/studio-prepare-passkey.ts'
import { studioRemovePasskeyRoute } from './routes/studio-remove-passkey.ts'
import { studioRenamePasskeyRoute } from './routes/studio-rename-passkey.ts'
import { studioRequestResetRoute } from './routes/studio-request-reset.ts'
import { studioResetPasswordRoute } from './routes/studio-reset-password.ts'
import { studioSignInByPasskeyRoute } from './routes/studio-sign-in-by-passkey.ts'
import { studioSignUpRoute } from './routes/studio-sign-up.ts'
import { studioVerifyRoute } from './routes/studio-verify.ts'
import { suspendMemberRoute } from './routes/suspend-member.ts'
import { unblockMemberRoute } from './routes/unblock-member.ts'
import { unlinkProviderRoute } from './routes/unlink-provider.ts'
import { updateSubscriberRoute } from './routes/update-subscriber.ts'
import { updateUserRoute } from './routes/update-user.ts'
import { uploadMemberImportRoute } from './routes/upload-member-import.ts'
import { verifyEmailRoute } from './routes/verify-email.ts'
import { verifyPasswordlessRoute } from './routes/verify-passwordless.ts'
import { verifySubscriberRoute } from './routes/verify-subscriber.ts'
import { verifyRoute } from './routes/verify.ts'
import { viewAppRoute } from './routes/view-app.ts'
import { viewMemberRoute } from './routes/view-member.ts'
import { withdrawMemberInvitationRoute } from './routes/withdraw-member-invitation.ts'
import { withdrawTeamInvitationRoute } from './routes/withdraw-team-invitation.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['accounts.acceptInvitation', acceptInvitationRoute],
  ['accounts.acceptTeamInvitation', acceptTeamInvitationRoute],
  ['accounts.addPasskey', addPasskeyRoute],
  ['accounts.approveMember', approveMemberRoute],
  ['accounts.askSupport', askSupportRoute],
  ['accounts.blockMember', blockMemberRoute],
  ['accounts.changePassword', changePasswordRoute],
  ['accounts.changeTeamRole', changeTeamRoleRoute],
  ['accounts.chooseMessagingProfile', chooseMessagingProfileRoute],
  ['accounts.closeAccount', closeAccountRoute],
  ['accounts.countMembers', countMembersRoute],
  ['accounts.deleteMember', deleteMemberRoute],
  ['accounts.endOtherSessions', endOtherSessionsRoute],
  ['accounts.endSession', endSessionRoute],
  ['accounts.exchangeCode', exchangeCodeRoute],
  ['accounts.exportMemberImport', exportMemberImportRoute],
  ['accounts.exportMembers', exportMembersRoute],
  ['accounts.fetchMethods', fetchMethodsRoute],
  ['accounts.getMemberImport', getMemberImportRoute],
  ['accounts.getMessagingProfile', getMessagingProfileRoute],
  ['accounts.getProfile', getProfileRoute],
  ['accounts.getProvider', getProviderRoute],
  ['accounts.getViewing', getViewingRoute],
  ['accounts.inviteMember', inviteMemberRoute],
  ['accounts.inviteTeamMember', inviteTeamMemberRoute],
  ['accounts.linkProvider', linkProviderRoute],
  ['accounts.listBlocked', listBlockedRoute],
  ['accounts.listDataExports', listDataExportsRoute],
  ['accounts.listDirectory', listDirectoryRoute],
  ['accounts.listMailbox', listMailboxRoute],
  ['accounts.listMemberImportRows', listMemberImportRowsRoute],
  ['accounts.listMemberImports', listMemberImportsRoute],
  ['accounts.listMemberInvitations', listMemberInvitationsRoute],
  ['accounts.listMembers', listMembersRoute],
  ['accounts.listPasskeys', listPasskeysRoute],
  ['accounts.listSessions', listSessionsRoute],
  ['accounts.listSubscribers', listSubscribersRoute],
  ['accounts.listTeamLog', listTeamLogRoute],
  ['accounts.listTeam', listTeamRoute],
  ['accounts.login', loginRoute],
  ['accounts.logout', logoutRoute],
  ['accounts.postFromProvider', postFromProviderRoute],
  ['accounts.preparePasskeySignIn', preparePasskeySignInRoute],
  ['accounts.preparePasskey', preparePasskeyRoute],
  ['accounts.removePasskey', removePasskeyRoute],
  ['accounts.removeTeamMember', removeTeamMemberRoute],
  ['accounts.renamePasskey', renamePasskeyRoute],
  ['accounts.requestDataExport', requestDataExportRoute],
  ['accounts.requestPasswordless', requestPasswordlessRoute],
  ['accounts.requestReset', requestResetRoute],
  ['accounts.resendMemberInvitation', resendMemberInvitationRoute],
  ['accounts.resendTeamInvitation', resendTeamInvitationRoute],
  ['accounts.resetMemberSignIn', resetMemberSignInRoute],
  ['accounts.resetPassword', resetPasswordRoute],
  ['accounts.restoreMember', restoreMemberRoute],
  ['accounts.returnFromProvider', returnFromProviderRoute],
  ['accounts.runMemberImport', runMemberImportRoute],
  ['accounts.searchMembers', searchMembersRoute],
  ['accounts.setPassword', setPasswordRoute],
  ['accounts.showMailboxMessage', showMailboxMessageRoute],
  ['accounts.showMember', showMemberRoute],
  ['accounts.showTeamInvitation', showTeamInvitationRoute],
  ['accounts.signInByPasskey', signInByPasskeyRoute],
  ['accounts.signUp', signUpRoute],
  ['accounts.startProvider', startProviderRoute],
  ['accounts.studioAddPasskey', studioAddPasskeyRoute],
  ['accounts.studioListPasskeys', studioListPasskeysRoute],
  ['accounts.studioLogin', studioLoginRoute],
  ['accounts.studioLogout', studioLogoutRoute],
  ['accounts.studioMe', studioMeRoute],
  ['accounts.studioPreparePasskeySignIn', studioPreparePasskeySignInRoute],
  ['accounts.studioPreparePasskey', studioPreparePasskeyRoute],
  ['accounts.studioRemovePasskey', studioRemovePasskeyRoute],
  ['accounts.studioRenamePasskey', studioRenamePasskeyRoute],
  ['accounts.studioRequestReset', studioRequestResetRoute],
  ['accounts.studioResetPassword', studioResetPasswordRoute],
  ['accounts.studioSignInByPasskey', studioSignInByPasskeyRoute],
  ['accounts.studioSignUp', studioSignUpRoute],
  ['accounts.studioVerify', studioVerifyRoute],
  ['accounts.suspendMember', suspendMemberRoute],
  ['accounts.unblockMember', unblockMemberRoute],
  ['accounts.unlinkProvider', unlinkProviderRoute],
  ['accounts.updateSubscriber', updateSubscriberRoute],
  ['accounts.updateUser', updateUserRoute],
  ['accounts.uploadMemberImport', uploadMemberImportRoute],
  ['accounts.verifyEmail', verifyEmailRoute],
  ['accounts.verifyPasswordless', verifyPasswordlessRoute],
  ['accounts.verifySubscriber', verifySubscriberRoute],
  ['accounts.verify', verifyRoute],
  ['accounts.viewApp', viewAppRoute],
  ['accounts.viewMember', viewMemberRoute],
  ['accounts.withdrawMemberInvitation', withdrawMemberInvitationRoute],
  ['accounts.withdrawTeamInvitation', withdrawTeamInvitationRoute],
]
