import { useEffect, type ComponentType, type ReactNode } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import { featureStates } from './feature-states.tsx'
import { SCREEN_PATHS } from '@foyer/domain/navigation'
import type { ScreenMatch, ScreenName } from '@foyer/domain/pages'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useHash } from '../platform/routing/use-hash.ts'
import { useEmptyStateArt } from '../platform/screen/cover.tsx'
import { useSession } from '../platform/session/use-session.ts'
import styles from './account-guard.module.css'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useAccountGuard } from './use-account-guard.ts'

type ScreenView = ComponentType<Readonly<Record<string, string>>>

function screen<Props extends object>(
  features: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ScreenView {
  return lazyFeature(load, features, featureStates.screen) as ScreenView
}

const InboxScreen = screen(
  ['inbox', 'message_search', 'messages', 'people', 'search'],
  async () => (await import('../features/messaging/inbox/inbox-screen.tsx')).InboxScreen,
)

const MySubmissionsScreen = screen(
  ['forms'],
  async () => (await import('../features/forms/my-submissions-screen.tsx')).MySubmissionsScreen,
)

const loadInvoices = () => import('../features/commerce/invoices/invoice-screens.ts')
const InvoiceScreen = screen(['invoice', 'withdraw'], async () => (await loadInvoices()).InvoiceScreen)

const WithdrawScreen = screen(['withdraw'], async () => (await loadInvoices()).WithdrawScreen)

const views: Readonly<Record<ScreenName, ScreenView>> = {
  me: () => <Redirect to={SCREEN_PATHS.account} />,
  account: screen(['account', 'withdraw'], async () => (await import('./account-screen.tsx')).AccountScreen),
  details: screen(
    ['account', 'auth', 'auth_providers', 'data_rights', 'passkeys', 'sessions'],
    async () => (await import('../features/identity/screens/details-screen.tsx')).DetailsScreen,
  ),
  data: screen(
    ['account', 'auth', 'data_rights'],
    async () => (await import('../features/data-rights/data-screen.tsx')).DataScreen,
  ),
  privacy: screen(
    ['account', 'people'],
    async () => (await import('../features/directory/privacy-screen.tsx')).PrivacyScreen,
  ),
  purchases: screen(
    ['account', 'checkout', 'withdraw'],
    async () => (await import('../features/commerce/purchases-screen.tsx')).PurchasesScreen,
  ),
  subscriptions: screen(
    ['account', 'checkout', 'plans', 'withdraw'],
    async () => (await import('../features/commerce/subscriptions-screen.tsx')).SubscriptionsScreen,
  ),
  invoices: screen(['invoice'], async () => (await loadInvoices()).InvoicesScreen),
  billing: screen(['invoice'], async () => (await loadInvoices()).BillingScreen),
  invoice: InvoiceScreen,
  withdraw: WithdrawScreen,
  sessions: screen(
    ['sessions'],
    async () => (await import('../features/identity/screens/sessions-screen.tsx')).SessionsScreen,
  ),
  notifications: screen(
    ['notifications'],
    async () => (await import('../features/notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  notices: screen(
    ['notice_list'],
    async () => (await import('../features/notifications/list/notices-screen.tsx')).NoticesScreen,
  ),
  support: screen(
    ['support'],
    async () => (await import('../features/identity/screens/support-screen.tsx')).SupportScreen,
  ),
  product: screen(
    ['account', 'checkout'],
    async () => (await import('../features/commerce/product-screen.tsx')).ProductScreen,
  ),
  my_content: screen(
    ['discover', 'library'],
    async () => (await import('../features/library/my-content-screen.tsx')).MyContentScreen,
  ),
  discover: screen(
    ['discover'],
    async () => (await import('../features/library/discover/discover-screen.tsx')).DiscoverScreen,
  ),
  discover_start: () => <Redirect to={SCREEN_PATHS.discover} />,
  schedule: screen(
    ['schedule'],
    async () => (await import('../features/schedule/schedule-screen.tsx')).ScheduleScreen,
  ),
  search: screen(
    ['discover', 'message_search', 'messages', 'pages', 'people', 'search'],
    async () => (await import('../features/library/search/search-screen.tsx')).SearchScreen,
  ),
  form: screen(['forms'], async () => (await import('../features/forms/form-screen.tsx')).FormScreen),
  my_submissions: MySubmissionsScreen,
  submissions_of_type: MySubmissionsScreen,
  submissions: screen(
    ['forms'],
    async () => (await import('../features/forms/submissions-screen.tsx')).SubmissionsScreen,
  ),
  submission: screen(
    ['forms'],
    async () => (await import('../features/forms/submission-screen.tsx')).SubmissionScreen,
  ),
  workout: screen(
    ['workouts', 'workout_modes', 'pages'],
    async () => (await import('../features/workouts/workout-screen.tsx')).WorkoutScreen,
  ),
  workout_sessions: screen(
    ['workouts', 'pages'],
    async () => (await import('../features/workouts/sessions-screen.tsx')).WorkoutSessionsScreen,
  ),
  training: screen(
    ['training', 'workouts', 'pages'],
    async () => (await import('../features/workouts/history/history-screen.tsx')).HistoryScreen,
  ),
  trained_exercises: screen(
    ['training', 'workouts', 'pages'],
    async () => (await import('../features/workouts/history/exercises-screen.tsx')).TrainedExercisesScreen,
  ),
  exercise_progress: screen(
    ['training', 'workouts', 'pages'],
    async () => (await import('../features/workouts/history/exercise-screen.tsx')).ExerciseProgressScreen,
  ),
  body: screen(
    ['training'],
    async () => (await import('../features/workouts/history/body-screen.tsx')).BodyScreen,
  ),
  body_measure: screen(
    ['training'],
    async () => (await import('../features/workouts/history/measure-screen.tsx')).MeasureScreen,
  ),
  messages: InboxScreen,
  new_message: InboxScreen,
  thread: InboxScreen,
  participants: InboxScreen,
  unsubscribe: screen(
    ['unsubscribe'],
    async () => (await import('../features/notifications/unsubscribe-screen.tsx')).UnsubscribeScreen,
  ),
  buy: screen(['checkout'], async () => (await import('../features/commerce/buy-screen.tsx')).BuyScreen),
}

/**
 * A screen of the app: it loads itself with its texts. Those of the account area need someone signed in; messages show
 * guests a way to sign in, an invoice is open to whoever has its link, and everybody may withdraw from a contract.
 */
export function AppScreen({ path, match }: { path: string; match: ScreenMatch }): ReactNode {
  const View = views[match.name]
  const content = <View {...match.params} />
  const is_open = View === InboxScreen || View === InvoiceScreen || View === WithdrawScreen
  return path.startsWith('/me/') && !is_open ? <AccountGuard>{content}</AccountGuard> : content
}

/** Leads from the path of an area to its first screen. */
function Redirect({ to }: { to: string }): ReactNode {
  const { location } = usePlatform()
  useEffect(() => location.navigate(to, { replace: true }), [location, to])
  return null
}

/**
 * Shows its children to signed-in members only. Sends guests to the sign-in hash unless the address opens it or the
 * checkout already (spec section 2, "Route guard on the account prefix").
 */
function AccountGuard({ children }: { children: ReactNode }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const hash = useHash()
  const art = useEmptyStateArt('arch', 3)
  const { status } = useSession()
  useAccountGuard()
  const is_for_members = app.access.is_private || app.access.is_subscriber_only

  if (status === 'unchecked') return <ScreenSkeleton />
  if (status === 'authenticated') return children
  return (
    <div className={styles.guest}>
      <EmptyState
        heading="h1"
        art={art}
        title={t('common.log_in')}
        text={t(is_for_members ? 'member.sign_in.text' : 'member.sign_in.open_text', {
          app: app.name,
        })}
        actions={
          <Button size="small" onClick={() => hash.open('auth')}>
            {t('common.log_in')}
          </Button>
        }
      />
    </div>
  )
}
