import { useT } from '@foyer/i18n/react'
import { Button, Notice, Spinner, TextField } from '@foyer/ui'
import { LinkButton } from '@foyer/ui/link-button'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Smartphone, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { LoadState } from '#platform/load-state.tsx'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { changesQuery } from '../queries.ts'
import { ChangeList } from './change-list.tsx'
import { chosenChanges, chosenPages, type Change } from './chosen-changes.ts'
import { PhonePanel } from './phone-panel.tsx'
import styles from './publish.module.css'
import { closePublish, type Flush } from './publish-layer.ts'
import { usePublish, type PublishState } from './use-publish.ts'
import { unreachable } from '#editor/unreachable.ts'

/** What will change and for whom, then the course of it, and at the end the app on the owner's own phone. */
export function PublishDialog({ flush }: { readonly flush: Flush | null }) {
  const t = useT()
  const query = useQuery(changesQuery(useSlug()))
  const [note, setNote] = useState('')
  const [left_out, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { state, publish } = usePublish()
  const { refetch } = query
  useEffect(() => {
    // What was typed a moment ago belongs to the list too; where it cannot be saved, publishing says why.
    void flush?.().then(
      () => refetch(),
      () => undefined,
    )
  }, [flush, refetch])
  const changes = query.data?.items ?? []
  const count = chosenChanges(changes, left_out).length
  const is_busy = state.step === 'saving' || state.step === 'running'
  const can_publish = state.step !== 'done' && changes.length > 0
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && closePublish()}
      title={titleOf(t, state, count, changes.length)}
      close_label={t('common.close')}
      width={880}
      aside={query.data && <PhonePanel {...query.data} />}
      actions={
        <>
          {can_publish && (
            <span className={styles.hint}>
              <Undo2 aria-hidden="true" />
              {t('publish.undo_hint')}
            </span>
          )}
          <Button kind="outline" onClick={closePublish}>
            {can_publish ? t('common.cancel') : t('common.close')}
          </Button>
          {state.step === 'done' && query.data && (
            <LinkButton
              kind="ink"
              href={query.data.address}
              target="_blank"
              rel="noreferrer"
              icon={<Smartphone />}
            >
              {t('studio.view_app')}
            </LinkButton>
          )}
          {can_publish && (
            <Button
              is_busy={is_busy}
              disabled={count === 0}
              onClick={() => void publish({ note, page_ids: chosenPages(changes, left_out), flush })}
            >
              {t('publish.do')}
            </Button>
          )}
        </>
      }
    >
      <LoadState query={query} what={t('publish.what_changes')}>
        {({ items }) => (
          <div className={styles.main}>
            <Course state={state} changes={items}>
              <ChangeList
                changes={items}
                left_out={left_out}
                onChoose={(page_id, is_chosen) =>
                  setLeftOut((known) => {
                    const next = new Set(known)
                    if (is_chosen) next.delete(page_id)
                    else next.add(page_id)
                    return next
                  })
                }
              />
            </Course>
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
      </LoadState>
    </Dialog>
  )
}

function titleOf(t: ReturnType<typeof useT>, state: PublishState, count: number, all: number): string {
  if (state.step === 'done') return t('publish.done_title')
  if (state.step === 'failed') return t('publish.failed_title')
  if (state.step !== 'choosing') return t('publish.running_title')
  return all === 0 ? t('publish.title_none') : t('publish.title', { count })
}

type CourseProps = {
  readonly state: PublishState
  readonly changes: readonly Change[]
  /** The list to choose from, shown before anything is published. */
  readonly children: ReactNode
}

function Course({ state, changes, children }: CourseProps) {
  const t = useT()
  const { name } = useStudioApp()
  switch (state.step) {
    case 'choosing':
      return (
        <>
          <p className={styles.lead}>
            {changes.length === 0 ? t('publish.text_none') : t('publish.text', { name })}
          </p>
          {children}
        </>
      )
    case 'saving':
      return <Working words={t('publish.saving')} />
    case 'running': {
      const { done, total } = state.publishing ?? { done: 0, total: 0 }
      return (
        <>
          <Working words={total > 0 ? t('publish.running', { done, total }) : t('publish.running_title')} />
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
      return (
        <output>
          <Notice tone="ok" icon={<CircleCheck />}>
            {t('publish.done_text', { name })}
          </Notice>
        </output>
      )
    case 'failed':
      return <Failure state={state} />
    default:
      return unreachable(state)
  }
}

function Working({ words }: { readonly words: string }) {
  return (
    <output className={styles.working}>
      <Spinner />
      {words}
    </output>
  )
}

function Failure({ state }: { readonly state: Extract<PublishState, { step: 'failed' }> }) {
  const t = useT()
  const slug = useSlug()
  const problems = state.publishing?.problems ?? []
  return (
    <>
      <Notice
        tone="danger"
        icon={<TriangleAlert />}
        role="alert"
        {...(state.error ? { title: problemText(t, state.error) } : {})}
      >
        {problems.length > 0 ? t('publish.failed_text') : t('publish.failed_plain')}
      </Notice>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.page_id} ${problem.block_id} ${problem.path}`}>
            <Link
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id: problem.page_id }}
              search={problem.block_id === null ? {} : { block: problem.block_id }}
              onClick={closePublish}
            >
              {problem.title}
            </Link>{' '}
            {t.find(`errors.${problem.code}`, problem.params) ?? problem.path}
          </li>
        ))}
      </ul>
    </>
  )
}
