import type { ReportCase, ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { useFormat, useT } from '@foyer/i18n/react'

type Thread = ReportCase['thread']

/** What a conversation is called: its title, the people of a direct one where they are known, or what kind it is. */
export function useThreadName(): (thread: Thread, people?: ReportCaseDetail['people']) => string {
  const t = useT()
  const format = useFormat()
  const kindOf = useThreadKind()
  return (thread, people = []) => {
    if (thread.title !== '') return thread.title
    if (people.length === 0) return kindOf(thread)
    return format.list(people.map(({ name }) => name || t('studio_moderation.someone')))
  }
}

/** What kind of conversation it is. */
export function useThreadKind(): (thread: Thread) => string {
  const t = useT()
  return ({ type, title, is_private }) => {
    const is_direct = is_private && type === 'reply' && title === ''
    return t(`studio_moderation.kinds.${is_direct ? 'direct' : type}`)
  }
}
