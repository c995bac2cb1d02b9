import { Button } from '@foyer/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '#platform/parts/page.tsx'
import styles from './product-rows.module.css'

type EditableListSectionProps = {
  readonly title: string
  readonly text: string
  readonly add_label: string
  readonly can_add: boolean
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A part of a product's form that grows by one with the button at its head. */
export function EditableListSection({
  title,
  text,
  add_label,
  can_add,
  onAdd,
  children,
}: EditableListSectionProps) {
  return (
    <Section
      title={title}
      text={text}
      aside={
        <Button kind="outline" size="small" icon={<Plus />} disabled={!can_add} onClick={onAdd}>
          {add_label}
        </Button>
      }
    >
      {children}
    </Section>
  )
}

/** The text of an empty part of the product form. */
export function EmptyRows({ children }: { readonly children: ReactNode }) {
  return <p className={styles.none}>{children}</p>
}

/** Rows of a product's form: each with its fields, and at its end what can be done with it. */
export function ProductRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type ProductRowProps = {
  readonly is_collapsible?: boolean
  readonly children: readonly [fields: ReactNode, end: ReactNode]
}

/** One row; with `is_collapsible` its actions move below the fields on a small screen. */
export function ProductRow({ is_collapsible = false, children }: ProductRowProps) {
  return (
    <li className={styles.row} data-folds={is_collapsible || undefined}>
      {children}
    </li>
  )
}

/** The fields of a row: one below the other on a small screen, elsewhere in the columns of their kind. */
export function RowFields({
  columns,
  children,
}: {
  readonly columns: 'bump' | 'version'
  readonly children: ReactNode
}) {
  return (
    <div className={styles.fields} data-columns={columns}>
      {children}
    </div>
  )
}
