import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { useAppTime } from '#platform/app-time.ts'
import styles from './moderation.module.css'

/** Who has reported the message and why; members never see this. */
export function ReportList({ reports }: Pick<ReportCaseDetail, 'reports'>) {
  const t = useT()
  const { format } = useAppTime()
  return (
    <section className={styles.reports} aria-label={t('studio_moderation.reports')}>
      <h3 className={styles.subtitle}>{t('studio_moderation.reports')}</h3>
      <ul className={styles.report_rows}>
        {reports.map((report) => {
          const name = report.user?.name || t('studio_moderation.someone')
          return (
            <li key={report.created_at + name} className={styles.report}>
              <Avatar name={name} src={report.user?.avatar_urls?.small ?? null} size={24} />
              <div className={styles.body}>
                <p>
                  <bdi className={styles.name} dir="auto">
                    {name}
                  </bdi>{' '}
                  {t(`studio_moderation.reasons.${report.reason}`)}
                </p>
                {report.note !== null && (
                  <p className={styles.note} dir="auto">
                    “{report.note}”
                  </p>
                )}
              </div>
              <time className={styles.time} dateTime={report.created_at}>
                {format.dateTime(report.created_at, 'short')}
              </time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
