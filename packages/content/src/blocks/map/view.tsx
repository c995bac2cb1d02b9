import { mapLink, parseMapPosition } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { ExternalLink, MapPin } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { blockPixels } from '../../parts/block-pixels.ts'
import { Empty } from '../../parts/empty.tsx'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import { Section } from '../../parts/section.tsx'
import type { mapBlock } from './definition.ts'
import { LiveMap } from './live-map.tsx'
import styles from './styles.module.css'

/**
 * A place: a map above its address and a link. Without tiles, without a network and in the studio a drawn ground takes
 * the place of the map.
 */
export const MapView: BlockView<typeof mapBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview, embeds } = usePageHost()
  const position = parseMapPosition(props.position)
  const name = props.title === '' ? t('pages.map.title') : props.title
  const link = mapLink(position, props.address === '' ? props.title : props.address, props.zoom)
  if (link === null) return is_preview ? <Empty>{t('pages.empty.map')}</Empty> : null
  const tiles = is_preview ? null : (embeds?.map_tiles ?? null)
  return (
    <Section id={block_id} title="">
      <div className={styles.place}>
        <div className={styles.ground} style={{ blockSize: blockPixels(props.size) }}>
          <MapPin className={styles.pin} size={32} strokeWidth={1.75} aria-hidden="true" />
          {tiles && position && <LiveMap position={position} zoom={props.zoom} tiles={tiles} name={name} />}
        </div>
        <div className={styles.foot}>
          <div className={styles.words}>
            <h2 className={styles.title} dir="auto">
              {name}
            </h2>
            {props.address !== '' && (
              <p className={styles.address} dir="auto">
                {props.address}
              </p>
            )}
          </div>
          <a className={styles.open} href={link} {...externalLinkProps(link)}>
            {t('pages.map.open')}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        </div>
      </div>
    </Section>
  )
}
