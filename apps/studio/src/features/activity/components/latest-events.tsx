import { useFormat, useT } from '@foyer/i18n/react'
import { CircleCheck, CreditCard, MessageCircle, UserPlus } from 'lucide-react'
import type { Today } from '../queries.ts'
import styles from './latest-events.module.css'

const icons = {
  sign_up: UserPlus,
  sale: CreditCard,
  completion: CircleCheck,
  message: MessageCircle,
} as const

/** The latest activity of members, newest first, or an empty state. */
export function LatestEvents({ latest, now }: { readonly latest: Today['latest']; readonly now: Date }) {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.section} aria-label={t('studio.latest.title')}>
      <h2 className={styles.title}>{t('studio.latest.title')}</h2>
      {latest.length === 0 ? (
        <p className={styles.none}>{t('studio.latest.none')}</p>
      ) : (
        <ul>
          {latest.map((event) => {
            const Icon = icons[event.kind]
            return (
              <li key={event.id} className={styles.row}>
                <Icon aria-hidden="true" />
                <span className={styles.text}>
                  {t(`studio.latest.${event.kind}`, { member: event.member, subject: event.subject })}
                </span>
                <time className={styles.time} dateTime={event.at}>
                  {format.relative(event.at, now)}
                </time>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
