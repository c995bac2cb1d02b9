import { getInitials } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'
import { User } from 'lucide-react'
import { useState, type CSSProperties, type ReactNode } from 'react'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { ImageView } from '../../image-view.tsx'
import { blockPixels } from '../../parts/block-pixels.ts'
import { Empty } from '../../parts/empty.tsx'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import { Section } from '../../parts/section.tsx'
import type { avatarBlock } from './definition.ts'
import styles from './styles.module.css'

/** A person's round picture with a name and a line. Without a picture the initials are shown. */
export const AvatarView: BlockView<typeof avatarBlock> = ({ props, block_id }) => {
  const t = useT()
  const { viewer, is_preview } = usePageHost()
  const person = props.source === 'member' ? (viewer ?? null) : null
  const name = person?.name ?? props.name
  const pixels = blockPixels(props.size)
  const is_empty = person === null && props.image === null && name === '' && props.text === ''
  if (is_empty && props.source === 'picture') {
    return is_preview ? <Empty>{t('pages.empty.avatar')}</Empty> : null
  }
  return (
    <Section id={block_id} title="">
      <Tappable action={props.action} align={props.align} name={name}>
        <span className={styles.face} style={{ '--size': `${pixels}px` } as CSSProperties}>
          {person ? (
            <MemberPicture key={person.picture} src={person.picture} name={person.name} pixels={pixels} />
          ) : (
            <OwnPicture image={props.image} name={props.name} pixels={pixels} />
          )}
        </span>
        {(name !== '' || props.text !== '') && (
          <span className={styles.words}>
            {name !== '' && (
              <strong className={styles.name} dir="auto">
                {name}
              </strong>
            )}
            {props.text !== '' && (
              <span className={styles.text} dir="auto">
                {props.text}
              </span>
            )}
          </span>
        )}
      </Tappable>
    </Section>
  )
}

function OwnPicture({
  image,
  name,
  pixels,
}: {
  image: Parameters<typeof ImageView>[0]['image']
  name: string
  pixels: number
}): ReactNode {
  if (image) return <ImageView image={image} width={pixels} height={pixels} className={styles.picture} />
  return name === '' ? (
    <User size={pixels / 2.5} strokeWidth={1.5} aria-hidden="true" />
  ) : (
    <Initials of={name} />
  )
}

/** The member's own picture; their initials where there is none, or where it fails to load. */
function MemberPicture({
  src,
  name,
  pixels,
}: {
  src: string | null
  name: string
  pixels: number
}): ReactNode {
  const [has_failed, setFailed] = useState(false)
  if (src === null || has_failed) return <Initials of={name} />
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}

function Initials({ of }: { of: string }): ReactNode {
  return <span aria-hidden="true">{getInitials(of)}</span>
}

function Tappable({
  action,
  align,
  name,
  children,
}: {
  action: BlockAction | null
  align: 'start' | 'center'
  name: string
  children: ReactNode
}): ReactNode {
  const host = usePageHost()
  if (!action || !hasTarget(action))
    return (
      <div className={styles.avatar} data-align={align}>
        {children}
      </div>
    )
  const { href, on_click } = host.action(action)
  const shared = {
    className: styles.avatar,
    'data-align': align,
    'data-is-link': '',
    ...(name === '' ? {} : { 'aria-label': name }),
    ...(on_click ? { onClick: on_click } : {}),
  }
  if (href === undefined)
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    )
  return (
    <a href={href} {...shared} {...externalLinkProps(href)}>
      {children}
    </a>
  )
}
