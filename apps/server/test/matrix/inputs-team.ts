import type { Caller } from '../harness.ts'
import { aDeletedApp, anApp } from '../factories/apps.ts'
import { aMember, PASSWORD, type TeamCaller } from '../factories/identity.ts'
import { anItemForEveryone } from '../factories/schedule.ts'
import { aTeamMate, aMemberInvitation, aNewAddress, aTeamInvitation } from '../factories/team.ts'
import type { Case, Cases } from './case.ts'
import { ownerOf } from './objects.ts'
import type { Fixture } from './fixture.ts'

const isInTeam = (caller: Caller): caller is TeamCaller => 'account_id' in caller
/** The caller where they are of a team, else the owner of the world's app. */
const teamCallerOf = ({ callers }: Fixture, caller: Caller): TeamCaller =>
  (isInTeam(caller) ? caller : callers.team_owner) as TeamCaller

const onTeamMember: Case = {
  input: async (fixture, caller) => ({ id: (await aTeamMate(teamCallerOf(fixture, caller))).team_member_id }),
  ids: { id: 'team_member' },
}
const onInvitation: Case = {
  input: async (fixture, caller) => {
    const { account_id } = teamCallerOf(fixture, caller)
    return { id: (await aTeamInvitation(await aTeamMate({ account_id }, { role: 'owner' }))).id }
  },
  ids: { id: 'team_invitation' },
}
const onMember: Case = {
  input: async ({ app }) => ({ id: (await aMember(app)).user_id }),
  ids: { id: 'user' },
}
const onMemberInvitation: Case = {
  input: async ({ app }) => ({ id: (await aMemberInvitation(ownerOf(app))).id }),
  ids: { id: 'member_invitation' },
}
const onImport: Case = { input: ({ own }) => ({ id: own.member_import }), ids: { id: 'member_import' } }
const onDeletedApp: Case = {
  input: async (fixture, caller) => ({
    id: (
      await aDeletedApp(await anApp({ owner: { ...fixture.app.owner, ...teamCallerOf(fixture, caller) } }))
    ).id,
  }),
  ids: { id: 'deleted_app' },
}
const onCase = {
  input: ({ own }: Fixture) => ({ id: own.report_case }),
  ids: { id: 'report_case' },
} satisfies Case
const wrongToken: Case = { input: () => ({ token: 'not-a-token' }), answers: 'token_invalid' }

/** The cases of the owner's team calls. */
export const teamInputs: Cases = {
  'members.acceptInvitation': [wrongToken],
  'team.acceptTeamInvitation': [
    { ...wrongToken, input: () => ({ token: 'not-a-token', name: 'Jo Lindqvist', password: PASSWORD }) },
  ],
  'team.changeTeamRole': [
    {
      ...onTeamMember,
      input: async (fixture, caller) => ({
        ...(await onTeamMember.input(fixture, caller)),
        role: 'account_admin',
      }),
    },
  ],
  'team.setInboxPermission': [
    {
      ...onTeamMember,
      input: async (fixture, caller) => ({
        ...(await onTeamMember.input(fixture, caller)),
        can_read_inbox: true,
      }),
    },
  ],
  'team.chooseMessagingProfile': [
    {
      input: async ({ app }) => ({ team_member_id: (await aTeamMate(app)).team_member_id }),
      ids: { team_member_id: 'team_member' },
    },
  ],
  'members.deleteMember': [onMember],
  'members.exportMemberImport': [onImport],
  'members.getMemberImport': [onImport],
  'team.getMessagingProfile': [{ input: () => ({}) }],
  'members.inviteMember': [
    {
      input: ({ own }) => ({ email: aNewAddress(), product_ids: [own.product] }),
      ids: { product_ids: 'product' },
      unknown: { product_ids: 'invalid' },
    },
  ],
  'team.inviteTeamMember': [{ input: () => ({ email: aNewAddress(), role: 'admin' }) }],
  'messaging.decideReport': [
    { ...onCase, input: ({ own }) => ({ id: own.report_case, data: { action: 'note', text: 'Again.' } }) },
  ],
  'messaging.listReports': [
    {
      input: ({ own }) => ({ before: own.report_case }),
      ids: { before: 'report_case' },
      unknown: { before: 'ok' },
    },
  ],
  'messaging.openReport': [onCase],
  'messaging.getModerationRules': [{ input: () => ({}) }],
  'messaging.readReportedThread': [onCase],
  'messaging.updateModerationRules': [{ input: () => ({ auto_hide_reports: 3, guidelines: 'Be kind.' }) }],
  'members.listMemberImportRows': [onImport],
  'members.listMemberImports': [{ input: () => ({}) }],
  'members.listMemberInvitations': [
    {
      input: ({ own }) => ({ before: own.member_invitation }),
      ids: { before: 'member_invitation' },
      unknown: { before: 'ok' },
    },
  ],
  'schedule.scheduleForEveryone': [
    {
      input: ({ own }) => ({ page_id: own.page, day: '2030-01-01' }),
      ids: { page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
  'schedule.moveForEveryone': [
    {
      input: ({ own }) => ({ id: own.app_schedule_item, day: '2030-01-02', time: '07:00' }),
      ids: { id: 'app_schedule_item' },
    },
  ],
  'schedule.deleteForEveryone': [
    {
      input: async ({ app, own }) => ({ id: (await anItemForEveryone(app, own.page, '2030-01-01')).id }),
      ids: { id: 'app_schedule_item' },
    },
  ],
  'schedule.restoreForEveryone': [
    { input: ({ own }) => ({ id: own.app_schedule_item }), ids: { id: 'app_schedule_item' } },
  ],
  'schedule.changeEventDate': [
    {
      input: ({ own }) => ({ id: own.event, original_start: own.event_date, scope: 'one' }),
      ids: { id: 'event' },
    },
  ],
  'schedule.restoreEventDate': [
    {
      input: ({ own }) => ({ id: own.event, original_start: own.event_date }),
      ids: { id: 'event' },
    },
  ],
  'notifications.getMailSender': [{ input: () => ({}) }],
  'notifications.getPushProviders': [{ input: () => ({}) }],
  'notifications.setPushProviders': [{ input: () => ({ is_expo: false, pusher_instance_id: '' }) }],
  'schedule.listCalendar': [{ input: () => ({ from: '2026-01-01', to: '2026-01-31' }) }],
  'team.listTeam': [{ input: () => ({}) }],
  'team.listTeamLog': [
    {
      input: ({ unknown }) => ({ before: unknown }),
      ids: { before: 'team_member' },
      unknown: { before: 'ok' },
    },
  ],
  'team.removeTeamMember': [onTeamMember],
  'members.resendMemberInvitation': [onMemberInvitation],
  'team.resendTeamInvitation': [onInvitation],
  'members.resetMemberSignIn': [onMember],
  'members.restoreMember': [onMember],
  'members.mapMemberImport': [
    {
      ...onImport,
      input: ({ own }) => ({ id: own.member_import, fields: ['email'] }),
      answers: 'ok|not_checked',
    },
  ],
  'members.runMemberImport': [{ ...onImport, answers: 'ok|not_checked' }],
  'team.showTeamInvitation': [wrongToken],
  'members.setMemberAttribute': [
    {
      ...onMember,
      input: async (fixture, caller) => ({
        ...(await onMember.input(fixture, caller)),
        slug: 'member.unknown',
        value: 'Lift',
      }),
      answers: 'not_found',
    },
  ],
  'members.suspendMember': [onMember],
  'members.uploadMemberImport': [
    { input: () => ({}), file: async () => Buffer.from(`email\n${aNewAddress()}\n`) },
  ],
  'members.withdrawMemberInvitation': [onMemberInvitation],
  'team.withdrawTeamInvitation': [onInvitation],
  'apps.restoreApp': [onDeletedApp],
}
