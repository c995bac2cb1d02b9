import type { ReactNode } from 'react'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { ImageView as Picture } from '../../image-view.tsx'
import { IMAGE_WIDTH } from '../../image-width.ts'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import type { imageBlock } from './definition.ts'
import styles from './styles.module.css'

const ratios = { original: 2 / 3, wide: 9 / 16, square: 1, portrait: 5 / 4 }

/** One picture, in its own proportions or cropped to the shape that the owner chose. */
export const ImageView: BlockView<typeof imageBlock> = ({ props, is_first }) => {
  const { index } = usePageHost()
  const picture = (
    <Picture
      image={props.image}
      page={{ page_id: index.page.page_id, content_type: index.page.page_content_type }}
      width={IMAGE_WIDTH}
      height={IMAGE_WIDTH * ratios[props.shape]}
      sizes="(min-width: 992px) 760px, 100vw"
      is_first={is_first}
      is_whole={props.shape === 'original'}
      className={styles.picture}
    />
  )
  return (
    <figure className={styles.figure} data-width={props.width} data-shape={props.shape}>
      <Tappable action={props.action} name={props.image?.alt || props.caption}>
        {picture}
      </Tappable>
      {props.caption !== '' && (
        <figcaption className={styles.caption} dir="auto">
          {props.caption}
        </figcaption>
      )}
    </figure>
  )
}

function Tappable({
  action,
  name,
  children,
}: {
  action: BlockAction | null
  name: string
  children: ReactNode
}): ReactNode {
  const host = usePageHost()
  if (!action || !hasTarget(action)) return children
  const { href, on_click } = host.action(action)
  const shared = {
    className: styles.tap,
    ...(name === '' ? {} : { 'aria-label': name }),
    ...(on_click ? { onClick: on_click } : {}),
  }
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    )
  }
  return (
    <a href={href} {...shared} {...externalLinkProps(href)}>
      {children}
    </a>
  )
}
