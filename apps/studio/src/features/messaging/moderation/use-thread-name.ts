import type { ReportCase } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'

/** What a conversation is called: its title, or what kind it is. */
export function useThreadName(): (thread: ReportCase['thread']) => string {
  const t = useT()
  return ({ title, type, is_private }) => {
    if (title !== '') return title
    return t(
      is_private && type === 'reply' ? 'studio_moderation.kinds.direct' : `studio_moderation.kinds.${type}`,
    )
  }
}
