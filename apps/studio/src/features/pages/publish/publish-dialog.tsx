import { useT, useFormat } from '@foyer/i18n/react'
import { Button, Notice, Spinner, TextField, Checkbox } from '@foyer/ui'
import { LinkButton } from '@foyer/ui/link-button'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleCheck, LockKeyhole, Smartphone, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { changesQuery } from '../queries.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import {
  countConcerned,
  getSelectedChanges,
  toPublishInput,
  type Change,
  isSettingsChange,
  SETTINGS_KEY,
} from './selected-changes.ts'
import { PhonePanel } from './phone-panel.tsx'
import { PlanForm } from './plan-form.tsx'
import { sortChecks } from './checks.ts'
import { PublishChecks } from './publish-checks.tsx'
import { LeftOutPages, ProblemList } from './problem-list.tsx'
import styles from './publish.module.css'
import { closePublishDialog, type OpenPage } from './publish-dialog-store.ts'
import { useSchedulePublish } from './use-schedule-publish.ts'
import { usePublish, type PublishRequest, type PublishState } from './use-publish.ts'
import { assertNever } from '#editor/assert-never.ts'
import { UnsavedDraft } from '#editor/saving/unsaved-draft.ts'
import { formatChangedParts } from './format-changed-parts.ts'

const NOTHING_FOUND = { problems: [], warnings: [], suggestions: [] }

/** The changes and their audience, then the publish progress, finally the app on the owner's phone. */
export function PublishDialog({ open }: { readonly open: OpenPage | null }) {
  const flush = open?.flush ?? null
  const t = useT()
  const { name } = useStudioApp()
  const query = useQuery(changesQuery(useSlug()))
  const [note, setNote] = useState('')
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const { state, publish } = usePublish()
  const planning = useSchedulePublish()
  const [unsaved, setUnsaved] = useState<string | null>(null)
  const { refetch } = query
  useEffect(() => {
    // The list must include the latest edits, so they are saved first. If that fails, the list shows why.
    void flush?.().then(
      () => refetch(),
      (error: unknown) => setUnsaved(error instanceof UnsavedDraft ? error.message : formatError(t, error)),
    )
  }, [flush, refetch, t])
  const changes = query.data?.items ?? []
  const count = getSelectedChanges(changes, excluded).length
  const is_busy = state.step === 'saving' || state.step === 'running'
  const can_publish = state.step !== 'done' && changes.length > 0
  const is_planning = planning.value !== null && state.step === 'choosing'
  const checks = sortChecks(query.data ?? NOTHING_FOUND, excluded)
  const [accepted_count, setAcceptedCount] = useState(0)
  const is_accepted = accepted_count >= checks.warning_count
  const is_blocked =
    state.step === 'choosing' && (unsaved !== null || !is_accepted || checks.broken_ids.size > 0)
  const blocked_ids = new Set(checks.must.map(({ page_id }) => page_id))
  const without = new Set([...excluded, ...blocked_ids])
  const can_publish_without =
    unsaved === null &&
    [...blocked_ids].every((id) => changes.some((change) => change.page_id === id)) &&
    getSelectedChanges(changes, without).length > 0
  const request: PublishRequest = {
    note,
    choice: toPublishInput(changes, excluded),
    accepted_warnings: accepted_count,
    flush,
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && closePublishDialog()}
      title={is_planning ? t('publish.plan.choose', { count }) : getTitle(t, state, count, changes.length)}
      close_label={t('common.close')}
      width={880}
      aside={
        query.data &&
        (state.step !== 'done' || query.data.is_reachable || query.data.lan_address) && (
          <PhonePanel {...query.data} />
        )
      }
      actions={
        <>
          {can_publish && !is_planning && !is_blocked && (
            <span className={styles.hint}>
              <Undo2 aria-hidden="true" />
              {t('publish.undo_hint')}
            </span>
          )}
          {can_publish && is_blocked && (
            <span className={styles.hint} id="publish-blocked">
              <LockKeyhole aria-hidden="true" />
              {t('publish.checks.blocked', { count: checks.must.length + (unsaved === null ? 0 : 1) })}
            </span>
          )}
          {state.step !== 'done' && (
            <Button kind="outline" onClick={is_planning ? planning.cancelPlanning : closePublishDialog}>
              {is_planning ? t('common.back') : t(can_publish ? 'common.cancel' : 'common.close')}
            </Button>
          )}
          {can_publish && state.step === 'choosing' && !is_planning && (
            <Button
              kind="outline"
              icon={<CalendarClock />}
              disabled={count === 0}
              onClick={planning.startPlanning}
            >
              {t('publish.plan.open')}
            </Button>
          )}
          {state.step === 'done' && query.data && (
            <>
              {state.undo && (
                <Button kind="outline" icon={<Undo2 />} onClick={state.undo}>
                  {t('common.undo')}
                </Button>
              )}
              <LinkButton href={query.data.address} target="_blank" rel="noreferrer" icon={<Smartphone />}>
                {t('studio.view_app')}
              </LinkButton>
            </>
          )}
          {is_planning && (
            <Button
              is_busy={planning.is_busy}
              disabled={count === 0 || is_blocked}
              onClick={() => void planning.schedulePublish(request)}
            >
              {t('publish.plan.do')}
            </Button>
          )}
          {can_publish && is_blocked && !is_planning && can_publish_without && (
            <Button kind="outline" onClick={() => setExcluded(without)}>
              {t('publish.checks.without', { count: blocked_ids.size })}
            </Button>
          )}
          {can_publish && !is_planning && (
            <Button
              is_busy={is_busy}
              disabled={count === 0 || is_blocked}
              aria-describedby={is_blocked ? 'publish-blocked' : undefined}
              onClick={() => void publish(request)}
            >
              {t('publish.do')}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary query={query} content_name={t('publish.what_changes')}>
        {({ items, audience_groups }) => (
          <div className={styles.main}>
            {unsaved !== null && (
              <Notice tone="danger" icon={<TriangleAlert />} role="alert" title={t('publish.unsaved_title')}>
                {unsaved}
              </Notice>
            )}
            {is_planning && (
              <PlanForm value={planning.value ?? ''} onChange={planning.change} error={planning.error} />
            )}
            <PublishProgress
              state={state}
              lead={getLead(t, getSelectedChanges(items, excluded), {
                members: countConcerned(getSelectedChanges(items, excluded), audience_groups),
                has_changes: items.length > 0,
                is_planning,
                name,
              })}
            >
              <ChoiceButtons
                changes={items}
                excluded={excluded}
                page_id={open?.page_id ?? null}
                onChoose={setExcluded}
              />
              <ChangeList
                changes={items}
                left_out={excluded}
                onChoose={(key, is_chosen) =>
                  setExcluded((current_excluded) => {
                    const next = new Set(current_excluded)
                    if (is_chosen) next.delete(key)
                    else next.add(key)
                    return next
                  })
                }
              />
            </PublishProgress>
            {state.step === 'choosing' && (
              <PublishChecks
                checks={checks}
                is_accepted={is_accepted}
                onAccept={
                  count > 0 && checks.warning_count > 0
                    ? (accepts) => setAcceptedCount(accepts ? checks.warning_count : 0)
                    : null
                }
              />
            )}
            {state.step === 'choosing' && items.length > 0 && (
              <TextField
                label={t('publish.note')}
                placeholder={t('publish.note_placeholder')}
                value={note}
                maxLength={300}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

function getTitle(t: ReturnType<typeof useT>, state: PublishState, count: number, all: number): string {
  if (state.step === 'done') return t('publish.done_title')
  if (state.step === 'failed') return t('publish.failed_title')
  if (state.step !== 'choosing') return t('publish.running_title')
  return all === 0 ? t('publish.title_none') : t('publish.title', { count })
}

type PublishProgressProps = {
  readonly state: PublishState
  /** What is said above the list of changes. */
  readonly lead: string
  /** The list of changes to select from before publishing. */
  readonly children: ReactNode
}

function PublishProgress({ state, lead, children }: PublishProgressProps) {
  const t = useT()
  const { name, access } = useStudioApp()
  switch (state.step) {
    case 'choosing':
      return (
        <>
          <p className={styles.lead}>{lead}</p>
          {children}
        </>
      )
    case 'saving':
      return <WorkingMessage message={t('publish.saving')} />
    case 'running': {
      const { done, total } = state.publishing ?? { done: 0, total: 0 }
      return (
        <>
          <WorkingMessage
            message={total > 0 ? t('publish.running', { done, total }) : t('publish.running_title')}
          />
          <progress
            className={styles.progress}
            max={Math.max(total, 1)}
            value={done}
            aria-label={t('publish.running_title')}
          />
          <p className={styles.lead}>{t('publish.leave_hint')}</p>
        </>
      )
    }
    case 'done':
      return state.problems.length > 0 ? (
        <LeftOutPages problems={state.problems} />
      ) : (
        <output>
          <Notice tone="ok" icon={<CircleCheck />}>
            {t(access.is_private ? 'publish.done_text_private' : 'publish.done_text', { name })}
          </Notice>
        </output>
      )
    case 'failed':
      return <Failure state={state} />
    default:
      return assertNever(state)
  }
}

type LeadInput = { members: number; has_changes: boolean; is_planning: boolean; name: string }

function getLead(
  t: ReturnType<typeof useT>,
  changes: readonly Change[],
  { members: count, has_changes, is_planning, name }: LeadInput,
): string {
  if (!has_changes) return t('publish.text_none')
  if (is_planning) return t('publish.plan.text')
  if (changes.length === 0) return t('publish.text_nothing_chosen')
  const is_public = changes.some(({ audience }) => audience === null)
  return t(is_public ? 'publish.concerns_everyone' : 'publish.concerns', { count, name })
}

function WorkingMessage({ message }: { readonly message: string }) {
  return (
    <output className={styles.working}>
      <Spinner />
      {message}
    </output>
  )
}

function Failure({ state }: { readonly state: Extract<PublishState, { step: 'failed' }> }) {
  const t = useT()
  const problems = state.publishing?.problems ?? []
  return (
    <>
      <Notice
        tone="danger"
        icon={<TriangleAlert />}
        role="alert"
        {...(state.error ? { title: formatError(t, state.error) } : {})}
      >
        {problems.length > 0 ? t('publish.failed_text') : t('publish.failed_plain')}
      </Notice>
      <ProblemList problems={problems} />
    </>
  )
}

type ChangeListProps = {
  readonly changes: readonly Change[]
  /** Keys of what stays as it is for members (`getChoiceKey`). */
  readonly left_out: ReadonlySet<string>
  readonly onChoose: (key: string, is_chosen: boolean) => void
}

/** The changes of a publish and their audience; those that are not ready can be excluded. */
function ChangeList({ changes, left_out, onChoose }: ChangeListProps) {
  const t = useT()
  const format = useFormat()
  const app_changes = changes.filter(isSettingsChange)
  const [settings] = app_changes
  const page_changes = changes.filter((change) => !isSettingsChange(change))
  return (
    <ul className={styles.changes} aria-label={t('publish.what_changes')}>
      {page_changes.map((change) => (
        <li key={`${change.page_id} ${change.kind}`} className={styles.change}>
          <Checkbox
            label={<strong dir="auto">{change.title}</strong>}
            meta={formatChangedParts(t, format, change)}
            checked={!left_out.has(change.page_id)}
            onChange={(event) => onChoose(change.page_id, event.target.checked)}
          />
          <span className={styles.audience}>
            {formatAudience(t, change)}
            {formatAudienceChange(t, change).map((audience_text) => (
              <span key={audience_text} className={styles.meant}>
                {audience_text}
              </span>
            ))}
          </span>
        </li>
      ))}
      {settings && (
        <li className={styles.change}>
          <Checkbox
            label={<strong>{t('publish.settings')}</strong>}
            meta={format.list(app_changes.map(({ kind }) => t(`publish.kind_${kind}`)))}
            checked={!left_out.has(SETTINGS_KEY)}
            onChange={(event) => onChoose(SETTINGS_KEY, event.target.checked)}
          />
          <span className={styles.audience}>{formatAudience(t, settings)}</span>
        </li>
      )}
    </ul>
  )
}

/** Formats the audience of a change. */
function formatAudience(
  t: ReturnType<typeof useT>,
  { audience, gate }: Pick<Change, 'audience' | 'gate'>,
): string {
  if (audience === null) return t('publish.for_everyone')
  const members = t('publish.for_members', { count: audience })
  return audience === 0 || gate === 'open' ? members : `${members} ${t(`publish.who_${gate}`)}`
}

/** Formats how a page's new position changes access: who gains, who loses, and how many descendants are affected. */
function formatAudienceChange(
  t: ReturnType<typeof useT>,
  { audience_change }: Pick<Change, 'audience_change'>,
): string[] {
  if (!audience_change) return []
  const { gains, loses, pages_below } = audience_change
  return [
    ...(gains > 0 ? [t('publish.move_gains', { count: gains })] : []),
    ...(loses > 0 ? [t('publish.move_loses', { count: loses })] : []),
    ...(pages_below > 0 ? [t('publish.move_below', { count: pages_below })] : []),
  ]
}
