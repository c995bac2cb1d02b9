import { hasVisibleText } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'

/** Returns the name of another person as it is shown: a general word for those who have none yet. */
export function usePersonName(): (name: string) => string {
  const t = useT()
  return (name) => (hasVisibleText(name) ? name : t('common.unnamed_member'))
}
