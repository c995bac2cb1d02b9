import { FIRST_NAME_FIELD } from '@foyer/contract/rules/broadcasts'
import { useT } from '@foyer/i18n/react'

/** Names a broadcast by its title, with what its fields are called. */
export function useTitleText(): (title: string) => string {
  const t = useT()
  return (title) =>
    title === ''
      ? t('studio_broadcasts.untitled')
      : title.replaceAll(FIRST_NAME_FIELD, () => `[${t('studio_broadcasts.first_name')}]`)
}
