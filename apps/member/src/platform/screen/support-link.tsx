import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useMember } from '../session/use-session.ts'

/** The way to the people behind the app, where something failed; for members, since answers need an address. */
export function SupportLink(): ReactNode {
  const t = useT()
  if (useMember() === null) return null
  return (
    <LinkButton kind="text" size="small" href="/me/account/support">
      {t('common.contact_support')}
    </LinkButton>
  )
}
