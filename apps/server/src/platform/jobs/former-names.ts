/**
 * Names of jobs, schedules, events and subscribers in older versions, and their names now. Jobs, deliveries and dead
 * letters that an older version queued run under the new name; so do rows that it writes during a rolling update.
 */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['accounts.account_closed', 'identity.account_closed'],
  ['accounts.member_joined', 'identity.member_joined'],
  ['accounts.clean_ended', 'identity.clean_expired'],
  ['accounts.prepare_export', 'data_rights.prepare_export'],
  ['accounts.delete_files', 'data_rights.delete_files'],
  ['accounts.erase_users', 'data_rights.erase_users'],
  ['accounts.check_members', 'members.check_members'],
  ['accounts.import_members', 'members.import_members'],
  ['accounts.drop_member_file', 'members.drop_file'],
  ['identity.clean_ended', 'identity.clean_expired'],
  ['team.clean_ended', 'team.clean_expired'],
  ['members.clean_ended', 'members.clean_expired'],
  ['data_rights.clean_ended', 'data_rights.clean_expired'],
  ['access.tell_right_ended', 'access.notify_entitlement_change'],
  ['apps.tell_purge', 'apps.notify_purge'],
  ['apps.end_deleted', 'apps.purge_deleted'],
  ['commerce.give_back', 'commerce.refund_duplicate'],
  ['commerce.end_test_money', 'commerce.end_test_purchases'],
  ['pages.settle_media', 'pages.sync_media_visibility'],
])

/** The name that something of an older version has now. */
export function currentName(name: string): string {
  return FORMER_NAMES.get(name) ?? name
}

/** These names together with all that they had before. */
export function withFormerNames(names: readonly string[]): string[] {
  const known = new Set(names)
  return [...names, ...[...FORMER_NAMES].filter(([, name]) => known.has(name)).map(([former]) => former)]
}
