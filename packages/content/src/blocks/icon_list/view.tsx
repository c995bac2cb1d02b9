import type { BlockView } from '../../block-view.ts'
import { IconView } from '../../icon.tsx'
import { Section } from '../../parts/section.tsx'
import type { iconListBlock } from './definition.ts'
import styles from './styles.module.css'

/** Points with an icon each. Points without text are left out. */
export const IconListView: BlockView<typeof iconListBlock> = ({ props, block_id }) => {
  const items = props.items.filter((item) => item.title !== '' || item.text !== '')
  if (items.length === 0) return null
  return (
    <Section id={block_id} title={props.title}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.icon}>
              <IconView name={item.icon} />
            </span>
            <span className={styles.words}>
              {item.title !== '' && (
                <strong className={styles.title} dir="auto">
                  {item.title}
                </strong>
              )}
              {item.text !== '' && (
                <span className={styles.text} dir="auto">
                  {item.text}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
