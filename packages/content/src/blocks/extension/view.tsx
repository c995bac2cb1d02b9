import { embedAddress, isOnHost } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { Puzzle } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { isFrameActivated } from '../../parts/frame-activation.ts'
import { FrameBox } from '../../parts/frame-box.tsx'
import { SandboxFrame } from '../../parts/sandbox-frame.tsx'
import { Section } from '../../parts/section.tsx'
import type { extensionBlock } from './definition.ts'
import styles from './styles.module.css'

/** A page of the owner's own making in a sandboxed frame. The studio loads nothing of other hosts. */
export const ExtensionView: BlockView<typeof extensionBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview, embeds } = usePageHost()
  const src = embedAddress(props.url)
  if (src === null) return is_preview ? <Empty>{t('pages.empty.extension')}</Empty> : null
  const { hostname } = new URL(src)
  const box = {
    icon: <Puzzle size={28} strokeWidth={1.5} aria-hidden="true" />,
    title: props.title === '' ? hostname : props.title,
    detail: hostname,
  }
  const pixels = props.height === 'fixed' ? props.pixels : null
  const is_shown = !is_preview && embeds && !isOnHost(src, embeds.base_host)
  return (
    <Section id={block_id} title="">
      {is_shown ? (
        <SandboxFrame
          key={src}
          kind="extension"
          src={withoutHash(src)}
          {...box}
          pixels={pixels}
          greeting={{ type: 'theme' }}
          onOpenPage={openPage}
        />
      ) : (
        <div className={styles.still}>
          <FrameBox icon={box.icon} label={box.title} detail={box.detail} />
        </div>
      )}
    </Section>
  )
}

/** The hash carries the nonce. */
function withoutHash(address: string): string {
  return address.split('#')[0] ?? ''
}

/**
 * Opens a page as a link would, and only right after the member has tapped or pressed a key in the frame, so that no
 * frame leads away by itself.
 */
function openPage(path: string, frame: HTMLElement): void {
  if (!isFrameActivated(frame)) return
  const link = document.createElement('a')
  link.href = path
  link.hidden = true
  frame.after(link)
  link.click()
  link.remove()
}
