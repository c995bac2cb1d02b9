import type { OutputFor } from '@foyer/contract/client'
import { isScreenPath } from '@foyer/domain/pages'
import type { ColorMode } from '@foyer/domain/theme'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Card, ListRow, RowList, Segmented, SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import {
  BadgeCheck,
  Bell,
  Dumbbell,
  EyeOff,
  LibraryBig,
  LifeBuoy,
  MonitorSmartphone,
  Pencil,
  ReceiptText,
  Repeat,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useLanguage } from '#platform/language/use-language.ts'
import { usePlatform } from '#platform/platform.ts'
import { useSession } from '#platform/session/use-session.ts'
import { useColorMode } from '#platform/theme/use-color-mode.ts'
import styles from '../components/account.module.css'
import { LogOut } from '../components/log-out.tsx'

/** The member's own place with the owner's items: who they are, three figures, the plan, and what can be looked up or changed. */
export function AccountScreen({ items }: { readonly items: ReactNode }): ReactNode {
  const t = useT()
  const session = useSession()
  const { app } = usePlatform()
  if (session.status !== 'authenticated') return null
  const { user, facts } = session
  const name = user.name === '' ? user.email : user.name
  const programs = facts.page_subscriptions.length
  const bookmarks = facts.bookmarked_pages.length
  const figures = [
    { id: 'done', value: facts.page_completions.by_uuid.length, label: t('account.figure.done') },
    { id: 'programs', value: programs, label: t('account.figure.programs', { count: programs }) },
    { id: 'bookmarks', value: bookmarks, label: t('account.figure.bookmarks', { count: bookmarks }) },
  ]
  return (
    <div className={styles.place}>
      <div className={styles.screen}>
        <div className={styles.column}>
          <header className={styles.person}>
            <Avatar name={name} src={user.avatar_urls?.medium ?? null} size={64} />
            <div className={styles.who}>
              <h1 className={styles.name} dir="auto">
                {name}
              </h1>
              <p className={styles.email} dir="ltr">
                {user.email}
              </p>
            </div>
            <a href="/me/account/details" className={styles.edit} aria-label={t('account.edit')}>
              <Pencil aria-hidden="true" />
            </a>
          </header>
          <dl className={styles.figures}>
            {figures.map(({ id, value, label }) => (
              <div key={id} className={styles.figure}>
                <dt className={styles.meta}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Plan />
        </div>
        <div className={styles.column}>
          <Card pad="none">
            <nav className={styles.group} aria-label={t('account.mine')}>
              <RowList>
                <ListRow
                  href="/me/my-content"
                  lead={<LibraryBig aria-hidden="true" />}
                  title={t('account.my_content')}
                />
                <ListRow
                  href="/me/training"
                  lead={<Dumbbell aria-hidden="true" />}
                  title={t('account.training')}
                />
                <ListRow
                  href="/me/account/purchases"
                  lead={<ReceiptText aria-hidden="true" />}
                  title={t('account.purchases')}
                  end={<Count of="purchases" />}
                />
                <ListRow
                  href="/me/account/subscriptions"
                  lead={<Repeat aria-hidden="true" />}
                  title={t('account.subscriptions')}
                  end={<Count of="subscriptions" />}
                />
              </RowList>
            </nav>
          </Card>
          {items}
          <AccountRows />
        </div>
        <div className={styles.column}>
          {app.theme.default_color_mode === 'auto' && <Appearance />}
          <LanguagePart />
          <LogOut />
        </div>
      </div>
    </div>
  )
}

/** What can be looked up and changed of the account itself. */
function AccountRows(): ReactNode {
  const t = useT()
  const rows = [
    ['/me/account/details', UserRound, t('account.details')],
    ['/me/account/sessions', MonitorSmartphone, t('account.sessions')],
    ['/me/account/notifications', Bell, t('account.notifications')],
    ['/me/account/privacy', EyeOff, t('account.privacy')],
    ['/me/account/data', ShieldCheck, t('account.data')],
    ['/me/account/support', LifeBuoy, t('account.support')],
  ] as const
  const shown = rows.filter(([path]) => isScreenPath(path))
  return (
    <Card pad="none">
      <nav className={styles.group} aria-label={t('account.settings')}>
        <RowList>
          {shown.map(([href, Icon, title]) => (
            <ListRow key={href} href={href} lead={<Icon aria-hidden="true" />} title={title} />
          ))}
        </RowList>
      </nav>
    </Card>
  )
}

/** Shows the number once it is known; hidden when it is zero. */
function Count({ of }: { of: 'purchases' | 'subscriptions' }): ReactNode {
  const api = useApi()
  const format = useFormat()
  const { data } = useQuery<{ items: readonly unknown[] }>({
    queryKey: ['commerce', of],
    queryFn: () => api(of === 'purchases' ? 'commerce.listPurchases' : 'commerce.listSubscriptions'),
  })
  if (!data || data.items.length === 0) return null
  return <span className={styles.count}>{format.number(data.items.length)}</span>
}

type Subscription = OutputFor<'commerce.listSubscriptions'>['items'][number]

/** The plan in force, with what it costs and when it is paid next. */
function Plan(): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['commerce', 'subscriptions'],
    queryFn: () => api('commerce.listSubscriptions'),
  })
  const plan = data?.items.find((item) => ACTIVE_STATES.includes(item.state))
  if (!plan) return null
  const date = format.date(plan.current_period_ends_at, 'long')
  return (
    <a href="/me/account/subscriptions" className={styles.plan}>
      <BadgeCheck aria-hidden="true" />
      <span className={styles.who}>
        <strong className={styles.planTitle} dir="auto">
          {plan.title}
        </strong>
        <span className={styles.planMeta}>{t(`account.plan.${formatPlanStatus(plan)}`, { date })}</span>
      </span>
      <span className={styles.manage}>{t('account.plan.manage')}</span>
    </a>
  )
}

function formatPlanStatus({
  cancel_at_period_end,
  state,
}: Subscription): 'ends' | 'trial' | 'overdue' | 'renews' {
  if (state === 'past_due') return 'overdue'
  if (cancel_at_period_end) return 'ends'
  return state === 'trialing' ? 'trial' : 'renews'
}

const ACTIVE_STATES: readonly Subscription['state'][] = ['active', 'trialing', 'past_due']

/** Light, dark, or as the device: offered where the owner left it to the member. */
function Appearance(): ReactNode {
  const t = useT()
  const [mode, choose] = useColorMode()
  const choices: readonly { value: ColorMode; label: string }[] = [
    { value: 'auto', label: t('account.mode_auto') },
    { value: 'light', label: t('member.mode.light') },
    { value: 'dark', label: t('member.mode.dark') },
  ]
  return (
    <section className={styles.appearance}>
      <h2 className={styles.label}>{t('member.mode.title')}</h2>
      <Segmented label={t('member.mode.title')} choices={choices} value={mode} onChange={choose} />
    </section>
  )
}

/** Language choice, shown when the app has several languages. */
function LanguagePart(): ReactNode {
  const t = useT()
  const languages = useLanguage()
  if (!languages) return null
  return (
    <SelectField
      label={t('common.language')}
      name="language"
      choices={languages.choices}
      value={languages.language}
      disabled={languages.is_busy}
      onChange={(event) => languages.choose(event.target.value)}
    />
  )
}
