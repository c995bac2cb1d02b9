import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import { ArchivePart } from './archive-part.tsx'
import { DeleteAccountPart } from './delete-account-part.tsx'

/** What a member may ask of the app about themselves: everything it keeps, and to be forgotten. */
export function DataScreen(): ReactNode {
  const t = useT()
  return (
    <Screen title={t('data_rights.title')} back="/me/account">
      <ArchivePart />
      <DeleteAccountPart />
    </Screen>
  )
}
