import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Jobs and events that wait in the outbox, and calls that stored an answer, get the names of the features that own
 * them now. A write that is repeated across the update so finds its answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [former, name] of Object.entries(NAMES))
    await sql`update outbox set name = ${name} where name = ${former} and dispatched_at is null`.execute(db)
  await acrossApps(db, 'idempotency_keys', async () => {
    for (const [feature, calls] of Object.entries(CALLS))
      await sql`
        update idempotency_keys set call = ${feature}::text || substr(call, length('accounts') + 1)
        where call = any(${calls.split(' ').map((call) => `accounts.${call}`)})
      `.execute(db)
  })
}

const NAMES = {
  'accounts.account_closed': 'identity.account_closed',
  'accounts.member_joined': 'identity.member_joined',
  'accounts.clean_ended': 'identity.clean_expired',
  'accounts.prepare_export': 'data_rights.prepare_export',
  'accounts.delete_files': 'data_rights.delete_files',
  'accounts.erase_users': 'data_rights.erase_users',
  'accounts.check_members': 'members.check_members',
  'accounts.import_members': 'members.import_members',
  'accounts.drop_member_file': 'members.drop_file',
  'access.tell_right_ended': 'access.notify_entitlement_change',
  'apps.tell_purge': 'apps.notify_purge',
  'apps.end_deleted': 'apps.purge_deleted',
  'commerce.give_back': 'commerce.refund_duplicate',
  'commerce.end_test_money': 'commerce.end_test_purchases',
  'pages.settle_media': 'pages.sync_media_visibility',
}

/** The writes of the former feature `accounts`. */
const CALLS = {
  members: [
    'acceptInvitation approveMember deleteMember inviteMember resendMemberInvitation',
    'resetMemberSignIn restoreMember runMemberImport suspendMember uploadMemberImport',
    'verifySubscriber withdrawMemberInvitation',
  ].join(' '),
  team: [
    'acceptTeamInvitation askSupport changeTeamRole chooseMessagingProfile inviteTeamMember',
    'removeTeamMember resendTeamInvitation studioAddPasskey studioLogin studioLogout',
    'studioPreparePasskey studioPreparePasskeySignIn studioRemovePasskey studioRenamePasskey',
    'studioRequestReset studioResetPassword studioSignInByPasskey studioSignUp studioVerify',
    'withdrawTeamInvitation',
  ].join(' '),
  identity: [
    'addPasskey changePassword endOtherSessions endSession exchangeCode linkProvider login logout',
    'postFromProvider preparePasskey preparePasskeySignIn removePasskey renamePasskey',
    'requestPasswordless requestReset resetPassword returnFromProvider setPassword signInByPasskey',
    'signUp startProvider unlinkProvider updateSubscriber updateUser verify verifyEmail',
    'verifyPasswordless',
  ].join(' '),
  directory: 'blockMember unblockMember',
  'data-rights': 'closeAccount requestDataExport',
}
