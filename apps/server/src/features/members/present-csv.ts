import type { MemberColumn } from '@foyer/contract/members/member-list-shapes'
import type { ListedMember, MemberRowParts } from '@foyer/contract/identity/shapes'
import { toDecimal } from '@foyer/domain/money'
import { dayInZone } from '@foyer/domain/time'
import type { Translate } from '@foyer/i18n'
import { exportHeading } from './vocabulary.ts'

/** The cells of one column with their headings; some columns of the screen contain two values. */
type CsvColumn = {
  /** The part of another feature that it requires. */
  part?: keyof MemberRowParts
  headings: (t: Translate) => string[]
  cells: (member: ListedMember, t: Translate, time_zone: string) => string[]
}

const columns: Record<MemberColumn, CsvColumn> = {
  plan: {
    part: 'plan',
    headings: (t) => [t('studio_members.columns.plan'), t('studio_members.export.plan_state')],
    cells: ({ plan }, t) => [
      plan?.title ?? '',
      plan ? (t.find(`studio_members.purchases.states.${plan.status}`) ?? plan.status) : '',
    ],
  },
  course: {
    part: 'course',
    headings: (t) => [t('studio_members.columns.course')],
    cells: ({ course }) => [course?.title ?? ''],
  },
  progress: {
    part: 'course',
    headings: (t) => [t('studio_members.columns.progress')],
    cells: ({ course }) => [course ? `${course.progress}%` : ''],
  },
  weeks: {
    part: 'weeks',
    headings: (t) => [t('studio_members.export.pages_done')],
    cells: ({ weeks }) => [String(weeks.reduce((sum, count) => sum + count, 0))],
  },
  spent: {
    part: 'spent',
    headings: (t) => [t('studio_members.columns.spent')],
    cells: ({ spent }) => [spent.map((sum) => `${toDecimal(sum)} ${sum.currency}`).join('; ')],
  },
  language: {
    headings: (t) => [exportHeading(t, 'language')],
    cells: ({ language }) => [language ?? ''],
  },
  joined: {
    headings: (t) => [exportHeading(t, 'joined_at')],
    cells: ({ joined_at }, _t, time_zone) => [dayInZone(joined_at, time_zone)],
  },
  last_seen: {
    headings: (t) => [t('studio_members.columns.last_seen')],
    cells: ({ last_seen_at }, t, time_zone) => [
      last_seen_at === null ? t('studio_members.never') : dayInZone(last_seen_at, time_zone),
    ],
  },
}

/** What has to be read for some columns. */
export function listColumnParts(chosen: readonly MemberColumn[]): Set<keyof MemberRowParts> {
  return new Set(chosen.flatMap((name) => columns[name].part ?? []))
}

/** The first row of an export. */
export function csvHeader(t: Translate, chosen: readonly MemberColumn[]): string[] {
  return [
    exportHeading(t, 'name'),
    exportHeading(t, 'email'),
    t('studio_members.status'),
    ...chosen.flatMap((name) => columns[name].headings(t)),
  ]
}

/** One member as a row of an export, with days in the app's time zone. */
export function csvRow(
  t: Translate,
  member: ListedMember,
  chosen: readonly MemberColumn[],
  time_zone: string,
): string[] {
  return [
    member.name,
    member.email,
    t(`studio_members.statuses.${member.status}`),
    ...chosen.flatMap((name) => columns[name].cells(member, t, time_zone)),
  ]
}
