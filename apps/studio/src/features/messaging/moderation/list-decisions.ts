import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'

/** The decisions that have a button and a key of their own. */
export type MainDecision = 'keep' | 'restore' | 'hide' | 'mute' | 'remove'

/** The key of each. */
export const DECISION_KEYS: Record<MainDecision, string> = {
  keep: 'K',
  restore: 'U',
  hide: 'H',
  mute: 'M',
  remove: 'R',
}

/** What can be decided about a case now, in the order of the buttons. */
export function listDecisions(one: ReportCaseDetail): MainDecision[] {
  const { status, resolution, restorable_until, live, person } = one
  const can_mute = person.member_id !== null && !person.is_team
  const can_remove = live.status !== 'deleted' || status === 'open'
  const decisions: [MainDecision, boolean][] = [
    ['keep', status === 'open'],
    ['restore', restorable_until !== null],
    ['hide', status === 'open' || (resolution === 'kept' && live.status === 'sent')],
    ['mute', can_mute],
    ['remove', can_remove],
  ]
  return decisions.filter(([, is_possible]) => is_possible).map(([decision]) => decision)
}

/** The case to go on with once one was decided: the next of the list, else the one before. */
export function findNextCase(ids: readonly string[], decided: string): string | undefined {
  const at = ids.indexOf(decided)
  return ids[at + 1] ?? ids[at - 1]
}
