// Written by scripts/generate.ts from apps/server/src/features/team/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { acceptTeamInvitationRoute } from './routes/accept-team-invitation.ts'
import { askSupportRoute } from './routes/ask-support.ts'
import { changeTeamRoleRoute } from './routes/change-team-role.ts'
import { chooseMessagingProfileRoute } from './routes/choose-messaging-profile.ts'
import { getMessagingProfileRoute } from './routes/get-messaging-profile.ts'
import { inviteTeamMemberRoute } from './routes/invite-team-member.ts'
import { listMailboxRoute } from './routes/list-mailbox.ts'
import { listTeamLogRoute } from './routes/list-team-log.ts'
import { listTeamRoute } from './routes/list-team.ts'
import { removeTeamMemberRoute } from './routes/remove-team-member.ts'
import { resendTeamInvitationRoute } from './routes/resend-team-invitation.ts'
import { setInboxPermissionRoute } from './routes/set-inbox-permission.ts'
import { showMailboxMessageRoute } from './routes/show-mailbox-message.ts'
import { showTeamInvitationRoute } from './routes/show-team-invitation.ts'
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
import { withdrawTeamInvitationRoute } from './routes/withdraw-team-invitation.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['team.acceptTeamInvitation', acceptTeamInvitationRoute],
  ['team.askSupport', askSupportRoute],
  ['team.changeTeamRole', changeTeamRoleRoute],
  ['team.chooseMessagingProfile', chooseMessagingProfileRoute],
  ['team.getMessagingProfile', getMessagingProfileRoute],
  ['team.inviteTeamMember', inviteTeamMemberRoute],
  ['team.listMailbox', listMailboxRoute],
  ['team.listTeamLog', listTeamLogRoute],
  ['team.listTeam', listTeamRoute],
  ['team.removeTeamMember', removeTeamMemberRoute],
  ['team.resendTeamInvitation', resendTeamInvitationRoute],
  ['team.setInboxPermission', setInboxPermissionRoute],
  ['team.showMailboxMessage', showMailboxMessageRoute],
  ['team.showTeamInvitation', showTeamInvitationRoute],
  ['team.studioAddPasskey', studioAddPasskeyRoute],
  ['team.studioListPasskeys', studioListPasskeysRoute],
  ['team.studioLogin', studioLoginRoute],
  ['team.studioLogout', studioLogoutRoute],
  ['team.studioMe', studioMeRoute],
  ['team.studioPreparePasskeySignIn', studioPreparePasskeySignInRoute],
  ['team.studioPreparePasskey', studioPreparePasskeyRoute],
  ['team.studioRemovePasskey', studioRemovePasskeyRoute],
  ['team.studioRenamePasskey', studioRenamePasskeyRoute],
  ['team.studioRequestReset', studioRequestResetRoute],
  ['team.studioResetPassword', studioResetPasswordRoute],
  ['team.studioSignInByPasskey', studioSignInByPasskeyRoute],
  ['team.studioSignUp', studioSignUpRoute],
  ['team.studioVerify', studioVerifyRoute],
  ['team.withdrawTeamInvitation', withdrawTeamInvitationRoute],
]
