import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { LabelKey } from '@foyer/i18n'
import type { WorkoutSet } from '@foyer/contract/workouts/prescription'

type Labelled = {
  /** Key of the field's name. */
  label: LabelKey
  /** Key of one sentence below the field. */
  help?: LabelKey
  /** Appearance fields are in the style tab; without `tab` a field is in the content tab. */
  tab?: 'style'
  /** Shown only while another prop of the same object has one of these values. */
  when?: { prop: string; is: readonly (string | number | boolean)[] }
}

export type TextField = Labelled & {
  kind: 'text'
  max?: number
  suggestions?: readonly string[]
  /** An address: the same in every language, so it is not offered for translation. */
  is_address?: true
  /** Kept out of the page, its previews and the search; only a call of its own gives it to those who may have it. */
  is_withheld?: true
}
export type LongTextField = Labelled & { kind: 'long_text'; max?: number }
export type RichTextField = Labelled & { kind: 'rich_text' }
export type ImageField = Labelled & { kind: 'image' }
/** A video at a provider, or an own one; its poster is a field of its own. */
export type VideoField = Labelled & { kind: 'video' }
/** A document of the library, such as a PDF. */
export type FileField = Labelled & { kind: 'file' }
export type PageField = Labelled & {
  kind: 'page'
  content_types?: readonly string[]
  /** A page that was deleted counts for nothing here, so nobody has to choose another. */
  may_be_gone?: true
}
export type PagesField = Labelled & { kind: 'pages'; max: number; content_types?: readonly string[] }
/** One of a few values, each with the key of its label. `''` means none. */
export type ChoiceField = Labelled & {
  kind: 'choice'
  options: readonly { value: string; label: LabelKey }[]
}
export type NumberField = Labelled & {
  kind: 'number'
  min: number
  max: number
  step?: number
  unit?: string
  /** Seconds, shown and typed as a clock such as 1:30. */
  is_clock?: true
}
export type BooleanField = Labelled & { kind: 'boolean' }
/** Several things of one shape. `item` is a new one; its ids are replaced by fresh ones (`newItem`). */
export type ListField = Labelled & {
  kind: 'list'
  fields: Fields
  item: Record<string, unknown>
  /** Key of the button that adds one. */
  add: LabelKey
  max: number
  /** Items are added by choosing pages for this prop, several at once. */
  picks?: string
  /** The groups of a workout: shown with the exercises in them, which move between groups (`WorkoutGroup`). */
  layout?: 'workout_groups'
  /** Enter in a text of an item opens the next one, as in a form that is written question by question. */
  is_sequence?: true
  /** Names pages below its own: edited by the planner, not the inspector, and left out of a copy without them. */
  plans_descendants?: true
}
/** The sets of an exercise, edited as a table. */
export type SetsField = Labelled & { kind: 'sets'; max: number }
/** Short plain texts, one a line. */
export type LinesField = Labelled & { kind: 'lines'; max: number }
/**
 * `text_prop` is the prop beside it that has the button's text: without a text there is no button. `is_required`: a
 * button without an action leads nowhere, instead of not being there.
 */
export type ActionField = Labelled & { kind: 'action'; text_prop?: string; is_required?: true }
/** The address of a page of another site, shown in a frame; `name_prop` is the prop beside it that names the frame. */
export type FrameField = Labelled & { kind: 'frame'; name_prop?: string }
/** A place on a map, as `parseMapPosition` reads it. */
export type PositionField = Labelled & { kind: 'position' }
/** Code of the owner: the same in every language. */
export type CodeField = Labelled & { kind: 'code'; max: number }
export type ColorField = Labelled & { kind: 'color' }
export type IconField = Labelled & { kind: 'icon' }
export type ProductField = Labelled & { kind: 'product' }
/** A calendar day, `YYYY-MM-DD`; `''` means none. */
export type DayField = Labelled & { kind: 'day' }
/** A rule that finds pages (`contentRule`). */
export type ContentRuleField = Labelled & { kind: 'content_rule' }
/** A time of day, `HH:MM`. */
export type TimeField = Labelled & { kind: 'time' }

/** An editor field as data: the studio draws it, and the same description finds ids and links inside of props. */
export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | ImageField
  | VideoField
  | FileField
  | PageField
  | PagesField
  | ChoiceField
  | NumberField
  | BooleanField
  | ListField
  | SetsField
  | LinesField
  | ActionField
  | FrameField
  | PositionField
  | CodeField
  | ColorField
  | IconField
  | ProductField
  | DayField
  | TimeField
  | ContentRuleField

/** The fields of an object by prop, in the order in which the inspector shows them. */
export type Fields = { [prop: string]: Field }

type StringField =
  | TextField
  | LongTextField
  | ChoiceField
  | FrameField
  | PositionField
  | CodeField
  | ColorField
  | IconField
  | PageField
  | ProductField
  | DayField
  | TimeField

/** The kinds of field that can edit a value of a type. */
export type FieldFor<T> = [T] extends [boolean]
  ? BooleanField
  : [T] extends [number | null]
    ? NumberField
    : [T] extends [string | null]
      ? StringField
      : [T] extends [readonly (infer Item)[]]
        ? [Item] extends [string]
          ? PagesField | LinesField
          : [Item] extends [WorkoutSet]
            ? SetsField
            : Omit<ListField, 'fields' | 'item'> & { fields: FieldsFor<Omit<Item, 'id' | 'uid'>>; item: Item }
        : [T] extends [ContentRule]
          ? ContentRuleField
          : ImageField | VideoField | FileField | RichTextField | ActionField

/** Exactly one field for every prop: a missing or extra field does not compile. */
export type FieldsFor<Props> = { [Prop in keyof Props]-?: FieldFor<Exclude<Props[Prop], undefined>> }
