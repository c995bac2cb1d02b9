import { embedAddress, isOnHost } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { AppWindow, ExternalLink } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import { FrameBox, FrameFault } from '../../parts/frame-box.tsx'
import { Section } from '../../parts/section.tsx'
import { useOnline } from '../../parts/use-online.ts'
import type { iframeBlock } from './definition.ts'
import styles from './styles.module.css'

/** Another origin may use its own storage, so that bookings and forms work; it never gets that of the app. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** A page of another site in a frame, and a link to it for browsers or sites that refuse frames. */
export const IframeView: BlockView<typeof iframeBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview, embeds } = usePageHost()
  const is_online = useOnline()
  const src = embedAddress(props.url)
  if (src === null) return is_preview ? <Empty>{t('pages.empty.iframe')}</Empty> : null
  const { hostname } = new URL(src)
  const title = props.title === '' ? hostname : props.title
  const is_shown = !is_preview && embeds && !isOnHost(src, embeds.base_host)
  return (
    <Section id={block_id} title="" is_wide={props.width === 'full'}>
      <div className={styles.frame} data-width={props.width}>
        <FrameBox
          icon={<AppWindow size={28} strokeWidth={1.5} aria-hidden="true" />}
          label={title}
          detail={hostname}
          style={{ aspectRatio: `100 / ${props.height_ratio}` }}
        >
          {is_shown &&
            (is_online ? (
              <iframe
                src={src}
                title={title}
                sandbox={SANDBOX}
                allow="fullscreen"
                referrerPolicy="strict-origin-when-cross-origin"
                loading="lazy"
              />
            ) : (
              <FrameFault is_online={false} />
            ))}
        </FrameBox>
        {!is_preview && (
          <a className={styles.open} href={src} {...externalLinkProps(src)}>
            {t('pages.frame.open')}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        )}
      </div>
    </Section>
  )
}
