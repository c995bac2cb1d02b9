import { useFormat, useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, ExternalLink, Info, Lock } from 'lucide-react'
import { memberCountsQuery } from '../../features/members/index.ts'
import { LatestEvents, TodayFigures, todayQuery } from '../../features/activity/index.ts'
import {
  getLiveState,
  InviteButton,
  LivePhone,
  SetupGuide,
  type StudioApp,
  SwitchOnButton,
  useStudioApp,
} from '../../features/apps/index.ts'
import { PublishButton } from '../../features/pages/index.ts'
import { QueryBoundary } from '../../platform/load-state.tsx'
import { ButtonLink } from '../../platform/parts/button-link.tsx'
import { Page } from '../../platform/parts/page.tsx'
import { useTeamMember } from '../../platform/session.ts'
import { useNow } from '../../platform/use-now.ts'
import { getGreeting } from '../greeting.ts'
import styles from './home-screen.module.css'

/** The owner's start screen: a greeting, remaining setup steps, today's figures and the app in a phone. */
export function HomeScreen() {
  const t = useT()
  const format = useFormat()
  const app = useStudioApp()
  const person = useTeamMember()
  const today = useQuery(todayQuery(app.slug))
  const counts = useQuery(memberCountsQuery(app.slug))
  const now = new Date(useNow())
  const first_name = person.name.split(' ')[0] ?? person.name
  const count = counts.data?.members.total
  return (
    <Page
      title={t('studio.nav.home')}
      side_look="canvas"
      side_label={t('studio_apps.phone', { name: app.name })}
      side={<PhonePreview />}
      head={
        <header className={styles.head}>
          <h1 className={styles.greeting}>
            {t(`studio.greeting.${getGreeting(now.getHours())}`, { name: first_name })}
          </h1>
          <p className={styles.date}>
            {count === undefined
              ? format.date(now, 'weekday')
              : t('studio.home_line', { date: format.date(now, 'weekday'), count })}
          </p>
        </header>
      }
    >
      {app.switched_off_at !== null && <OfflineNotice app={app} />}
      {app.access.is_private && <PrivateNotice slug={app.slug} />}
      <SetupGuide publish={<PublishButton />} invite={<InviteButton />} />
      <QueryBoundary
        query={today}
        content_name={t('studio.today.title')}
        skeleton={<div className={styles.figures_skeleton} />}
      >
        {(figures) => (
          <>
            <TodayFigures today={figures} now={now} />
            <LatestEvents latest={figures.latest} now={now} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** Says that nobody outside the team can use the app, and switches it on. */
function OfflineNotice({ app }: { app: StudioApp }) {
  const t = useT()
  return (
    <div className={styles.private}>
      <Notice
        icon={<CloudOff />}
        title={t('studio.switched_off_title')}
        action={<SwitchOnButton app={app} />}
      >
        {t('studio.switched_off_text')}
      </Notice>
    </div>
  )
}

/** Says that visitors cannot see the app, and leads to where its owner opens it. */
function PrivateNotice({ slug }: { slug: string }) {
  const t = useT()
  return (
    <div className={styles.private}>
      <Notice
        icon={<Lock />}
        title={t('studio.private.title')}
        action={
          <ButtonLink kind="outline" to="/apps/$slug/settings/access" params={{ slug }}>
            {t('studio.private.action')}
          </ButtonLink>
        }
      >
        {t('studio.private.text')}
      </Notice>
    </div>
  )
}

function PhonePreview() {
  const t = useT()
  const app = useStudioApp()
  const { is_live, label } = getLiveState(app)
  return (
    <div className={styles.phone}>
      <LivePhone app={app} />
      <div className={styles.card}>
        <p className={styles.state} data-live={is_live}>
          {t(label)}
        </p>
        <p className={styles.address}>
          <a href={app.address.url} target="_blank" rel="noreferrer" dir="ltr">
            {app.address.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            <ExternalLink aria-hidden="true" />
          </a>
        </p>
        {app.has_unpublished_settings && <p className={styles.note}>{t('studio.unpublished_settings')}</p>}
        {!app.address.is_reachable && (
          <Notice icon={<Info />} tone="neutral">
            {t(`studio.obstacle.${app.address.obstacle ?? 'loopback'}`)}
          </Notice>
        )}
      </div>
    </div>
  )
}
