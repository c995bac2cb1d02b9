import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Coach } from '../../parts/coach.tsx'
import { formatFacts } from '../../parts/format-facts.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { RunProgress } from '../../parts/run-progress.tsx'
import { Split } from '../../parts/split.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import type { programPage } from './definition.ts'
import { PlanSection } from './plan-section.tsx'
import { StageList } from './stage-list.tsx'
import { getProgramState } from './stages.ts'
import type { ProgramState } from './stages.ts'
import styles from './styles.module.css'

/** A plan: its cover and figures, how far the member is, and the stages. On wide screens the first part stays put. */
export const ProgramView: PageTypeView<typeof programPage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const host = usePageHost()
  const program = getProgramState(host)
  const facts = { weeks: fields.weeks, days_per_week: fields.days_per_week, level: fields.level }
  const is_weekly = fields.weeks > 0 && fields.weeks === program.stages.length
  return (
    <Split
      lead={
        <>
          <PageCover image={fields.cover} ratio="wide" place="card" />
          <PageHead meta={formatFacts(t, 'program', facts)}>
            {fields.tagline !== '' && (
              <p className={styles.tagline} dir="auto">
                {fields.tagline}
              </p>
            )}
          </PageHead>
          <Coach name={fields.coach_name} line={fields.coach_line} picture={fields.coach_picture} />
          {program.is_started && program.count > 0 && <Progress program={program} />}
          {actions}
        </>
      }
    >
      {host.plan && <PlanSection plan={host.plan} />}
      {fields.video && <VideoPlayer video={fields.video} poster={fields.cover} title="" />}
      {program.stages.length > 0 && (
        <section className={styles.part} aria-labelledby="stages">
          <h2 id="stages" className={styles.heading}>
            {is_weekly ? t('pages.program.stages') : t('pages.program.parts')}
          </h2>
          <StageList program={program} is_weekly={is_weekly} />
        </section>
      )}
      {blocks}
    </Split>
  )
}

function Progress({ program }: { program: ProgramState }): ReactNode {
  const t = useT()
  const { done, count, stages } = program
  return (
    <RunProgress
      text={t('pages.program.of_sessions', { done, count })}
      done={done}
      count={count}
      {...(stages.length > 12 ? {} : { segments: toSegments(program) })}
    />
  )
}

function toSegments({ stages }: ProgramState): { key: string; share: number }[] {
  return stages.map((stage) => ({
    key: stage.page_id,
    share: stage.sessions.length === 0 ? Number(stage.state === 'done') : stage.done / stage.sessions.length,
  }))
}
