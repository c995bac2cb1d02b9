import { embedAddress } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { ExternalLink } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import { Section } from '../../parts/section.tsx'
import type { iframeBlock } from './definition.ts'
import { frameSource } from './frame-source.ts'
import { SiteFrame } from './site-frame.tsx'
import styles from './styles.module.css'

/** A page of another site in a frame, and a link to it for browsers or sites that refuse frames. */
export const IframeView: BlockView<typeof iframeBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview, embeds } = usePageHost()
  const address = embedAddress(props.url)
  if (address === null) return is_preview ? <Empty>{t('pages.empty.iframe')}</Empty> : null
  const { hostname } = new URL(address)
  return (
    <Section id={block_id} title="" is_wide={props.width === 'full'}>
      <div className={styles.frame} data-width={props.width}>
        <SiteFrame
          key={address}
          src={frameSource(props.url, embeds)}
          title={props.title === '' ? hostname : props.title}
          hostname={hostname}
          height_ratio={props.height_ratio}
        />
        {!is_preview && (
          <a className={styles.open} href={address} {...externalLinkProps(address)}>
            {t('pages.frame.open')}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        )}
      </div>
    </Section>
  )
}
