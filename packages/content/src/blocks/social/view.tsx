import { profileAddress } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { ExternalLink } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { externalLinkProps } from '../../parts/external-link-props.ts'
import { Section } from '../../parts/section.tsx'
import type { socialBlock } from './definition.ts'
import { NetworkIcon } from './network-icon.tsx'
import styles from './styles.module.css'

/** The owner's profiles elsewhere, as marks or as rows. Profiles without an address are left out. */
export const SocialView: BlockView<typeof socialBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview } = usePageHost()
  const items = props.items.flatMap(({ id, network, profile }) => {
    const href = profileAddress(network, profile)
    return href === null ? [] : [{ id, network, href, name: t(`pages.social.${network}`) }]
  })
  if (items.length === 0) return is_preview ? <Empty>{t('pages.empty.social')}</Empty> : null
  return (
    <Section id={block_id} title={props.title}>
      <ul className={styles.profiles} data-layout={props.layout}>
        {items.map(({ id, network, href, name }) => (
          <li key={id}>
            <a
              className={styles.profile}
              href={href}
              {...externalLinkProps(href)}
              {...(props.layout === 'icons' && { 'aria-label': name })}
            >
              <span className={styles.mark}>
                <NetworkIcon network={network} />
              </span>
              {props.layout === 'list' && (
                <>
                  <span className={styles.name}>{name}</span>
                  <ExternalLink size={18} className={styles.out} aria-hidden="true" />
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
