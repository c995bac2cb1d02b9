import { useT } from '@foyer/i18n/react'
import { ListRow, RowList } from '@foyer/ui'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useContractRights } from './contract-rights.ts'

/** Leads to withdrawing from a contract, or where the law of the app has none, to canceling it. */
export function WithdrawLink({ reference = '' }: { reference?: string }): ReactNode {
  const t = useT()
  const { data } = useContractRights()
  if (!data) return null
  const query = new URLSearchParams(reference === '' ? {} : { order: reference }).toString()
  return (
    <RowList>
      {[
        <ListRow
          key="link"
          href={`/me/withdraw${query === '' ? '' : `?${query}`}`}
          lead={<FileX aria-hidden="true" />}
          title={t(data.can_withdraw ? 'withdraw.link' : 'withdraw.cancel_link')}
        />,
      ]}
    </RowList>
  )
}
