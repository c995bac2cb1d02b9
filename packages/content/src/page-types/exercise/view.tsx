import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { ImageRef, VideoRef } from '@foyer/contract/pages/shapes'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { parseVideoAddress } from '@foyer/contract/rules/video-address'
import { useFormat, useT } from '@foyer/i18n/react'
import { formatArtSpec, type ArtSpec } from '@foyer/domain/art'
import { Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PageTypeView, PageTypeViewProps } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { findArtwork, ImageView, parseArt } from '../../image-view.tsx'
import { IMAGE_WIDTH } from '../../image-width.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { Steps } from '../../parts/steps.tsx'
import { SwapLine } from '../../parts/swap-line.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import { useSwap } from '../../swap-context.tsx'
import type { exercisePage } from './definition.ts'
import styles from './styles.module.css'

type Fields = PageTypeViewProps<typeof exercisePage>['fields']

/** One movement: pictures, steps, what it trains and what it needs. */
export const ExerciseView: PageTypeView<typeof exercisePage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const format = useFormat()
  const muscles = format.list(fields.primary_muscles)
  const video = findVideo(fields)
  return (
    <>
      <Pictures fields={fields} />
      <div className={styles.exercise}>
        <PageHead meta={capitalize(muscles)} />
        <SwapOfPage />
        {video && <VideoPlayer video={video} poster={null} title="" />}
        {!video && fields.video_url !== '' && isSafeLink(fields.video_url) && (
          <a className={styles.video} href={fields.video_url} target="_blank" rel="noopener noreferrer">
            <Play size={18} fill="currentColor" aria-hidden="true" />
            {t('pages.exercise.video')}
          </a>
        )}
        <div className={styles.columns}>
          {fields.instructions.length > 0 && (
            <Section id="how" title={t('pages.exercise.how')}>
              <Steps steps={fields.instructions} />
            </Section>
          )}
          <Facts fields={fields} />
        </div>
        {blocks}
        {actions}
      </div>
    </>
  )
}

/** The exercise that the member does in place of this one. */
function SwapOfPage(): ReactNode {
  const { index, panes } = usePageHost()
  const { page_id, page_title } = index.page
  const Swap = panes.swap
  return (
    Swap && (
      <Swap exercise_id={page_id} title={page_title}>
        <SwapOf name={page_title} />
      </Swap>
    )
  )
}

function SwapOf({ name }: { name: string }): ReactNode {
  const t = useT()
  const swap = useSwap()
  return (
    swap && <SwapLine text={t('pages.swap.done_instead', { name: swap.title })} name={name} swap={swap} />
  )
}

/** The video of the page; in versions from before there was one, the link where we can play it. */
function findVideo({ video, video_url }: Partial<Fields>): VideoRef {
  if (video) return video
  return video_url && 'video' in parseVideoAddress(video_url) ? { url: video_url } : null
}

function Pictures({ fields }: { fields: Fields }): ReactNode {
  const t = useT()
  const { index } = usePageHost()
  const { page } = index
  const pictures = fields.pictures.filter((picture) => picture.image !== null)
  const shown = pictures.length > 0 ? pictures : [{ id: 'none', image: null }]
  const drawn = shown.length === 1 ? findDrawnPose(shown[0]?.image ?? null, index) : null
  if (drawn) return <Moments spec={drawn} name={page.page_title} />
  return (
    <ul
      className={styles.pictures}
      data-count={Math.min(shown.length, 2)}
      aria-label={t('pages.exercise.pictures', { name: page.page_title })}
      {...(shown.length > 1 ? { tabIndex: 0 } : {})}
    >
      {shown.map((picture, place) => (
        <li key={picture.id} className={styles.frame}>
          <ImageView
            image={
              picture.image && picture.image.alt === ''
                ? {
                    ...picture.image,
                    alt: t('pages.exercise.picture', { name: page.page_title, place: place + 1 }),
                  }
                : picture.image
            }
            page={{ page_id: page.page_id, content_type: 'exercise' }}
            width={IMAGE_WIDTH}
            height={500}
            sizes="(min-width: 992px) 480px, 100vw"
            is_first={place === 0}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}

/** The figure that an exercise shows where nobody uploaded a picture; null where no figure is drawn. */
function findDrawnPose(image: ImageRef, index: Pick<PageIndex, 'page' | 'links'>): ArtSpec | null {
  if (image && 'media_id' in image) return null
  const { page } = index
  const spec = parseArt(image) ?? findArtwork(index, { page_id: page.page_id, content_type: 'exercise' })
  return spec.motif === 'figure' ? spec : null
}

/** A drawn exercise: both moments of the movement in turn, until a tap stops it; still if motion is reduced. */
function Moments({ spec, name }: { spec: ArtSpec; name: string }): ReactNode {
  const t = useT()
  const [is_paused, setPaused] = useState(false)
  const moment = { width: IMAGE_WIDTH, height: 500, sizes: '(min-width: 992px) 480px, 100vw' }
  const toArt = (is_second: boolean) => formatArtSpec({ ...spec, is_second })
  return (
    <div className={styles.pictures} data-count={1}>
      <div className={styles.frame} data-moments="" data-paused={is_paused ? '' : undefined}>
        <ImageView
          {...moment}
          image={{ art: toArt(false), alt: t('pages.exercise.picture', { name, place: 1 }) }}
          is_first
          className={styles.picture}
        />
        <ImageView {...moment} image={{ art: toArt(true), alt: '' }} className={styles.picture} />
        <button
          type="button"
          className={styles.pause}
          aria-label={t(is_paused ? 'pages.exercise.resume' : 'pages.exercise.pause')}
          onClick={() => setPaused(!is_paused)}
        >
          {is_paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </button>
      </div>
    </div>
  )
}

function Facts({ fields }: { fields: Fields }): ReactNode {
  const t = useT()
  const format = useFormat()
  const rows = [
    [t('pages.exercise.muscles'), format.list(fields.primary_muscles)],
    [t('pages.exercise.secondary'), format.list(fields.secondary_muscles)],
    [t('pages.exercise.equipment'), format.list(fields.equipment)],
    [t('pages.exercise.level'), fields.level === '' ? '' : t(`pages.level.${fields.level}`)],
    [t('pages.exercise.category'), fields.category],
    [t('pages.exercise.force'), fields.force === '' ? '' : t(`pages.force.${fields.force}`)],
    [t('pages.exercise.mechanic'), fields.mechanic === '' ? '' : t(`pages.mechanic.${fields.mechanic}`)],
  ].filter(([, value]) => value !== '')
  if (rows.length === 0) return null
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{capitalize(value ?? '')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Capitalizes the first letter: imported text comes in lower case. */
function capitalize(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase('en') + rest.join('')
}
