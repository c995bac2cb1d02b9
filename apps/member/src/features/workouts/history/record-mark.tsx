import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

/** Marks a session in which there was a record. */
export function RecordMark(): ReactNode {
  const t = useT()
  return (
    <>
      <Trophy aria-hidden="true" />
      <VisuallyHidden>{t('training.record')}</VisuallyHidden>
    </>
  )
}
