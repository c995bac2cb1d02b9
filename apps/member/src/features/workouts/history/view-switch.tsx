import { useT } from '@foyer/i18n/react'
import { Segmented } from '@foyer/ui'
import { ChartLine, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProgressView } from './use-progress-view.ts'

/** Switches between the chart and the table of the same figures. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: ProgressView
  onChange: (view: ProgressView) => void
}): ReactNode {
  const t = useT()
  return (
    <Segmented
      label={t('training.view')}
      value={view}
      onChange={onChange}
      choices={[
        { value: 'chart', label: t('training.view_chart'), icon: <ChartLine aria-hidden="true" /> },
        { value: 'table', label: t('training.view_table'), icon: <Table2 aria-hidden="true" /> },
      ]}
    />
  )
}
