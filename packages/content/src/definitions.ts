/**
 * The content model without React: the server parses, compiles and searches by it, the studio builds its inspector
 * from it. Views are in `@foyer/content/views`.
 */
export { listTokens, resolveBlock, resolveTexts } from './attributes/resolve-texts.ts'
export type { PersonalText, TextPage, TokenUse } from './attributes/resolve-texts.ts'
export { findTokens, formatToken, withoutTokens } from './attributes/tokens.ts'
export { getAnsweredForm } from './answered-form.ts'
export { blockSearchText, pageSearchText } from './block-search-text.ts'
export { withoutWithheld } from './without-withheld.ts'
export { listSearchTexts } from './page-search-texts.ts'
export { getAnnouncement } from './announcement.ts'
export {
  collectActionReferences,
  collectAttributeReferences,
  collectReferences,
} from './collect-references.ts'
export type { FileUse, FrameUse, References, UnsafeLink } from './collect-references.ts'
export type {
  BlockCategory,
  BlockDefinition,
  BlockSlot,
  ExampleInput,
  PageCategory,
  PageTypeDefinition,
  Picker,
  PropsOf,
  TypedBlock,
  TypedPageType,
  Upgrade,
} from './define.ts'
export { detachReferences } from './detach-references.ts'
export type { KnownReferences, LostReference } from './detach-references.ts'
export { blockDefinitions, pageTypeDefinitions } from './definitions.generated.ts'
export { fieldProblems } from './field-problems.ts'
export { flattenBlocks } from './flatten-blocks.ts'
export { formatClock } from './format-clock.ts'
export { fitRichText } from './fit-rich-text.ts'
export type {
  ActionField,
  BooleanField,
  ChoiceField,
  CodeField,
  ColorField,
  ContentRuleField,
  DayField,
  Field,
  Fields,
  FileField,
  FrameField,
  IconField,
  ImageField,
  LinesField,
  ListField,
  LongTextField,
  NumberField,
  PageField,
  PagesField,
  PositionField,
  ProductField,
  RichTextField,
  SetsField,
  TextField,
  TimeField,
  VideoField,
} from './fields.ts'
export { iconNames } from './icons.ts'
export type { IconName } from './icons.ts'
export { levels } from './levels.ts'
export { OWN_LIST, type ListRule } from './list-rule.ts'
export { listButtons } from './list-buttons.ts'
export type { PageButton } from './list-buttons.ts'
export { copyBlocks, newBlock, newItem, newPageBlocks, regenerateIds } from './new-block.ts'
export type { NewId } from './new-block.ts'
export { newContentRule, readContentRule } from './page-source.ts'
export { drawCover, getCover, getFacets, getFacts } from './page-summary.ts'
export { parseBlock, parseBlocks, parsePageFields } from './parse-block.ts'
export type { BlockProblem, ParsedBlock, ParseResult } from './parse-block.ts'
export type { PageText } from './page-texts/page-text.ts'
export { getTexts, hasText, listTextEntries } from './page-texts/text-entries.ts'
export type { TranslatablePage, TextForm, TextEntry } from './page-texts/text-entries.ts'
export { selectValidTexts, validateTexts, applyTexts } from './page-texts/apply-texts.ts'
export type { TextProblem } from './page-texts/apply-texts.ts'
/** @internal */
export { listRichTextLinks, richTextFrom } from './rich-text.ts'
export { readForeignBlocks } from './read-foreign-blocks.ts'
export type { BlocksRefusal } from './read-foreign-blocks.ts'
export { blockDefinition, pageTypeDefinition } from './registry.ts'
export { listSlotBlocks, listSlots } from './slots.ts'
export { richTextToPlain } from './rich-text.ts'
export {
  artForType,
  beginsUnit,
  blockTraits,
  hasOwnPlace,
  listPageTypes,
  pageTraits,
  PLAIN_PAGE_TYPE,
} from './traits.ts'
export type { BlockTraits, PageTypeTraits } from './traits.ts'
export { findField, visitFields } from './visit-fields.ts'
export type { FieldVisitor } from './visit-fields.ts'
export { eventOccurrencePage } from './page-types/event_occurrence/definition.ts'
export { exercisePage } from './page-types/exercise/definition.ts'
export { formPage } from './page-types/form/definition.ts'
export type { FormPageFields } from './page-types/form/definition.ts'
export { programPage } from './page-types/program/definition.ts'
export { workoutPage } from './page-types/workout/definition.ts'
export { newSet } from './new-set.ts'
export type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
