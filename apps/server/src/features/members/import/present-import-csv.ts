import type { MemberImportRow } from '@foyer/contract/members/member-import-shapes'
import type { Translate } from '@foyer/i18n'

/** The first row of a report. */
export function importHeader(t: Translate): string[] {
  return [
    t('studio_member_import.columns.row'),
    t('studio_member_import.columns.email'),
    t('studio_member_import.columns.name'),
    t('studio_member_import.columns.action'),
    t('studio_member_import.columns.problems'),
  ]
}

/** What became of one row, as a row of a report. */
export function importRow(t: Translate, { row, email, name, action, problems }: MemberImportRow): string[] {
  const messages = problems.map(({ column, code }) => {
    const text = t.find(`studio_member_import.problems.${code}`) ?? t.find(`errors.${code}`) ?? code
    return column ? `${column}: ${text}` : text
  })
  const action_text = t(`studio_member_import.actions.${action}`)
  return [String(row), email, name, action_text, messages.join(' ')]
}
