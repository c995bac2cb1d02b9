import { useFormat, useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'

/** Tells offline how old what is shown is. */
export function OfflineNotice({ of }: { of: { data: unknown; dataUpdatedAt: number } }): ReactNode {
  const t = useT()
  const format = useFormat()
  const is_online = useOnline()
  if (is_online || of.data === undefined) return null
  return <Notice>{t('training.offline', { time: format.dateTime(of.dataUpdatedAt, 'short') })}</Notice>
}
