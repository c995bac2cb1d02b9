import { useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState, Segmented, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CalendarPlus, Check, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Announcer } from '#editor/announce.tsx'
import { QueryBoundary } from '#platform/load-state.tsx'
import { readLocal, writeLocal } from '#platform/local.ts'
import { useOnline } from '#platform/online.ts'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
import { BackLabel, useTitle } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import type { Plan } from './edits.ts'
import { LibraryTray } from './library-tray.tsx'
import { PlannerGrid } from './planner-grid.tsx'
import styles from './planner.module.css'
import { PlannerContext, usePlanner, type Density, type Slot } from './planner-context.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlannerState } from './use-planner.ts'
import { useWeekEdits } from './use-week-edits.ts'
import { WeekList } from './week-list.tsx'
import { weeksQuery } from './weeks-query.ts'

const AddPageDialog = lazy(async () => ({
  default: (await import('./add-page-dialog.tsx')).AddPageDialog,
}))
const CopyWeekDialog = lazy(async () => ({
  default: (await import('./copy-week-dialog.tsx')).CopyWeekDialog,
}))

/** The weeks of the program that the address names: what its members do on which day. */
export function PlannerScreen() {
  const t = useT()
  const { page_id = '' } = useParams({ strict: false })
  const query = useQuery(weeksQuery(useSlug(), page_id))
  useTitle(query.data?.program.title ?? t('studio_planner.title'))
  return (
    <main className={styles.screen} id="content" tabIndex={-1}>
      <QueryBoundary query={query} content_name={t('studio_planner.title')} skeleton={<PlanSkeleton />}>
        {(plan) => (
          <Announcer>
            <PlannerView key={page_id} plan={plan} />
          </Announcer>
        )}
      </QueryBoundary>
    </main>
  )
}

/** What is open above the plan. */
type Layer =
  | { readonly kind: 'library'; readonly slot: Slot }
  | { readonly kind: 'copy' | 'rename'; readonly week: number }

function PlannerView({ plan }: { readonly plan: Plan }) {
  const t = useT()
  const edits = useWeekEdits(plan.program.page_id)
  const is_wide = useIsWide()
  const is_online = useOnline()
  const [layer, setLayer] = useState<Layer | null>(null)
  const [density, setDensity] = useState<Density>(() =>
    readLocal('planner_density') === 'chips' ? 'chips' : 'cards',
  )
  const planner = usePlannerState({
    plan,
    edits,
    density,
    is_read_only: !is_online,
    onLibrary: (slot) => setLayer({ kind: 'library', slot }),
    onCopyWeek: (week) => setLayer({ kind: 'copy', week }),
    onRenameWeek: (week) => setLayer({ kind: 'rename', week }),
  })
  const close = (): void => setLayer(null)
  const is_empty = plan.weeks.length === 0
  return (
    <PlannerContext value={planner}>
      <PlannerHeader
        plan={plan}
        is_saving={edits.is_saving}
        density={density}
        onDensity={(next) => {
          setDensity(next)
          writeLocal('planner_density', next === 'chips' ? next : null)
        }}
      />
      {is_empty ? (
        <div className={styles.empty}>
          <EmptyState
            icon={<CalendarPlus />}
            title={t('studio_planner.empty_title')}
            text={t('studio_planner.empty_text')}
            actions={
              !planner.is_read_only && (
                <Button kind="ink" onClick={planner.addWeek}>
                  {t('studio_planner.add_week')}
                </Button>
              )
            }
          />
        </div>
      ) : is_wide ? (
        <div className={styles.body}>
          <LibraryTray />
          <PlannerGrid />
        </div>
      ) : (
        <WeekList />
      )}
      <Suspense>
        {layer?.kind === 'library' && <AddPageDialog slot={layer.slot} onClose={close} />}
        {layer?.kind === 'copy' && (
          <CopyWeekDialog plan={plan} week={layer.week} onCopy={edits.copyWeek} onClose={close} />
        )}
      </Suspense>
      {layer?.kind === 'rename' && (
        <NameDialog
          title={t('studio_planner.rename_week')}
          label={t('studio_planner.week_title')}
          action={t('common.save')}
          max={200}
          first_name={plan.weeks[layer.week]?.page.title ?? ''}
          onClose={close}
          onName={async (title) => {
            const page_id = plan.weeks[layer.week]?.page.page_id ?? ''
            await edits.edit([{ kind: 'rename', page_id, title }], t('studio_planner.renamed', { title }))
            close()
          }}
        />
      )}
    </PlannerContext>
  )
}

type PlannerHeaderProps = {
  readonly plan: Plan
  readonly is_saving: boolean
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

function PlannerHeader({ plan, is_saving, density, onDensity }: PlannerHeaderProps) {
  const t = useT()
  const slug = useSlug()
  const { page_id, title, state } = plan.program
  const last = plan.weeks.findLastIndex(({ pages }) => pages.length > 0)
  return (
    <header className={styles.header}>
      <Link to="/apps/$slug/pages" params={{ slug }}>
        <BackLabel>{t('editor.pages.title')}</BackLabel>
      </Link>
      <div className={styles.title_line}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {state !== 'live' && <Badge tone="accent">{t(`editor.pages.state_${state}`)}</Badge>}
        <output className={styles.saved}>
          {is_saving ? (
            t('common.saving')
          ) : (
            <>
              <Check aria-hidden="true" />
              {t('studio_planner.saved')}
            </>
          )}
        </output>
        <span className={styles.density}>
          <Segmented
            label={t('studio_planner.density')}
            value={density}
            onChange={onDensity}
            choices={[
              { value: 'cards', label: t('studio_planner.density_cards') },
              { value: 'chips', label: t('studio_planner.density_chips') },
            ]}
          />
        </span>
        <CopyButton week={Math.max(0, last)} is_off={last === -1} />
      </div>
      <nav className={styles.tabs} aria-label={title}>
        <Link to="/apps/$slug/pages/$page_id" params={{ slug, page_id }} activeOptions={{ exact: true }}>
          {t('studio_planner.tab_page')}
        </Link>
        <Link to="/apps/$slug/pages/$page_id/plan" params={{ slug, page_id }}>
          {t('studio_planner.tab_plan')}
        </Link>
      </nav>
    </header>
  )
}

/** Copies the last week with pages, with a progression. */
function CopyButton({ week, is_off }: { readonly week: number; readonly is_off: boolean }) {
  const t = useT()
  const { copyWeek, is_read_only } = usePlanner()
  if (is_off || is_read_only) return null
  return (
    <Button kind="outline" icon={<Copy />} onClick={() => copyWeek(week)}>
      {t('studio_planner.copy_week', { number: week + 1 })}
    </Button>
  )
}

function PlanSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="14rem" height="1.5rem" />
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="6rem" />
    </div>
  )
}
