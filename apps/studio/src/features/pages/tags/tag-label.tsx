import type { Tag } from './queries.ts'
import styles from './tags.module.css'

/** The colour of a tag. */
export function TagDot({ color }: { readonly color: Tag['color'] }) {
  return <span className={styles.dot} data-color={color} aria-hidden="true" />
}

/** A tag as its colour and name. */
export function TagLabel({ tag }: { readonly tag: Pick<Tag, 'name' | 'color'> }) {
  return (
    <span className={styles.label}>
      <TagDot color={tag.color} />
      <span className={styles.name} dir="auto">
        {tag.name}
      </span>
    </span>
  )
}

type TagLabelsProps = {
  readonly tags: readonly Tag[]
  readonly ids: readonly string[]
  readonly max?: number
}

/** The tags of a page, the first few by name and how many more there are. */
export function TagLabels({ tags, ids, max = 3 }: TagLabelsProps) {
  const carried = tags.filter(({ id }) => ids.includes(id))
  if (carried.length === 0) return null
  const shown = carried.slice(0, max)
  return (
    <span className={styles.labels} title={carried.map(({ name }) => name).join(', ')}>
      {shown.map((tag) => (
        <TagLabel key={tag.id} tag={tag} />
      ))}
      {carried.length > max && <span>+{carried.length - max}</span>}
    </span>
  )
}
