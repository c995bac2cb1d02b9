// Written by scripts/generate.ts from apps/server/src/features/members/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { acceptInvitationRoute } from './routes/accept-invitation.ts'
import { approveMemberRoute } from './routes/approve-member.ts'
import { countMembersRoute } from './routes/count-members.ts'
import { deleteMemberRoute } from './routes/delete-member.ts'
import { exportMemberImportRoute } from './routes/export-member-import.ts'
import { exportMembersRoute } from './routes/export-members.ts'
import { getMemberImportRoute } from './routes/get-member-import.ts'
import { getViewingRoute } from './routes/get-viewing.ts'
import { inviteMemberRoute } from './routes/invite-member.ts'
import { listMemberImportRowsRoute } from './routes/list-member-import-rows.ts'
import { listMemberImportsRoute } from './routes/list-member-imports.ts'
import { listMemberInvitationsRoute } from './routes/list-member-invitations.ts'
import { listMembersRoute } from './routes/list-members.ts'
import { mapMemberImportRoute } from './routes/map-member-import.ts'
import { resendMemberInvitationRoute } from './routes/resend-member-invitation.ts'
import { resetMemberSignInRoute } from './routes/reset-member-sign-in.ts'
import { restoreMemberRoute } from './routes/restore-member.ts'
import { runMemberImportRoute } from './routes/run-member-import.ts'
import { searchMembersRoute } from './routes/search-members.ts'
import { setMemberAttributeRoute } from './routes/set-member-attribute.ts'
import { showMemberRoute } from './routes/show-member.ts'
import { suspendMemberRoute } from './routes/suspend-member.ts'
import { uploadMemberImportRoute } from './routes/upload-member-import.ts'
import { verifySubscriberRoute } from './routes/verify-subscriber.ts'
import { viewAppRoute } from './routes/view-app.ts'
import { viewMemberRoute } from './routes/view-member.ts'
import { withdrawMemberInvitationRoute } from './routes/withdraw-member-invitation.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['members.acceptInvitation', acceptInvitationRoute],
  ['members.approveMember', approveMemberRoute],
  ['members.countMembers', countMembersRoute],
  ['members.deleteMember', deleteMemberRoute],
  ['members.exportMemberImport', exportMemberImportRoute],
  ['members.exportMembers', exportMembersRoute],
  ['members.getMemberImport', getMemberImportRoute],
  ['members.getViewing', getViewingRoute],
  ['members.inviteMember', inviteMemberRoute],
  ['members.listMemberImportRows', listMemberImportRowsRoute],
  ['members.listMemberImports', listMemberImportsRoute],
  ['members.listMemberInvitations', listMemberInvitationsRoute],
  ['members.listMembers', listMembersRoute],
  ['members.mapMemberImport', mapMemberImportRoute],
  ['members.resendMemberInvitation', resendMemberInvitationRoute],
  ['members.resetMemberSignIn', resetMemberSignInRoute],
  ['members.restoreMember', restoreMemberRoute],
  ['members.runMemberImport', runMemberImportRoute],
  ['members.searchMembers', searchMembersRoute],
  ['members.setMemberAttribute', setMemberAttributeRoute],
  ['members.showMember', showMemberRoute],
  ['members.suspendMember', suspendMemberRoute],
  ['members.uploadMemberImport', uploadMemberImportRoute],
  ['members.verifySubscriber', verifySubscriberRoute],
  ['members.viewApp', viewAppRoute],
  ['members.viewMember', viewMemberRoute],
  ['members.withdrawMemberInvitation', withdrawMemberInvitationRoute],
]
