import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import styles from './report.module.css'

/** The community rules of the app, folded; nothing where it has none or they cannot be loaded. */
export function Guidelines(): ReactNode {
  const t = useT()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['messaging', 'guidelines'],
    queryFn: () => api('messaging.getGuidelines', {}),
  })
  if (!data || data.guidelines === '') return null
  return (
    <details className={styles.rules}>
      <summary className={styles.show}>{t('message_reports.guidelines')}</summary>
      <p className={styles.rules_text} dir="auto">
        {data.guidelines}
      </p>
    </details>
  )
}
