import { parseVideoAddress } from '@foyer/contract/rules/video-address'
import type { VideoRef } from '@foyer/contract/pages/shapes'
import { getStreamSpan, type StreamState } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import { Radio } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Coach } from '../../parts/coach.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageIntro } from '../../parts/page-intro.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { Countdown } from './countdown.tsx'
import type { streamPage } from './definition.ts'
import styles from './styles.module.css'
import { useStreamState } from './use-stream-state.ts'

type Fields = Parameters<PageTypeView<typeof streamPage>>[0]['fields']
type Span = { starts_at: string; ends_at: string }

/** A stream: the countdown before it, its video while it is live, and the recording when it has ended. */
export const StreamView: PageTypeView<typeof streamPage> = ({ fields, blocks, actions }) => {
  const { time_zone } = usePageHost()
  const { day, time, minutes } = fields
  const span = useMemo(
    () => getStreamSpan({ day, time, minutes }, time_zone),
    [day, time, minutes, time_zone],
  )
  const state = useStreamState(span)
  return <Stream {...{ fields, blocks, actions, span, state }} />
}

/** A stream in a state; null while that is unknown. */
export function Stream({
  fields,
  blocks,
  actions,
  span,
  state,
}: Pick<Parameters<typeof StreamView>[0], 'fields' | 'blocks' | 'actions'> & {
  span: Span | null
  state: StreamState | null
}): ReactNode {
  const { page } = usePageHost().index
  const video = chooseVideo(fields, state)
  const is_on_stage = video !== null && !isMeeting(video)
  const player = video && (
    <VideoPlayer
      video={video}
      poster={fields.cover}
      title={page.page_title}
      starts_at={span?.starts_at ?? null}
      is_first
    />
  )
  return (
    <>
      {is_on_stage ? (
        <div className={styles.stage}>{player}</div>
      ) : (
        <PageCover image={fields.cover} ratio="tall" place="column" />
      )}
      <div className={styles.stream}>
        <div className={styles.head}>
          <Badge state={state} span={span} has_recording={video !== null} />
          <PageHead>
            {span && <When {...span} />}
            <PageIntro text={fields.intro} />
          </PageHead>
        </div>
        {!is_on_stage && player}
        {!video && <Waiting span={span} state={state} />}
        <Coach name={fields.coach_name} line={fields.coach_line} picture={fields.coach_picture} />
        {blocks}
        {actions}
      </div>
    </>
  )
}

/** The video that a state shows; nothing of a stream that is not live yet. */
function chooseVideo({ video, recording }: Fields, state: StreamState | null): VideoRef {
  if (state === 'live') return video
  if (state === 'ended') return recording
  return state === 'undated' ? (recording ?? video) : null
}

/** Whether a video is a meeting that opens elsewhere, so that the cover stays. */
function isMeeting(video: VideoRef): boolean {
  const found = video && 'url' in video ? parseVideoAddress(video.url) : null
  return found !== null && 'video' in found && found.video.provider === 'zoom'
}

function Badge({
  state,
  span,
  has_recording,
}: {
  state: StreamState | null
  span: Span | null
  has_recording: boolean
}): ReactNode {
  const t = useT()
  const format = useFormat()
  if (!span || state === null || state === 'undated') return null
  const day = format.date(span.starts_at, 'near')
  if (state === 'live') {
    return (
      <p className={styles.badge} data-state="live">
        <span className={styles.dot} />
        {t('pages.stream.live')}
      </p>
    )
  }
  const past = has_recording ? 'pages.stream.recorded' : 'pages.stream.ended'
  return (
    <p className={styles.badge} data-state={state}>
      <Radio size={16} aria-hidden="true" />
      {t(state === 'upcoming' ? 'pages.stream.live_on' : past, { day })}
    </p>
  )
}

/** Day and time in the reader's zone, which is unknown while pre-rendering: the server writes that of the app. */
function When({ starts_at, ends_at }: Span): ReactNode {
  const t = useT()
  const format = useFormat()
  const is_same_day = format.date(starts_at) === format.date(ends_at)
  return (
    <p className={styles.when}>
      <time dateTime={starts_at}>
        {t('pages.stream.when', {
          day: format.date(starts_at, 'near'),
          from: format.time(starts_at),
          to: is_same_day ? format.time(ends_at) : format.dateTime(ends_at, 'short'),
        })}
      </time>
    </p>
  )
}

/** What stands in the place of a video: the countdown, or why there is none. */
function Waiting({ span, state }: { span: Span | null; state: StreamState | null }): ReactNode {
  const t = useT()
  const { is_preview } = usePageHost()
  if (span && (state === null || state === 'upcoming')) {
    return (
      <div className={styles.waiting}>
        <Countdown starts_at={span.starts_at} />
        <AddToCalendar {...span} />
      </div>
    )
  }
  if (is_preview) {
    return <Empty>{t(state === 'ended' ? 'pages.stream.no_recording' : 'pages.stream.no_video')}</Empty>
  }
  const texts = { live: 'pages.stream.starting', ended: 'pages.stream.over' } as const
  return (
    <output className={styles.note}>
      {t(state === 'live' || state === 'ended' ? texts[state] : 'pages.stream.no_date')}
    </output>
  )
}
