import { useFormat, useT } from '@foyer/i18n/react'
import { Play, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { ImageView } from '../../image-view.tsx'
import { ActionButton } from '../../parts/action-button.tsx'
import { factsLine, lockedLine } from '../../parts/facts-line.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import type { heroBlock } from './definition.ts'
import styles from './styles.module.css'

/** The opening picture: words over its dark side, artwork where there is no picture, a card that overlaps its foot. */
export const HeroView: BlockView<typeof heroBlock> = ({ props, is_first }) => {
  const { index } = usePageHost()
  const Title = is_first ? 'h1' : 'h2'
  const has_words =
    props.eyebrow !== '' || props.title !== '' || props.subtitle !== '' || props.action !== null
  const height = (750 * props.height_ratio) / 100
  return (
    <div className={styles.hero} data-has-card={props.card_page_id !== null || undefined}>
      <div
        className={styles.stage}
        data-align={props.align}
        style={{ aspectRatio: `100 / ${props.height_ratio}` }}
      >
        <ImageView
          image={props.image}
          page={{ page_id: index.page.page_id, content_type: index.page.page_content_type }}
          width={750}
          height={height}
          wide={{ width: 1200, height: 630 }}
          sizes="(min-width: 992px) 760px, 100vw"
          is_first={is_first}
          is_aside={has_words && props.align === 'start'}
          className={styles.picture}
        />
        {has_words && <div className={styles.shade} />}
        {has_words && (
          <div className={styles.words}>
            {props.eyebrow !== '' && <p className={styles.eyebrow}>{props.eyebrow}</p>}
            {props.title !== '' && <Title className={styles.title}>{props.title}</Title>}
            {props.subtitle !== '' && <p className={styles.subtitle}>{props.subtitle}</p>}
            {props.action && props.action_text !== '' && (
              <div className={styles.action}>
                <ActionButton action={props.action} look="on_art">
                  {props.action_text}
                </ActionButton>
              </div>
            )}
          </div>
        )}
      </div>
      {props.card_page_id !== null && (
        <HeroCard page_id={props.card_page_id} label={props.card_label} button={props.card_button} />
      )}
    </div>
  )
}

function HeroCard({ page_id, label, button }: { page_id: string; label: string; button: string }): ReactNode {
  const t = useT()
  const format = useFormat()
  const link = usePageHost().link(page_id)
  if (!link) return null
  const { minutes, ...rest } = link.facts
  const exercises = rest.exercises ? t('pages.facts.exercises', { count: rest.exercises }) : null
  const meta = [exercises, rest.equipment?.join(', ')].filter(Boolean).join(' · ')
  return (
    <div className={styles.card}>
      {(label !== '' || minutes !== undefined) && (
        <div className={styles.cardHead}>
          {label !== '' && <span className={styles.chip}>{label}</span>}
          {minutes !== undefined && (
            <span className={styles.minutes}>
              <Timer size={16} aria-hidden="true" />
              {t('pages.facts.minutes', { count: minutes })}
            </span>
          )}
        </div>
      )}
      <h2 className={styles.cardTitle}>{link.title}</h2>
      <p className={styles.cardMeta}>
        {lockedLine(t, format, link) ?? (meta || factsLine(t, link.content_type, link.facts))}
      </p>
      <PageAnchor link={link} className={styles.start}>
        {link.content_type === 'workout' && <Play size={18} fill="currentColor" aria-hidden="true" />}
        {button === '' ? t('pages.hero.open') : button}
      </PageAnchor>
    </div>
  )
}
