import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import type { ReactNode } from 'react'
import { FormPane } from './form-pane.tsx'
import { useForm } from './use-form.ts'

type FormPanelProps = { query: Readonly<Record<string, string>>; close: () => void }

/** The panel of `#form`: a form over the page, or what the member has answered already. */
export function FormPanel({ query, close }: FormPanelProps): ReactNode {
  const t = useT()
  const { id = '' } = query
  const title = useForm(id).data?.title ?? ''
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={title === '' ? t('forms.form') : title}
      close_label={t('common.close')}
    >
      <FormPane page_id={id}>
        <Loading label={t('common.loading')}>
          <Skeleton height="14rem" />
        </Loading>
      </FormPane>
    </Sheet>
  )
}
