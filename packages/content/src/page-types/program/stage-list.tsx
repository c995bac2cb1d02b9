import { useFormat, useT } from '@foyer/i18n/react'
import type { Translate } from '@foyer/i18n'
import { Check, ChevronDown, ChevronRight, Clock, Lock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageHost } from '../../host-context.tsx'
import { joinWithDots, formatFacts, formatLockReason } from '../../parts/format-facts.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import { usePlannedMeta } from './plan-section.tsx'
import type { ProgramState, Session, Stage, StageState } from './stages.ts'
import styles from './stage-list.module.css'

/**
 * The stages on a vertical line: completed ones folded into one row, the current one expanded, locked ones with
 * their unlock date.
 */
export function StageList({ program, is_weekly }: { program: ProgramState; is_weekly: boolean }): ReactNode {
  const { stages, is_started } = program
  const first_open = stages.findIndex((stage) => stage.state !== 'done')
  const collapsed = first_open < 0 ? stages : stages.slice(0, first_open)
  const rest = first_open < 0 ? [] : stages.slice(first_open)
  const shown = is_started ? undefined : rest.find((stage) => stage.state === 'next')?.page_id
  return (
    <ol className={styles.stages}>
      {collapsed.length > 0 && <CompletedStages stages={collapsed} is_weekly={is_weekly} />}
      {rest.map((stage) => (
        <StageRow
          key={stage.page_id}
          stage={stage}
          is_weekly={is_weekly}
          is_open={stage.state === 'now' || stage.page_id === shown}
        />
      ))}
    </ol>
  )
}

function CompletedStages({ stages, is_weekly }: { stages: readonly Stage[]; is_weekly: boolean }): ReactNode {
  const t = useT()
  const done = stages.reduce((sum, stage) => sum + stage.done, 0)
  const count = stages.reduce((sum, stage) => sum + stage.sessions.length, 0)
  return (
    <li className={styles.stage} data-state="done">
      <Node state="done" />
      <details className={styles.details}>
        <summary className={styles.row}>
          <StageText label={collapsedLabel(t, stages.length, is_weekly)} title={t('pages.program.done')} />
          <span className={styles.aside}>{t('pages.program.of_count', { done, count })}</span>
          <ChevronDown size={20} className={styles.turn} aria-hidden="true" />
        </summary>
        <Sessions sessions={stages.flatMap((stage) => stage.sessions)} />
      </details>
    </li>
  )
}

type StageRowProps = { stage: Stage; is_weekly: boolean; is_open: boolean }

function StageRow({ stage, is_weekly, is_open }: StageRowProps): ReactNode {
  const t = useT()
  const summary = <StageText label={stageLabel(t, stage.number, is_weekly)} title={stage.link.title} />
  const is_locked = stage.state === 'drip' || stage.state === 'locked'
  return (
    <li
      className={styles.stage}
      data-state={stage.state}
      {...(stage.state === 'now' ? { 'aria-current': 'step' } : {})}
    >
      <Node state={stage.state} />
      {is_locked ? (
        <PageAnchor link={stage.link} className={styles.row}>
          {summary}
          <LockedUntil link={stage.link} />
        </PageAnchor>
      ) : stage.sessions.length === 0 ? (
        <PageAnchor link={stage.link} className={styles.row}>
          {summary}
          <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
        </PageAnchor>
      ) : (
        <details className={styles.details} open={is_open}>
          <summary className={styles.row}>
            {summary}
            <span className={styles.aside}>{countLine(t, stage)}</span>
            <ChevronDown size={20} className={styles.turn} aria-hidden="true" />
          </summary>
          <Sessions sessions={stage.sessions} />
        </details>
      )}
    </li>
  )
}

function LockedUntil({ link }: Pick<Stage, 'link'>): ReactNode {
  const t = useT()
  const format = useFormat()
  const waits_for_start = link.state === 'is_scheduled' && link.available_after === null
  return (
    <span className={styles.aside}>
      {waits_for_start ? t('pages.program.after_start') : formatLockReason(t, format, link)}
    </span>
  )
}

function StageText({ label, title }: { label: string; title: string }): ReactNode {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
    </span>
  )
}

const drawings = { done: Check, drip: Clock, locked: Lock }

function Node({ state }: { state: StageState }): ReactNode {
  const Drawing = state === 'now' || state === 'next' ? null : drawings[state]
  return (
    <span className={styles.node} aria-hidden="true">
      {Drawing && <Drawing size={state === 'done' ? 14 : 13} strokeWidth={state === 'done' ? 3 : 2} />}
    </span>
  )
}

function Sessions({ sessions }: { sessions: readonly Session[] }): ReactNode {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.page_id}>
          <SessionRow session={session} />
        </li>
      ))}
    </ul>
  )
}

function SessionRow({ session: { page_id, link } }: { session: Session }): ReactNode {
  const t = useT()
  const format = useFormat()
  const formatPlanned = usePlannedMeta()
  const planned = usePageHost().plan?.pages.find((page) => page.page_id === page_id)
  const facts = formatFacts(t, link.content_type, link.facts)
  const lockReason = formatLockReason(t, format, link)
  const undated = link.progress === 'now' ? joinWithDots([t('pages.program.today'), facts]) : facts
  const meta = planned ? formatPlanned(planned, facts) : undated
  return (
    <PageAnchor link={link} className={styles.session}>
      <span className={styles.words} data-now={link.progress === 'now' || undefined}>
        <span className={styles.sessionTitle} dir="auto">
          {link.title}
        </span>
        <span className={styles.sessionMeta}>{lockReason ?? meta}</span>
      </span>
      <SessionMark link={link} />
    </PageAnchor>
  )
}

function SessionMark({ link }: Pick<Session, 'link'>): ReactNode {
  const t = useT()
  if (link.progress === 'done') {
    return (
      <span className={styles.tick}>
        <Check size={20} aria-hidden="true" />
        <span className={styles.hidden}>{t('pages.link.done')}</span>
      </span>
    )
  }
  if (link.progress === 'now') {
    return (
      <span className={styles.play} aria-hidden="true">
        <Play size={16} fill="currentColor" />
      </span>
    )
  }
  if (link.state !== 'granted' && link.state !== 'loading')
    return <Lock size={18} className={styles.chevron} aria-hidden="true" />
  return <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
}

function stageLabel(t: Translate, number: number, is_weekly: boolean): string {
  return is_weekly ? t('pages.program.week', { number }) : t('pages.program.part', { number })
}

function collapsedLabel(t: Translate, count: number, is_weekly: boolean): string {
  return is_weekly ? t('pages.program.weeks_done', { count }) : t('pages.program.parts_done', { count })
}

function countLine(t: Translate, stage: Stage): string {
  const count = stage.sessions.length
  return stage.state === 'now'
    ? t('pages.program.of_count', { done: stage.done, count })
    : t('pages.facts.lessons', { count })
}
