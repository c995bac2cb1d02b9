import { useT } from '@foyer/i18n/react'
import { Section } from '#platform/parts/page.tsx'
import styles from './team.module.css'

const ROLES = ['owner', 'account_admin', 'admin'] as const

/** What each role may do, in words. */
export function RoleDescriptions() {
  const t = useT()
  return (
    <Section title={t('studio_team.roles.title')}>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role} className={styles.role}>
            <dt className={styles.role_name}>{t(`studio_team.roles.${role}.name`)}</dt>
            <dd className={styles.role_text}>{t(`studio_team.roles.${role}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
