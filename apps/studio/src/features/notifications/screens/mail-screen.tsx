import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { SettingsPage } from '../../apps/index.ts'
import { Refusal } from '../../team/index.ts'
import styles from './mail-screen.module.css'

type Check = OutputFor<'notifications.getMailSender'>['checks'][number]

/** Where mails come from, and whether the DNS lets them arrive. */
export function MailScreen() {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const query = useQuery({
    queryKey: ['mail-sender', slug],
    queryFn: () => call('notifications.getMailSender', {}),
  })
  return (
    <SettingsPage
      title={t('studio_apps.email')}
      actions={
        <Button
          kind="outline"
          size="small"
          icon={<RotateCw />}
          is_busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('studio_mail.check')}
        </Button>
      }
    >
      <Section title={t('studio_mail.sender')}>
        <Refusal error={query.error} />
        {query.isPending && <Skeleton height="12rem" />}
        {query.data && (
          <>
            <p className={styles.from}>{t('studio_mail.from', { address: query.data.from_address })}</p>
            <p className={styles.text}>{t('studio_mail.text')}</p>
            <ul className={styles.checks}>
              {query.data.checks.map((check) => (
                <CheckRow key={check.kind} check={check} />
              ))}
            </ul>
          </>
        )}
      </Section>
    </SettingsPage>
  )
}

function CheckRow({ check: { kind, name, state, record } }: { check: Check }) {
  const t = useT()
  const tone = state === 'ok' ? 'ok' : state === 'not_configured' ? 'neutral' : 'warn'
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <strong>{kind.toUpperCase()}</strong>
        <Badge tone={tone}>{t(`studio_mail.state.${state}`)}</Badge>
      </div>
      <p className={styles.text}>{t(`studio_mail.about.${kind}`)}</p>
      {state !== 'ok' && (
        <p className={styles.text}>
          {state === 'not_configured'
            ? t('studio_mail.help.not_configured')
            : t(`studio_mail.help.${state}`, { name: name ?? '' })}
        </p>
      )}
      {record !== null && (
        <code className={styles.record} dir="ltr">
          {record}
        </code>
      )}
    </li>
  )
}
