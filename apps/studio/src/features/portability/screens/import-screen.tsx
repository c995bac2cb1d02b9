import { useFormat, useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { LoadState } from '#platform/load-state.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { FileDrop } from '../components/file-drop.tsx'
import { ImportReport } from '../components/import-report.tsx'
import { stepOf, type ImportRun } from '../import-words.ts'
import { importQuery, importsQuery } from '../queries.ts'
import styles from './import-screen.module.css'

const route = getRouteApi('/apps/$slug/library/import')
const steps = ['choose', 'check', 'import'] as const

/** Brings an exercise library in: choose a file, look at the dry run row by row, import. It goes on when one leaves. */
export function ImportScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const { run } = route.useSearch()
  return (
    <Page
      title={t('studio_import.title')}
      side={<Earlier slug={slug} />}
      side_label={t('studio_import.earlier')}
      back={
        <Link to="/apps/$slug/library" params={{ slug }}>
          <BackLabel>{t('studio.nav.library')}</BackLabel>
        </Link>
      }
    >
      {run ? <Run slug={slug} id={run} /> : <Choose />}
    </Page>
  )
}

function Choose() {
  return (
    <>
      <Steps at={0} />
      <FileDrop />
    </>
  )
}

function Run({ slug, id }: { readonly slug: string; readonly id: string }) {
  const t = useT()
  const query = useQuery(importQuery(slug, id))
  useReadAnew(slug, query.data?.state === 'done')
  return (
    <LoadState query={query} what={t('studio_import.title')}>
      {(run) => (
        <>
          <Steps at={run.state === 'done' ? steps.length : steps.indexOf(stepOf(run.state))} />
          <ImportReport run={run} slug={slug} />
        </>
      )}
    </LoadState>
  )
}

/** What was read of the app before an import was done does not know of what it brought. */
function useReadAnew(slug: string, is_done: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!is_done) return
    void queries.invalidateQueries({
      queryKey: ['app', slug],
      predicate: ({ queryKey }) => queryKey[2] !== 'portability',
    })
  }, [queries, slug, is_done])
}

/** The three steps, those behind one ticked. */
export function Steps({ at }: { readonly at: number }) {
  const t = useT()
  return (
    <ol
      className={styles.steps}
      aria-label={t('common.step_of', { step: Math.min(at + 1, steps.length), total: steps.length })}
    >
      {steps.map((step, i) => (
        <li
          key={step}
          className={styles.step}
          data-state={i < at ? 'done' : i === at ? 'now' : 'open'}
          aria-current={i === at ? 'step' : undefined}
        >
          <span className={styles.number}>{i < at ? <Check aria-hidden="true" /> : i + 1}</span>
          {t(`studio_import.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function Earlier({ slug }: { readonly slug: string }) {
  const t = useT()
  const query = useQuery(importsQuery(slug))
  return (
    <>
      <h2 className={styles.side_title}>{t('studio_import.earlier')}</h2>
      <LoadState query={query} what={t('studio_import.earlier')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('studio_import.earlier_none')}</p>
          ) : (
            <ul>
              {items.map((run) => (
                <EarlierRun key={run.id} run={run} slug={slug} />
              ))}
            </ul>
          )
        }
      </LoadState>
      <p className={styles.hint}>{t('studio_import.can_leave')}</p>
    </>
  )
}

function EarlierRun({ run, slug }: { readonly run: ImportRun; readonly slug: string }) {
  const t = useT()
  const format = useFormat()
  const tones = {
    done: 'ok',
    failed: 'danger',
    checking: 'accent',
    importing: 'accent',
    checked: 'warn',
  } as const
  return (
    <li className={styles.run}>
      <Link
        to="/apps/$slug/library/import"
        params={{ slug }}
        search={{ run: run.id }}
        className={styles.run_link}
      >
        <span className={styles.run_name}>{run.file_name}</span>
        <span className={styles.run_meta}>{format.dateTime(run.created_at, 'short')}</span>
      </Link>
      <Badge tone={tones[run.state]}>{t(`studio_import.states.${run.state}`)}</Badge>
    </li>
  )
}
