import { useT } from '@foyer/i18n/react'
import { Tabs } from '@foyer/ui/tabs'
import { useState, type ReactNode } from 'react'
import type { ContainerView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import type { composedBlock } from './definition.ts'
import styles from './styles.module.css'

type Part = { readonly id: string; readonly title: string; readonly content: ReactNode }

/** Parts with blocks of their own: columns and cards stand side by side where they fit, tabs show one at a time. */
export const ComposedView: ContainerView<typeof composedBlock> = ({ props, block_id, slots }) => {
  const t = useT()
  const { is_preview } = usePageHost()
  const { title, layout } = props
  const contents = slots.render(props.parts.map(({ id }) => id))
  const parts = props.parts.flatMap((part, at): Part[] => {
    const content = contents[at] ?? null
    return content === null ? [] : [{ ...part, content }]
  })
  if (parts.length === 0) return is_preview ? <Empty>{t('pages.composed.empty')}</Empty> : null
  const is_tabs = layout === 'tabs'
  return (
    <Section id={block_id} title={title}>
      {is_tabs && !slots.is_editable ? (
        <PartTabs label={title === '' ? t('pages.composed.label') : title} parts={parts} />
      ) : (
        <div className={styles.parts} data-layout={layout} data-count={parts.length}>
          {parts.map((part, at) => {
            const heading =
              part.title === '' && is_tabs ? t('pages.composed.tab', { number: at + 1 }) : part.title
            return (
              <div key={part.id} className={styles.part}>
                {heading !== '' && (
                  <h3 className={styles.title} dir="auto">
                    {heading}
                  </h3>
                )}
                {part.content}
              </div>
            )
          })}
        </div>
      )}
    </Section>
  )
}

function PartTabs({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const t = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  const selected = parts.find(({ id }) => id === chosen) ?? parts[0]
  if (!selected) return null
  const tabs = parts.map(({ id, title, content }, at) => ({
    id,
    label: title === '' ? t('pages.composed.tab', { number: at + 1 }) : title,
    content: <div className={styles.panel}>{content}</div>,
  }))
  return <Tabs label={label} tabs={tabs} selected={selected.id} onChange={setChosen} />
}
