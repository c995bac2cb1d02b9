import { hasTarget } from '@foyer/contract/rules/action-target'
import { useFormat, useT } from '@foyer/i18n/react'
import { Play, Timer } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import type { HostLink } from '../../host.ts'
import { ImageView } from '../../image-view.tsx'
import { IMAGE_WIDTH } from '../../image-width.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { formatFacts, formatLockReason } from '../../parts/format-facts.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import type { heroBlock } from './definition.ts'
import styles from './styles.module.css'

/**
 * The opening picture: text over its dark side, artwork where there is no picture, a card that overlaps its foot.
 * For signed-in members a personal hero shows their date, greeting and card instead; the box is the same.
 */
export const HeroView: BlockView<typeof heroBlock> = ({ props, is_first }) => {
  const { index, link, ...host } = usePageHost()
  const member = props.is_personal ? (host.member ?? null) : null
  const Title = is_first ? 'h1' : 'h2'
  const eyebrow = member?.date ?? props.eyebrow
  const title = member?.greeting ?? props.title
  const cardLink = props.card_page_id === null ? null : link(props.card_page_id)
  const card =
    member?.todo ?? (cardLink && { link: cardLink, label: props.card_label, button: props.card_button })
  const has_words = eyebrow !== '' || title !== '' || props.subtitle !== '' || props.action !== null
  const height = (IMAGE_WIDTH * props.height_ratio) / 100
  return (
    <div
      className={styles.hero}
      data-has-card={props.card_page_id !== null || card !== null || undefined}
      data-is-personal={props.is_personal || undefined}
      data-is-running={member?.running ? '' : undefined}
      data-is-known={member ? '' : undefined}
      data-is-loading={member?.is_loading ? '' : undefined}
    >
      <div className={styles.front}>
        <div
          className={styles.stage}
          data-align={props.align}
          style={{ '--ratio': `100 / ${props.height_ratio}` } as CSSProperties}
        >
          <ImageView
            image={props.image}
            page={{ page_id: index.page.page_id, content_type: index.page.page_content_type }}
            width={IMAGE_WIDTH}
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
              {eyebrow !== '' && (
                <p className={styles.eyebrow} dir="auto">
                  {eyebrow}
                </p>
              )}
              {title !== '' && (
                <Title className={styles.title} dir="auto">
                  {title}
                </Title>
              )}
              {props.subtitle !== '' && (
                <p className={styles.subtitle} dir="auto">
                  {props.subtitle}
                </p>
              )}
              {props.action && props.action_text !== '' && (host.is_preview || hasTarget(props.action)) && (
                <div className={styles.action}>
                  <ActionButton action={props.action} buttonProps="on_art">
                    {props.action_text}
                  </ActionButton>
                </div>
              )}
            </div>
          )}
        </div>
        {card && <HeroCard {...card} />}
      </div>
      {props.is_personal && <div className={styles.running}>{member?.running}</div>}
    </div>
  )
}

function HeroCard({ link, label, button }: { link: HostLink; label: string; button: string }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { minutes, ...rest } = link.facts
  const exercises = rest.exercises ? t('pages.facts.exercises', { count: rest.exercises }) : null
  const meta = [exercises, rest.equipment?.join(', ')].filter(Boolean).join(' · ')
  return (
    <div className={styles.card}>
      {(label !== '' || minutes !== undefined) && (
        <div className={styles.cardHead}>
          {label !== '' && (
            <span className={styles.chip} dir="auto">
              {label}
            </span>
          )}
          {minutes !== undefined && (
            <span className={styles.minutes}>
              <Timer size={16} aria-hidden="true" />
              {t('pages.facts.minutes', { count: minutes })}
            </span>
          )}
        </div>
      )}
      <h2 className={styles.cardTitle} dir="auto">
        {link.title}
      </h2>
      <p className={styles.cardMeta}>
        {formatLockReason(t, format, link) ?? (meta || formatFacts(t, link.content_type, link.facts))}
      </p>
      <PageAnchor link={link} className={styles.start}>
        {link.content_type === 'workout' && <Play size={18} fill="currentColor" aria-hidden="true" />}
        {button === '' ? t('pages.hero.open') : button}
      </PageAnchor>
    </div>
  )
}
